import { expect, test } from 'vitest';
import { defaultLimit } from './approvals.rules.ts';

test.each([
  ['EUR', 100_000],
  ['XOF', 650_000],
  ['ARS', 140_000_000],
  ['JPY', 150_000],
])('without a rule the limit in %s is about a thousand euros', (currency, minor) => {
  expect(defaultLimit(currency)).toBe(minor);
});
