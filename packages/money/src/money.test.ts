import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMoney,
  allocateMoney,
  exponentOf,
  formatMoney,
  knownCurrencies,
  money,
  multiplyMoney,
  parseMoney,
  readAmount,
  toDecimal,
} from './money.ts';

const aCurrency = fc.constantFrom(...knownCurrencies());
// Large enough for any order and small enough that a sum of a few stays exact.
const anAmount = fc.integer({ min: -1e14, max: 1e14 });
const aMoney = fc.tuple(anAmount, aCurrency).map(([amountMinor, currency]) => money(amountMinor, currency));

test('exponents are those of ISO 4217, also where Intl says otherwise', () => {
  const expected = {
    EUR: 2,
    USD: 2,
    ARS: 2,
    COP: 2,
    HUF: 2,
    IRR: 2,
    JPY: 0,
    CLP: 0,
    VND: 0,
    PYG: 0,
    ISK: 0,
    KWD: 3,
    JOD: 3,
    TND: 3,
    IQD: 3,
  };
  for (const [currency, exponent] of Object.entries(expected))
    expect(exponentOf(currency), currency).toBe(exponent);
  expect(
    new Intl.NumberFormat('en', { style: 'currency', currency: 'IQD' }).resolvedOptions()
      .maximumFractionDigits,
  ).not.toBe(3);
});

test('an unknown currency and a fraction of a minor unit are refused', () => {
  expect(() => money(1, 'XXX')).toThrow('Unknown currency');
  expect(() => money(0.5, 'EUR')).toThrow('Not an amount');
  expect(() => money(2 ** 53, 'EUR')).toThrow('Not an amount');
});

test('only amounts of one currency are added', () => {
  expect(addMoney(money(100, 'EUR'), money(250, 'EUR'), money(-50, 'EUR'))).toEqual(money(300, 'EUR'));
  expect(() => addMoney(money(1, 'EUR'), money(1, 'USD'))).toThrow('Cannot add USD to EUR');
});

test('the parts of an allocation always sum to the whole', () => {
  const weights = fc
    .array(fc.nat(1e6), { minLength: 1, maxLength: 12 })
    .filter((all) => all.some((weight) => weight > 0));
  fc.assert(
    fc.property(aMoney, weights, (whole, shares) => {
      const parts = allocateMoney(whole, shares);
      expect(addMoney(money(0, whole.currency), ...parts)).toEqual(whole);
    }),
  );
});

test('no part of an allocation is a whole unit away from its exact share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }),
      (amount, weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        allocateMoney(money(amount, 'EUR'), weights).forEach((part, index) => {
          const distance =
            BigInt(part.amountMinor) * BigInt(total) - BigInt(amount) * BigInt(weights[index] ?? 0);
          expect(distance < BigInt(total) && distance > -BigInt(total)).toBe(true);
        });
      },
    ),
  );
});

test('a cent that cannot be shared goes to the part that lost most, then to the earlier', () => {
  expect(allocateMoney(money(100, 'EUR'), [1, 1, 1]).map((part) => part.amountMinor)).toEqual([34, 33, 33]);
  expect(allocateMoney(money(10, 'EUR'), [1, 3]).map((part) => part.amountMinor)).toEqual([3, 7]);
  expect(allocateMoney(money(-100, 'EUR'), [1, 1, 1]).map((part) => part.amountMinor)).toEqual([
    -34, -33, -33,
  ]);
  expect(() => allocateMoney(money(1, 'EUR'), [0, 0])).toThrow('Weights');
});

test('half a minor unit is rounded up, and a refund mirrors its charge', () => {
  expect(multiplyMoney(money(5, 'EUR'), 1, 2).amountMinor).toBe(3);
  expect(multiplyMoney(money(649000, 'EUR'), 22, 122).amountMinor).toBe(117033);
  fc.assert(
    fc.property(aMoney, fc.integer({ min: 0, max: 40 }), (amount, rate) => {
      const charge = multiplyMoney(amount, rate, 100);
      const refund = multiplyMoney(money(-amount.amountMinor, amount.currency), rate, 100);
      expect(addMoney(charge, refund).amountMinor).toBe(0);
    }),
  );
});

test('what is written as a decimal is read back as the same amount', () => {
  fc.assert(
    fc.property(aMoney, (amount) => {
      expect(parseMoney(toDecimal(amount), amount.currency)).toEqual(amount);
    }),
  );
});

test('decimals are cut from the digits', () => {
  expect([money(649000, 'EUR'), money(-5, 'EUR'), money(5, 'KWD'), money(5, 'JPY')].map(toDecimal)).toEqual([
    '6490.00',
    '-0.05',
    '0.005',
    '5',
  ]);
});

test('an amount finer than its currency, or no amount at all, is not read', () => {
  expect(parseMoney('12.5', 'EUR')).toEqual(money(1250, 'EUR'));
  for (const [text, currency] of [
    ['1.5', 'JPY'],
    ['1.005', 'EUR'],
    ['1,50', 'EUR'],
    ['', 'EUR'],
    ['1e3', 'EUR'],
  ] as const)
    expect(() => parseMoney(text, currency), text).toThrow('Not an amount');
});

test('[BUG-11] a typed amount is read with either decimal mark; what reads as two sums is refused', () => {
  const read = (text: string, currency = 'EUR', decimal?: '.' | ',') => {
    const reading = readAmount(text, currency, decimal);
    return reading.ok ? reading.amountMinor : reading.reason;
  };
  for (const text of ['1500', '1500.0', '1500,00', '1 500,00', '1.500,00', '1,500.00', '1’500.00'])
    expect(read(text), text).toBe(150_000);
  expect(read('1,234,567')).toBe(123_456_700);
  expect(read('0,505', 'KWD')).toBe(505);
  for (const currency of ['EUR', 'KWD', 'JPY'])
    for (const text of ['1,500', '1.500', '150.000']) expect(read(text, currency), text).toBe('ambiguous');
  for (const text of ['', '-5', '1e3', '1.2.3', '1,50,000', '1.5x', '12.345,678', '1 2,5 0 '])
    expect(read(text), text).toBe(text === '1 2,5 0 ' ? 1250 : 'invalid');
  expect(read('1.500', 'KWD', '.')).toBe(1500);
  expect(read('1.500', 'EUR', ',')).toBe(150_000);
  expect(read('1.500,25', 'EUR', '.')).toBe('invalid');
});

test('a price is written as the locale writes it, decimals only where they matter', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');
  const written = (minor: number, currency: string, tag: string) =>
    plain(formatMoney(money(minor, currency), tag));
  expect(written(649000, 'EUR', 'en-IT')).toBe('€6,490');
  expect(written(649050, 'EUR', 'it-IT')).toBe('6.490,50 €');
  expect(written(1071000, 'JPY', 'ja-JP')).toBe('￥1,071,000');
  expect(written(181700000, 'VND', 'vi-VN')).toBe('181.700.000 ₫');
  expect(written(1234567, 'KWD', 'en-KW')).toBe('KWD 1,234.567');
  expect(written(100050, 'HUF', 'en-GB')).toBe('HUF 1,000.50');
  expect(plain(formatMoney(money(649000, 'EUR'), 'en-IE', { decimals: 'always' }))).toBe('€6,490.00');
});

test('the largest exact amount loses no digit on the way to the page', () => {
  expect(formatMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), 'en-US')).toBe('$90,071,992,547,409.91');
});
