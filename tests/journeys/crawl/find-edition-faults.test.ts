import path from 'node:path';
import { readEditionTexts } from '@paddock/i18n/language/read-texts';
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

test('no text of the edition en-US is British, and its prose has no value in metric units alone', () => {
  const repository = path.join(import.meta.dirname, '../../..');
  const faults = readEditionTexts(repository, 'en-US')
    // Patterns of the specification get their numbers later.
    .shown.filter(({ key }) => !/^(unit|value)\./.test(key))
    .flatMap(({ file, key, text }) =>
      findUsFaults(text.replaceAll(/\{\w+\}/g, '')).map((fault) => `${file} ${key}: ${fault}`),
    );
  expect(faults).toEqual([]);
});
