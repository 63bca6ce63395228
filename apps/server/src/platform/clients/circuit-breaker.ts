export interface CircuitBreaker {
  /** False while the circuit is open. Once its time is over, one caller gets true and its outcome decides. */
  canCall(): boolean;
  fail(): void;
  succeed(): void;
}

/**
 * Opens after several failures in a row, so that callers fail at once instead of after a timeout each. Calls beside the
 * trial are refused and do not wait for it.
 */
export function createCircuitBreaker({
  maxFailures,
  openMs,
  now = Date.now,
}: {
  readonly maxFailures: number;
  readonly openMs: number;
  readonly now?: (() => number) | undefined;
}): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    canCall() {
      if (failures < maxFailures) return true;
      if (now() < openUntil) return false;
      // If the trial never comes back, the next one starts after the same time.
      openUntil = now() + openMs;
      return true;
    },
    fail() {
      failures += 1;
      if (failures >= maxFailures) openUntil = now() + openMs;
    },
    succeed() {
      failures = 0;
    },
  };
}
