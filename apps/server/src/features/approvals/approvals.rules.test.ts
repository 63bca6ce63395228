import { expect, test } from 'vitest';
import { defaultLimit } from './approvals.rules.ts';

test.each([
  ['EUR', 100_000],
  ['XOF', 650_000],
  ['ARS', 140_000_000],
  ['JPY', 150_000],
])(
  'without a rule the limit in %s is about a thousand euros, ten thousand for payments by hand',
  (currency, minor) => {
    expect(defaultLimit(currency, 'order.refund')).toBe(minor);
    expect(defaultLimit(currency, 'payment.confirm')).toBe(minor * 10);
  },
);
