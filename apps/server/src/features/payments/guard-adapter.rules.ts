const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

/** Opens after some failures in a row; after a while one call may try again, and its end decides. */
export function createBreaker(now: () => number) {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen() {
      if (failures < FAILURES_TO_OPEN) return false;
      if (now() < openUntil) return true;
      // The one that tries: others wait until it is back, or for another while.
      openUntil = now() + OPEN_MS;
      return false;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
    },
    succeeded() {
      failures = 0;
    },
  };
}

/** So many a minute, refilled evenly; null: as many as one likes. */
export function createBucket(perMinute: number | null, now: () => number) {
  let left = perMinute ?? 0;
  let filledAt = now();
  return {
    take(): boolean {
      if (perMinute === null) return true;
      const at = now();
      left = Math.min(perMinute, left + ((at - filledAt) / 60_000) * perMinute);
      filledAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
