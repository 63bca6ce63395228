import { exponentOf } from '@paddock/money';
import { StatementFileError } from './parsed-statement.ts';

/**
 * Minor units of an amount as banks write it: `1234.5`, `1234,50`, `1234,`, and with grouping `1.234,50`. The last comma or point
 * is the decimal separator unless it can only group thousands.
 */
export function minorOf(text: string, currency: string, place: string): number {
  const plain = text
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s'’\u00a0\u202f]/g, '');
  const digits = decimalDigits(plain);
  const exponent = exponentOr(currency, place);
  if (!digits || !/^0*$/.test(digits.fraction.slice(exponent))) throw refused(place);
  const minor = Number(digits.whole + digits.fraction.slice(0, exponent).padEnd(exponent, '0'));
  if (!Number.isSafeInteger(minor)) throw refused(place);
  return minor;
}

function decimalDigits(text: string): { whole: string; fraction: string } | null {
  const [, whole = '', fraction] = /^(\d{1,15})(?:[.,](\d{0,15}))?$/.exec(text) ?? [];
  if (whole !== '') return { whole, fraction: fraction ?? '' };
  // Grouped: one kind of separator in threes, the other one, if any, before the fraction.
  const [, grouped = '', cents] =
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,15}))?$/.exec(text) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,15}))?$/.exec(text) ??
    [];
  return grouped === '' ? null : { whole: grouped.replace(/\D/g, ''), fraction: cents ?? '' };
}

function exponentOr(currency: string, place: string): number {
  try {
    return exponentOf(currency);
  } catch {
    throw new StatementFileError('file_currency_differs', `${place}: ${currency.slice(0, 3)}`);
  }
}

const refused = (place: string) => new StatementFileError('file_amount_invalid', place);
