import { expect, test } from 'vitest';
import { readTypedPayment } from './typed-payment.ts';

const PART_PAID = { total_minor: 599_000, paid_minor: 100_000 };
const NOTHING = { tooMuchMinor: 0, stillDueMinor: 0, needsCheck: false };

test.each([
  ['no sum yet', undefined, NOTHING],
  ['the sum that is due', '499000', NOTHING],
  ['less: the rest stays due', '200000', { ...NOTHING, stillDueMinor: 299_000 }],
  ['more: the difference goes back', '800000', { ...NOTHING, tooMuchMinor: 301_000 }],
  ['twice as much needs no check', '998000', { ...NOTHING, tooMuchMinor: 499_000 }],
  ['above that it does', '998001', { ...NOTHING, tooMuchMinor: 499_001, needsCheck: true }],
])('[SEC-03] a payment by hand, %s', (_what, amount, expected) => {
  expect(readTypedPayment(PART_PAID, amount)).toEqual(expected);
});

test('[SEC-03] where everything is paid, all of it goes back', () => {
  expect(readTypedPayment({ total_minor: 599_000, paid_minor: 599_000 }, '1')).toEqual({
    tooMuchMinor: 1,
    stillDueMinor: 0,
    needsCheck: true,
  });
});
