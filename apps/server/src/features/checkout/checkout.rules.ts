import { addMoney, exponentOf, formatMoney, type Money, money } from '@paddock/money';
import type { Address } from '../addresses/addresses.contract.ts';
import type { MethodSettings } from '../payments/payments.contract.ts';
import { type SiteTax, taxAt } from '../taxes/taxes.rules.ts';
import type { Contact } from './checkout.contract.ts';
import type { CheckoutRow, SiteTerms } from './checkout-row.sql.ts';

export const HOLD_MINUTES = 15;
/** Also for an active shopper: after that the units are free for others. */
export const MAX_HOLD_MINUTES = 45;
/** An order keeps its units this long at first; a longer time of its method starts when it is registered (decision 0036). */
export const FIRST_RESERVE_MINUTES = 30;

/** Argentina hands nothing over in stores, whatever its settings say; `ar` is the country here, not the language. */
export const allowsPickup = ({ slug, settings }: SiteTerms) => slug !== 'ar' && settings.storePickup === true;

export const allowsGuests = ({ settings }: SiteTerms) => settings.guestCheckout !== false;

export const includesTax = ({ settings }: SiteTerms) => settings.price_display !== 'exclusive';

/** The buyer: the customer with the phone typed last, or the guest's contact. */
export function contactOf({
  customer,
  cart,
  addresses,
}: Pick<CheckoutRow, 'customer' | 'cart' | 'addresses'>): Contact | null {
  if (!customer) return cart?.contact ?? null;
  const phone = customer.phone ?? cart?.contact?.phone ?? addresses.find((one) => one.phone)?.phone;
  const { email, given_name, family_name } = customer;
  return phone ? { email, given_name, family_name, phone } : null;
}

/** The tax on a bag that goes to the address, or is collected at the store; neither is known before it is chosen. */
export function taxFor(
  { site, addresses, stores }: Pick<CheckoutRow, 'site' | 'addresses' | 'stores'>,
  { storeId, addressId }: { readonly storeId: number | null; readonly addressId: number | null },
): SiteTax {
  const store = stores.find(({ id }) => id === storeId);
  return taxAt(site, store ?? addresses.find(({ id }) => id === addressId) ?? null);
}

interface BillingChoice {
  readonly address_type: 'store' | 'home';
  readonly address_id: number | null;
  readonly billing_address_id?: number | null | undefined;
}

/**
 * Whom the invoice is for: the address that was named, else the first saved billing address, else where it is delivered
 * to. A store is never the buyer's address: for pickup without any address it is null. Undefined: the named one is
 * not the buyer's.
 */
export function billingOf(
  row: Pick<CheckoutRow, 'customer' | 'addresses' | 'billing_addresses'>,
  choice: BillingChoice,
): Address | null | undefined {
  const { addresses, billing_addresses: saved } = row;
  const named = choice.billing_address_id ?? null;
  if (named !== null) return [...saved, ...addresses].find(({ id }) => id === named);
  const delivery = addresses.find(({ id }) => id === choice.address_id) ?? null;
  // A guest has one address, which belongs to the cart.
  const own = row.customer ? null : (addresses[0] ?? null);
  return saved[0] ?? delivery ?? (choice.address_type === 'store' ? own : null);
}

export interface Totals {
  readonly subtotal: Money;
  readonly shipping: Money;
  readonly lineTaxes: readonly Money[];
  readonly shippingTax: Money;
  readonly tax: Money;
  readonly total: Money;
}

type ComputeTax = (price: Money, percent: number, included: boolean) => Money;

interface Taxable {
  readonly prices: readonly number[];
  readonly shippingMinor: number;
  /** Percent. */
  readonly rate: number;
}

/** Tax is rounded per line and then summed, and shipping is taxed alike (H-31). */
export function totalsOf(
  site: SiteTerms,
  { prices, shippingMinor, rate }: Taxable,
  taxOf: ComputeTax,
): Totals {
  const zero = money(0, site.currency);
  const included = includesTax(site);
  const lines = prices.map((price) => money(price, site.currency));
  const subtotal = addMoney(zero, ...lines);
  const shipping = money(shippingMinor, site.currency);
  const lineTaxes = lines.map((line) => taxOf(line, rate, included));
  const shippingTax = taxOf(shipping, rate, included);
  const tax = addMoney(shippingTax, ...lineTaxes);
  const total = addMoney(subtotal, shipping, ...(included ? [] : [tax]));
  return { subtotal, shipping, lineTaxes, shippingTax, tax, total };
}

export const say = (amount: Money, localeTag: string) =>
  formatMoney(amount, localeTag, { decimals: 'always' });

export interface Exchanged {
  readonly amount: Money;
  readonly rate: string;
  /** When the rate was set; null: it is the one of now. */
  readonly at: string | null;
}

const RATE = /^\d{1,9}(\.\d{1,9})?$/;
const BILLION = 1_000_000_000n;

/** The total in the currency the provider settles in. `same`: in the order's own; null: no rate is known. */
export function exchange(total: Money, site: SiteTerms, settings: MethodSettings): Exchanged | 'same' | null {
  const currency = settings.settlement_currency;
  if (!currency || currency === total.currency) return 'same';
  const known = site.settings.exchange_rates?.[currency];
  const { rate, at } =
    typeof known === 'object' && known !== null
      ? (known as Record<string, unknown>)
      : { rate: known, at: null };
  const text = String(rate);
  if (!RATE.test(text) || Number(text) === 0) return null;
  const [whole = '0', part = ''] = text.split('.');
  const billionths = BigInt(whole) * BILLION + BigInt(part.padEnd(9, '0'));
  const up = BigInt(total.amountMinor) * billionths * 10n ** BigInt(exponentOf(currency));
  const down = BILLION * 10n ** BigInt(exponentOf(total.currency));
  const amount = money(Number((2n * up + down) / (2n * down)), currency);
  return { amount, rate: text, at: typeof at === 'string' ? at : null };
}
