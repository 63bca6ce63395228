import { exponentOf } from './currencies.ts';

export type AmountReading =
  | { readonly ok: true; readonly amountMinor: number }
  /** `ambiguous`: "1,500" is 1500 to one reader and 1.5 to another. */
  | { readonly ok: false; readonly reason: 'ambiguous' | 'invalid' };

export type DecimalMark = '.' | ',';

/**
 * An amount as people and banks write it: `1234.5`, `1234,50`, `1 234,50`, `1.234,50`, `1,234,567`; without a sign. What reads as
 * two different sums is refused unless the caller knows the decimal mark. Decimals that the currency does not have are refused.
 */
export function readAmount(text: string, currency: string, decimal?: DecimalMark): AmountReading {
  const plain = text.trim().replace(/(?<=\d)[\s'’\u00a0\u202f](?=\d)/g, '');
  const marks = decimal ? [decimal] : (['.', ','] as const);
  const readings = marks.flatMap((mark) => splitAt(plain, mark) ?? []);
  const [first, second] = readings;
  if (!first) return { ok: false, reason: 'invalid' };
  if (second && second.whole !== first.whole) return { ok: false, reason: 'ambiguous' };
  const exponent = exponentOf(currency);
  const amountMinor = Number(first.whole + first.fraction.slice(0, exponent).padEnd(exponent, '0'));
  if (!/^0*$/.test(first.fraction.slice(exponent)) || !Number.isSafeInteger(amountMinor))
    return { ok: false, reason: 'invalid' };
  return { ok: true, amountMinor };
}

/** Digits before and after the decimal mark; the other mark may only group thousands. */
function splitAt(text: string, decimal: DecimalMark): { whole: string; fraction: string } | null {
  const pattern =
    decimal === '.'
      ? /^(\d{1,15}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,15}))?$/
      : /^(\d{1,15}|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{0,15}))?$/;
  const [, whole, fraction = ''] = pattern.exec(text) ?? [];
  return whole === undefined ? null : { whole: whole.replace(/\D/g, ''), fraction };
}
