import { expect, test } from 'vitest';
import { defaultLimit, waitsForApproval } from './approvals.rules.ts';

test.each([
  ['EUR', 100_000],
  ['XOF', 650_000],
  ['ARS', 140_000_000],
  ['JPY', 150_000],
])('without a rule the limit in %s is about a thousand euros', (currency, minor) => {
  expect(defaultLimit(currency)).toBe(minor);
});

test.each([
  ['all that is left is above the limit', { leftMinor: 200, aloneMinor: 100 }, null, true],
  ['the limit itself is allowed alone', { leftMinor: 100, aloneMinor: 100 }, null, false],
  ['a part below the limit', { leftMinor: 200, aloneMinor: 100 }, 100, false],
  ['a part above the limit', { leftMinor: 200, aloneMinor: 100 }, 101, true],
  ['less is left than asked for', { leftMinor: 80, aloneMinor: 100 }, 500, false],
  ['every sum needs a second person', { leftMinor: 1, aloneMinor: 0 }, null, true],
  ['nothing is left', { leftMinor: 0, aloneMinor: 0 }, null, false],
])('[APPROVALS-10] %s', (_what, allowance, amount, expected) => {
  expect(waitsForApproval(allowance, amount)).toBe(expected);
});
