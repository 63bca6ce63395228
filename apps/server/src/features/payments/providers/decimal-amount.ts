import { money, parseMoney, toDecimal } from '@paddock/money';

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
