import { expect, test } from 'vitest';
import { type CardValues, complaint, grouped, isComplete, isFull, kindOf } from './card-shape.browser.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const card = (change: Partial<CardValues>): CardValues => ({
  number: '4242424242424242',
  expiry: '1234',
  cvc: '123',
  ...change,
});

test.each([
  ['4242424242424242', 'visa', '4242 4242 4242 4242'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
  ['9999', 'unknown', '9999'],
])('%s is %s and written %s', (number, brand, shown) => {
  expect(kindOf(number).brand).toBe(brand);
  expect(grouped(number)).toBe(shown);
});

test.each([
  ['while it is typed', { number: '4000002760003' }, false, null],
  ['left too early', { number: '4000002760003' }, true, 'incomplete_number'],
  ['one figure wrong', { number: '4242424242424241' }, false, 'invalid_number'],
  ['nothing typed', { number: '' }, true, null],
])('a number, %s', (_what, change, left, expected) => {
  expect(complaint('number', card(change), left, NOW)).toBe(expected);
});

test.each([
  ['1126', null],
  ['1026', 'invalid_expiry_year_past'],
  ['1299', null],
  ['1330', 'invalid_expiry_month'],
  ['0030', 'invalid_expiry_month'],
])('expiry %s: %s', (expiry, expected) => {
  expect(complaint('expiry', card({ expiry }), false, NOW)).toBe(expected);
  expect(isComplete('expiry', card({ expiry }), NOW)).toBe(expected === null);
});

test('the code has four figures on Amex only', () => {
  const amex = card({ number: '378282246310005' });
  expect(isComplete('cvc', card({}), NOW)).toBe(true);
  expect(isComplete('cvc', amex, NOW)).toBe(false);
  expect(complaint('cvc', amex, true, NOW)).toBe('incomplete_cvc');
  expect(isFull('cvc', { ...amex, cvc: '1234' })).toBe(true);
});
