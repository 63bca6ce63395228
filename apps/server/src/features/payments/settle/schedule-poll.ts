import type { Tx } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { handleEventJob, lookUpJob } from '../payments.jobs.ts';
import { isLive } from './settle.rules.ts';

const USUAL_SECONDS = [15, 45, 120, 300, 900, 3600] as const;
// The shopper is typing the card number: a later poll misses nothing.
const IDLE_SECONDS = 60;

/** Null: there is nothing more to look for. Webhooks and the nightly comparison find what comes after that. */
export function secondsToNextPoll(
  status: string,
  looks: number,
  schedule: readonly number[] = USUAL_SECONDS,
): number | null {
  if (!isLive(status)) return null;
  const seconds = schedule[Math.min(looks, schedule.length - 1)] ?? 3600;
  return status === 'created' || status === 'ready' ? Math.max(IDLE_SECONDS, seconds) : seconds;
}

// The minute's round is soon enough for everything later than this.
const TOO_SOON_FOR_THE_ROUND = 60;

/** Looks that cannot wait for the next round become jobs of their own, one per attempt. */
export async function schedulePoll(tx: Tx, siteId: number, attemptId: string, inSeconds: number | null) {
  if (inSeconds === null || inSeconds >= TOO_SOON_FOR_THE_ROUND) return;
  const runAt = new Date(Date.now() + inSeconds * 1000);
  await queueJob(tx, lookUpJob, { siteId, attemptId }, { key: `look-up:${attemptId}`, runAt });
}

/** Events that came too early are worked off now. */
export async function queueEvents(tx: Tx, siteId: number, events: readonly { id: number }[]) {
  for (const { id } of events) await queueJob(tx, handleEventJob, { siteId, eventId: id });
}
