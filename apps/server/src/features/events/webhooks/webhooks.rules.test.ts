import { expect, test } from 'vitest';
import { delayAfter, EXPIRY_SECONDS, isExpired, isFailingTooLong } from './webhooks.rules.ts';

test('delays grow up to half a day and retries fit into three days', () => {
  const delays = Array.from({ length: 14 }, (_, n) => delayAfter(n + 1, 0));
  expect(delays[0]).toBe(5);
  for (let n = 1; n < delays.length; n += 1) expect(delays[n]).toBeGreaterThanOrEqual(delays[n - 1] ?? 0);
  expect(Math.max(...delays)).toBe(12 * 3600);
  expect(delays.slice(0, 10).reduce((sum, delay) => sum + delay, 0)).toBeLessThan(EXPIRY_SECONDS);
  expect(delayAfter(3, 1)).toBe(132);
});

test('an event is given up after three days, a webhook after four', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(isExpired(new Date('2026-11-17T00:00:01Z'), now)).toBe(false);
  expect(isExpired(new Date('2026-11-17T00:00:00Z'), now)).toBe(true);
  expect(isFailingTooLong(null, now)).toBe(false);
  expect(isFailingTooLong(new Date('2026-11-16T00:00:00Z'), now)).toBe(true);
});
