import { expect, test } from 'vitest';
import { cellOf, toCsv } from './csv.rules.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+39 347 123', "'+39 347 123"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['-12', '-12'],
  [-12, '-12'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [true, 'true'],
])('[EXPORTS-02] the cell %j is written as %j', (value, written) => {
  expect(cellOf(value)).toBe(written);
});

test('[EXPORTS-02] a file begins with a byte order mark and ends each line with CRLF', () => {
  expect(
    toCsv([
      ['a', 'b'],
      [1, null],
    ]),
  ).toBe('\uFEFFa,b\r\n1,\r\n');
});
