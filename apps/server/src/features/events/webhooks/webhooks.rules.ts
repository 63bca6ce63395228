const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first, second, … failed attempt; the last one repeats. */
const DELAYS_SECONDS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
];

export const EXPIRY_SECONDS = 3 * 24 * HOUR;
/** Without a single success for so long, the address is not called any more. */
export const DISABLE_SECONDS = 4 * 24 * HOUR;

/** Growing delays with up to a tenth of jitter, so that what failed together does not come back together. */
export function delayAfter(attempts: number, random = Math.random()): number {
  const delay = DELAYS_SECONDS[Math.min(attempts, DELAYS_SECONDS.length) - 1] ?? 5;
  return Math.round(delay * (1 + random / 10));
}

/** Whether an event is older than the time for which it is retried. */
export const isExpired = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= EXPIRY_SECONDS * 1000;

export const isFailingTooLong = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= DISABLE_SECONDS * 1000;
