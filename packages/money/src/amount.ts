import { exponentOf } from './currencies.ts';

/** An amount in the smallest unit of its currency: 649000 EUR is € 6,490.00, 649000 JPY is ¥ 649,000. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Refuses what is no amount: fractions, and sums too large to be exact. */
export function money(amountMinor: number, currency: string): Money {
  exponentOf(currency);
  if (!Number.isSafeInteger(amountMinor))
    throw new RangeError(`Not an amount in minor units: ${amountMinor}`);
  // -0 would print as "-€0".
  return { amountMinor: amountMinor === 0 ? 0 : amountMinor, currency };
}

/** "6490.00": digits and a point, for providers and feeds. Built from the digits, never through a fraction. */
export function toDecimal({ amountMinor, currency }: Money): string {
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Reads what `toDecimal` writes. Fewer decimals are fine, more than the currency has are refused, not rounded. */
export function parseMoney(text: string, currency: string): Money {
  const exponent = exponentOf(currency);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  const decimals = match?.[3] ?? '';
  if (!match || decimals.length > exponent) throw new RangeError(`Not an amount of ${currency}: ${text}`);
  const amountMinor = Number(`${match[2]}${decimals.padEnd(exponent, '0')}`);
  return money(match[1] ? -amountMinor : amountMinor, currency);
}
