import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXT_STATES } from '../texts.staff.contract.ts';
import { CSV_START, csvUnit, readCsv, type TextUnit } from './csv.ts';
import { readXliff, XLIFF_END, xliffStart, xliffUnit } from './xliff.ts';

const words = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  .filter((text) => !/\p{Cs}|[^\P{Cc}\n\t]|[\ufffe\uffff]/u.test(text) && text.trim() !== '');
const tricky = fc.constantFrom(
  '=1+1',
  "'=1",
  "''@x",
  '-5',
  'a "b", c\nd',
  '<0>Pay</0> & {count, plural, one {#} other {#}}',
  ']]> &amp; &#10;',
  '\u2067ادفع الآن\u2069',
);
const unit: fc.Arbitrary<TextUnit> = fc.record({
  id: fc.integer({ min: 1 }),
  name: fc.oneof(words, tricky),
  digest: fc.constant('0cc175b9c0f1b6a831c399e269772661'),
  revision: fc.nat(1000),
  state: fc.constantFrom(...TEXT_STATES),
  source: fc.oneof(words, tricky),
  words: fc.oneof(words, tricky, fc.constant(null)),
});
const returned = (units: readonly TextUnit[]) =>
  units.map(({ id, digest, revision, words: own }) => ({ id, digest, revision, words: own }));

test('[TRANSLATE-11] every text comes back from XLIFF and from CSV as it went out', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 10 }), (units) => {
      const xliff = xliffStart('ar') + units.map(xliffUnit).join('') + XLIFF_END;
      expect(readXliff(xliff)).toEqual({ locale: 'ar', units: returned(units) });
      expect(readCsv(CSV_START + units.map(csvUnit).join(''))).toEqual(returned(units));
    }),
    { numRuns: 300 },
  );
});

test('a file with a DOCTYPE, with tags in a target or without its columns is refused with the line', () => {
  const file = (target: string) =>
    `${xliffStart('it')}<unit id="1" paddock:digest="a" paddock:revision="1"><segment><source>a</source><target>${target}</target></segment></unit>${XLIFF_END}`;
  expect(readXliff(file('b')).units).toHaveLength(1);
  expect(() => readXliff(file('<pc id="1">b</pc>'))).toThrow('line 4: <pc> in a target');
  expect(() => readXliff(`<!DOCTYPE x [<!ENTITY y "z">]>${file('&y;')}`)).toThrow('DOCTYPE');
  expect(() => readXliff(file('b').slice(0, -20))).toThrow(/line/);
  expect(() => readCsv('id,name\r\n1,a\r\n')).toThrow('line 1: no column digest');
});
