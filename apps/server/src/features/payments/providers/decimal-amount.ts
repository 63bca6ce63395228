import { money, parseMoney, toDecimal } from '@paddock/money';

// Mainland Ecuador, where both providers close their day. It has no summer time.
const OFFSET_MS = -5 * 3_600_000;

const local = (at: Date) => new Date(at.getTime() + OFFSET_MS);

export const sameDayInGuayaquil = (one: Date, other: Date) =>
  local(one).toISOString().slice(0, 10) === local(other).toISOString().slice(0, 10);

export const hourInGuayaquil = (at: Date) => local(at).getUTCHours();

/**
 * 649000 EUR → 6490 (JSON has no decimals of its own). The digits are sliced, never divided; a sum so large that a JSON
 * number could not carry it exactly is refused.
 */
export function toDecimalNumber(amountMinor: number, currency: string): number {
  const decimal = Number(toDecimal(money(amountMinor, currency)));
  if (fromDecimalAmount(decimal, currency) !== amountMinor)
    throw new RangeError(`Too large to be sent exactly: ${amountMinor} ${currency}`);
  return decimal;
}

/** What a provider writes as 6490, 6490.5 or "6490.50". Null: no amount of this currency, so it can equal none of ours. */
export function fromDecimalAmount(value: unknown, currency: string): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  try {
    return parseMoney(String(value), currency).amountMinor;
  } catch {
    return null;
  }
}

interface TaxSplit {
  readonly untaxedMinor: number;
  readonly taxedMinor: number;
  readonly taxMinor: number;
}

// Tax is rounded on each line, so the base counted back from it is off by so many cents for as many lines.
const MAX_LINES = 10;

/**
 * An amount with its tax inside, as Ecuador's providers want it: what bears no tax, what bears it, and the tax. The
 * three sum to the amount exactly; what rounding leaves over goes to the taxed base. `taxRate` in per cent.
 */
export function splitTax(amountMinor: number, taxMinor: number, taxRate: number): TaxSplit {
  if (taxMinor <= 0 || taxRate <= 0) return { untaxedMinor: amountMinor, taxedMinor: 0, taxMinor: 0 };
  if (taxMinor >= amountMinor) throw new RangeError(`Tax of ${taxMinor} in an amount of ${amountMinor}`);
  const rest = amountMinor - taxMinor;
  const untaxed = rest - Math.round((taxMinor * 100) / taxRate);
  const isRounding = untaxed <= (MAX_LINES * 50) / taxRate;
  return isRounding
    ? { untaxedMinor: 0, taxedMinor: rest, taxMinor }
    : { untaxedMinor: untaxed, taxedMinor: rest - untaxed, taxMinor };
}
