import { expect, test } from 'vitest';
import { findSimplified, findUsFaults } from './find-edition-faults.ts';

test.each([
  ['The colour of the tyre', ['British: colour']],
  ['Total (incl. VAT)', ['British: VAT']],
  ['Seat height 830 mm', ['metric only']],
  ['47 hp (35 kW), 182 kg', []],
  ['32.7 in (830 mm)', []],
  ['A 4 mm hex key and 42 mm tires', []],
  ['Color, gray, canceled', []],
])('%s', (text, faults) => expect(findUsFaults(text)).toEqual(faults));

test('a character that only simplified Chinese has is found', () => {
  expect(findSimplified('订单')).toBe('订');
  expect(findSimplified('訂單')).toBeUndefined();
});
