import { describe, expect, test } from 'vitest';
import { type CheckInput, checkTranslation, isBreaking } from './check-translation.ts';
import { compareWords } from './compare-words.ts';

const check = (source: string, words: string, more: Partial<CheckInput> = {}) =>
  checkTranslation({ source, words, locale: 'it', kind: 'interface', ...more });
const names = (...input: Parameters<typeof check>) => check(...input).map((finding) => finding.check);

describe('[TRANSLATE-04] checks of a translation', () => {
  test('a translation with the same values, tags, numbers and signs passes', () => {
    expect(names('From {amount} in <0>42 days</0>.', 'Da {amount} in <0>42 giorni</0>.')).toEqual([]);
  });

  test.each([
    ['From {amount}', 'Da {importo}', 'placeholders'],
    ['From {amount}', 'Da', 'placeholders'],
    ['<0>Cart</0>', 'Carrello', 'tags'],
    ['<0>Cart</0>', '<0>Carrello', 'tags'],
    ['Cart {n}', 'Carrello {n', 'syntax'],
    ['Cart', '  ', 'empty'],
  ])('%s → %s breaks the page: %s', (source, words, expected) => {
    const found = check(source, words);
    expect(found.map((finding) => finding.check)).toContain(expected);
    expect(found.some(isBreaking)).toBe(true);
  });

  test('a plural has every case of the language, and values inside its cases count', () => {
    const source = '{n, plural, one {# bike in {city}} other {# bikes in {city}}}';
    expect(names(source, '{n, plural, one {# moto a {city}} other {# moto a {city}}}')).toEqual([]);
    const polish = { locale: 'pl' };
    expect(names(source, '{n, plural, one {# a {city}} other {# b {city}}}', polish)).toContain('plurals');
    expect(names(source, '{n, plural, one {# moto} other {# moto}}')).toContain('placeholders');
  });

  test('a language may have one word where English chooses, but no choice of its own', () => {
    const source = '{tax, select, gst {GST} other {VAT}}: {amount}';
    expect(names(source, 'IVA: {amount}')).toEqual([]);
    expect(names(source, '{tax, select, gst {GST} other {IVA}}: {amount}')).toEqual([]);
    expect(names(source, '{tax, select, gst {GST} other {IVA}}')).toContain('placeholders');
    expect(names('VAT: {amount}', '{tax, select, other {IVA}}: {amount}')).toContain('placeholders');
    expect(names(source, '{tax}: {amount}')).toContain('placeholders');
  });

  test('numbers are compared by value: separators and digits are those of the language', () => {
    expect(names('3,500 revs', '3.500 giri')).toEqual([]);
    expect(names('3,500 revs', '٣٬٥٠٠ دورة', { locale: 'ar' })).toEqual([]);
    expect(check('44 Nm', '42 Nm')).toEqual([{ check: 'numbers', found: '42', instead: '44' }]);
  });

  test('a forbidden form and a missing term of the glossary are found', () => {
    const terms = [{ term: 'carrello', forbidden: ['borsa'], source: 'cart' }];
    expect(check('Your cart', 'La tua borsa', { terms })).toEqual([
      { check: 'glossary', found: 'borsa', instead: 'carrello' },
    ]);
    expect(names('Your cart', 'I tuoi acquisti', { terms })).toEqual(['glossary']);
    expect(names('Your cart', 'Il tuo carrello', { terms })).toEqual([]);
    expect(names('Your cart', 'La tua borsa', { terms: [{ ...terms[0]!, kinds: ['mail'] }] })).toEqual([]);
  });

  test('length, direction marks, spaces and the last sign are checked', () => {
    expect(names('Buy', 'Procedi subito con il tuo acquisto')).toEqual(['length']);
    expect(names('Pay', 'Paga\u2066 ora')).toContain('direction');
    expect(names('Pay now', ' Paga  ora')).toEqual(['spaces']);
    expect(names('Pay now.', 'Paga ora')).toEqual(['punctuation']);
    expect(names('現在', '現在。', { locale: 'ja' })).toEqual(['punctuation']);
  });

  test('typography follows the rules that the language switches on', () => {
    expect(names('Don’t wait', "C'è tempo", { typography: ['straight-apostrophe'] })).toEqual(['typography']);
  });

  test('braces in the words of a page are ordinary characters', () => {
    expect(names('A {b c', 'Un {b c', { kind: 'page' })).toEqual([]);
    expect(names('<p>One</p><p>Two</p>', '<p>Uno due</p>', { kind: 'page' })).toContain('tags');
  });
});

test('[TRANSLATE-05] the changed words of a source are marked, the others are not', () => {
  expect(compareWords('Torque: 42 Nm from 4,000 revs.', 'Torque: 44 Nm from 3,500 revs.')).toEqual([
    { kind: 'same', text: 'Torque: ' },
    { kind: 'removed', text: '42' },
    { kind: 'added', text: '44' },
    { kind: 'same', text: ' Nm from ' },
    { kind: 'removed', text: '4,000' },
    { kind: 'added', text: '3,500' },
    { kind: 'same', text: ' revs.' },
  ]);
  expect(compareWords('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
});
