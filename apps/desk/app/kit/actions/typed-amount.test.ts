import { money, toDecimal } from '@paddock/money';
import { expect, test } from 'vitest';
import { readTypedAmount } from './typed-amount.ts';

test('[BUG-11] a sum that staff type is refused where it reads as two sums', () => {
  for (const currency of ['EUR', 'JPY', 'KWD'])
    expect(readTypedAmount('1,500', currency), currency).toEqual({ ok: false, reason: 'ambiguous' });
  expect(readTypedAmount('1.500', 'EUR')).toEqual({ ok: false, reason: 'ambiguous' });
  expect(readTypedAmount('1.500,00', 'EUR')).toEqual({ ok: true, amountMinor: 150_000 });
});

test('[BUG-11] what a dialog fills in is read back', () => {
  for (const currency of ['EUR', 'JPY', 'KWD'])
    for (const amountMinor of [5, 125_500, 1_250_500])
      expect(readTypedAmount(toDecimal(money(amountMinor, currency)), currency)).toEqual({
        ok: true,
        amountMinor,
      });
});
