import { exponentOf } from '@paddock/money';
import { ProviderFailure } from '../adapter.ts';

// Where Stripe counts otherwise than ISO 4217: ISK and UGX with two decimals that must be 00, MGA with none.
const EXPONENTS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

const stripeExponent = (currency: string) => EXPONENTS[currency] ?? exponentOf(currency);

/** Eight is what the documentation promises everywhere; an account may be good for more with cards. */
export const MAX_DIGITS = 8;

/**
 * An amount as Stripe wants it. What it cannot charge exactly is refused before it is asked: a rounded amount would
 * never match the order.
 */
export function toProvider(amountMinor: number, currency: string, mostDigits = MAX_DIGITS): number {
  const shift = stripeExponent(currency) - exponentOf(currency);
  const amount = shift >= 0 ? amountMinor * 10 ** shift : amountMinor / 10 ** -shift;
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new ProviderFailure('refused', `Stripe has no such amount of ${currency}: ${amountMinor}`);
  if (stripeExponent(currency) === 3 && amount % 10 !== 0)
    throw new ProviderFailure(
      'refused',
      `Stripe wants a zero as third decimal of ${currency}: ${amountMinor}`,
    );
  if (String(amount).length > mostDigits)
    throw new ProviderFailure('refused', `Stripe takes up to ${mostDigits} digits: ${amount} ${currency}`);
  return amount;
}

/** Null when it is no amount of ours: the comparison then fails, as it should. */
export function fromProvider(amount: number, currency: string): number | null {
  const shift = stripeExponent(currency) - exponentOf(currency);
  const amountMinor = shift >= 0 ? amount / 10 ** shift : amount * 10 ** -shift;
  return Number.isSafeInteger(amountMinor) ? amountMinor : null;
}
