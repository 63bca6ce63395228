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
