import type { PaymentAccount } from './adapter.ts';

/** What an account takes where its settings name nothing. */
const BRANDS: Readonly<Partial<Record<PaymentAccount['provider'], string>>> = {
  stripe: 'visa,mastercard,amex',
  payway: 'visa,mastercard,amex,cabal,diners',
  mercadopago: 'visa,mastercard,amex',
  paymentez: 'visa,mastercard,diners,amex',
  datafast: 'visa,mastercard,amex,diners,discover',
};

/** The names of card brands as our pages draw them; providers have names of their own for some. */
const SAME: Readonly<Record<string, string>> = { master: 'mastercard' };

/** The card brands an account takes, in the order to show. */
export const cardBrandsOf = ({
  provider,
  settings,
}: Pick<PaymentAccount, 'provider' | 'settings'>): string[] =>
  (settings.brands ?? BRANDS[provider] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((brand) => brand !== '')
    .map((brand) => SAME[brand] ?? brand);
