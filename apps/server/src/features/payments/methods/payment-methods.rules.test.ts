import { expect, test } from 'vitest';
import { boundsOf } from './payment-methods.rules.ts';

const CASH = {
  component: 'CashPayment',
  currency: 'EUR',
  min_minor: null,
  max_minor: null,
  cash_max_minor: null,
};

test.each([
  ['its own', { max_minor: 499_999, cash_max_minor: 1 }, 499_999],
  ['that of the site', { cash_max_minor: 250_000 }, 250_000],
  ['about a thousand euros', {}, 100_000],
  ['none in an unknown currency: nothing is accepted', { currency: 'XXX' }, 0],
])('[C1] the ceiling of cash on delivery is %s', (_what, change, max_minor) => {
  expect(boundsOf({ ...CASH, ...change })).toEqual({ min_minor: null, max_minor });
});

test('other methods have no ceiling unless they say so', () => {
  expect(boundsOf({ ...CASH, component: 'BankTransfer' })).toEqual({ min_minor: null, max_minor: null });
});
