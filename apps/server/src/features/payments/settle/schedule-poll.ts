import type { Tx } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { handleEventJob, lookUpJob } from '../payments.jobs.ts';

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
