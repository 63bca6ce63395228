import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimalAmount, toDecimalNumber } from './decimal-amount.ts';

const CURRENCIES = ['ARS', 'USD', 'EUR', 'CLP', 'JPY', 'KWD', 'COP'];

test('an amount that was sent comes back as it was, through JSON, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
      fc.constantFrom(...CURRENCIES),
      (minor, currency) => {
        const wire = JSON.parse(JSON.stringify({ amount: toDecimalNumber(minor, currency) }));
        expect(fromDecimalAmount(wire.amount, currency)).toBe(minor);
      },
    ),
    { numRuns: 2000 },
  );
});

test('the digits on the wire are the ones meant: no trace of binary fractions', () => {
  expect(JSON.stringify(toDecimalNumber(1_299_010, 'ARS'))).toBe('12990.1');
  expect(JSON.stringify(toDecimalNumber(29, 'USD'))).toBe('0.29');
  expect(JSON.stringify(toDecimalNumber(649_000, 'JPY'))).toBe('649000');
});

test('what no JSON number carries exactly is refused, and what is no amount is none', () => {
  expect(() => toDecimalNumber(Number.MAX_SAFE_INTEGER, 'ARS')).toThrow(RangeError);
  for (const odd of [12.345, '12.345', '1e3', '', null, undefined, {}, Number.NaN, '12,50'])
    expect(fromDecimalAmount(odd, 'USD')).toBeNull();
  expect(fromDecimalAmount('12.50', 'USD')).toBe(1250);
  expect(fromDecimalAmount(10, 'XXX')).toBeNull();
});
