import type { Attempt, PayingOrder } from '../adapter.ts';
import { toDecimalNumber } from '../decimal-amount.ts';

const LOCALES = new Set(['es', 'en', 'pt']);

export const localeOf = (locale: string) => (LOCALES.has(locale.slice(0, 2)) ? locale.slice(0, 2) : 'es');

/** What their window needs to know. */
export function referenceOf(attempt: Attempt, order: PayingOrder): object {
  const decimal = (minor: number) => toDecimalNumber(minor, attempt.currency);
  const tax = taxOf(attempt.amountMinor, order.taxMinor, order.taxRate);
  return {
    locale: localeOf(order.locale),
    order: {
      amount: decimal(attempt.amountMinor),
      description: attempt.orderCode,
      dev_reference: attempt.id,
      vat: decimal(tax.vatMinor),
      taxable_amount: decimal(tax.taxableMinor),
      tax_percentage: tax.rate,
      installments_type: 0,
      currency: attempt.currency,
    },
    user: {
      id: order.customerRef,
      email: order.email,
      name: order.givenName,
      last_name: order.familyName,
      ...(order.phone && { phone: order.phone }),
      ...(order.clientIp && { ip_address: order.clientIp }),
    },
    ...(order.street && {
      billing_address: {
        street: order.street,
        city: order.city,
        zip: order.postalCode,
        country: order.countryIso,
      },
    }),
  };
}

/**
 * They check that the base times the rate is the tax. Ours is rounded line by line and may be some cents away from that,
 * so for an amount that is taxed throughout it is taken from the amount; what is taxed in part keeps its tax.
 */
export function taxOf(amountMinor: number, taxMinor: number, rate: number) {
  if (rate <= 0 || taxMinor <= 0) return { vatMinor: 0, taxableMinor: 0, rate: 0 };
  const taxableOfAll = Math.round((amountMinor * 100) / (100 + rate));
  const vatOfAll = amountMinor - taxableOfAll;
  if (Math.abs(vatOfAll - taxMinor) <= LINES_ROUNDED)
    return { vatMinor: vatOfAll, taxableMinor: taxableOfAll, rate };
  const taxableMinor = Math.min(Math.round((taxMinor * 100) / rate), amountMinor - taxMinor);
  return { vatMinor: taxMinor, taxableMinor, rate };
}

const LINES_ROUNDED = 20;
