import { type DecimalMark, readAmount } from '@paddock/money';
import type { CsvDateFormat } from '../statements.contract.ts';
import { findDay } from './parsed-statement.ts';

// What a cell of a bank's CSV can be read as; the preview and the import use the same rules.

/** Empty, or zero without a digit that says more: a bank fills the other one of debit and credit so. */
export const isBlank = (text: string) => text === '' || /^[0.,]+$/.test(text);

/** The sign and the digits of an amount, without the currency. */
export function unsigned(text: string): { isNegative: boolean; digits: string } {
  const isNegative = /^\s*[-−(]|-\s*$/.test(text);
  const digits = text
    .replace(/[-−()+]/g, '')
    .replace(/[A-Z]{3}|[$€£]/g, '')
    .trim();
  return { isNegative, digits };
}

const MARKS = ['.', ','] as const;

/** Which decimal marks can read all amounts. `isSame`: they give the same sums, so that it does not matter. */
export function decimalsOf(
  texts: readonly string[],
  currency: string,
): { marks: readonly DecimalMark[]; isSame: boolean } {
  const sums = MARKS.map((mark) =>
    texts.map((text) => {
      const amount = readAmount(unsigned(text).digits, currency, mark);
      return amount.ok ? amount.amountMinor : null;
    }),
  );
  const marks = MARKS.filter((_, n) => sums[n]?.every((sum) => sum !== null));
  return { marks, isSame: marks.length === 2 && JSON.stringify(sums[0]) === JSON.stringify(sums[1]) };
}

/** A day as `2026-11-14`; null: there is no such day in this format. */
export function readDay(text: string, format: CsvDateFormat): string | null {
  const [, compact] = /^(\d{8})(?:\D|$)/.exec(text.trim()) ?? [];
  const [a = '', b = '', c = ''] = compact
    ? [compact.slice(0, 4), compact.slice(4, 6), compact.slice(6)]
    : text.trim().split(/[^\d]+/);
  const [year, month, day] =
    compact || format === 'ymd' ? [a, b, c] : format === 'dmy' ? [c, b, a] : [c, a, b];
  const full = year.length === 2 ? `20${year}` : year;
  return findDay(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const FORMATS = ['ymd', 'dmy', 'mdy'] as const;
const DATE =
  /^(?:\d{4}\D{1,2}\d{1,2}\D{1,2}\d{1,2}|\d{1,2}\D{1,2}\d{1,2}\D{1,2}(?:\d{4}|\d{2})|(?:19|20)\d{6})(?:\D|$)/;

/** The formats in which all texts are days. Years of two digits come last. */
export function dateFormatsOf(texts: readonly string[]): CsvDateFormat[] {
  if (texts.length === 0 || !texts.every((text) => DATE.test(text.trim()))) return [];
  const isYearFirst = texts.every((text) => /^\d{4}/.test(text.trim()));
  return FORMATS.filter(
    (format) => (format === 'ymd') === isYearFirst && texts.every((text) => readDay(text, format) !== null),
  );
}
