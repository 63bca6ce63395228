import { baseOf } from '@paddock/i18n/locales';
import type { Payments } from '../payments.ts';
import type { PayingOrder } from '../providers/adapter.ts';
import type { AttemptRow, PayingAttemptRow } from './attempts.sql.ts';

/** The buyer and the lines, in the shape that providers get. */
export function payingOrder(
  payments: Payments,
  row: PayingAttemptRow,
  input: { readonly locale: string; readonly clientIp: string | null },
): PayingOrder {
  const { address, taxMinor, ...paying } = row.paying;
  return {
    ...paying,
    locale: input.locale,
    clientIp: input.clientIp,
    countryIso: row.country_iso ?? '',
    customerRef: row.customer_id === null ? `guest-${row.order_id}` : `customer-${row.customer_id}`,
    street: address?.address1 ?? null,
    city: address?.city ?? null,
    postalCode: address?.postal_code ?? null,
    // The tax part of what is charged, which may be another currency than the order's.
    taxMinor: Math.round((taxMinor * row.amount_minor) / Math.max(1, row.order_total_minor)),
    urls: urlsOf(payments, row, input.locale),
  };
}

/** Addresses of ours for an attempt: the api's for the panel, the shop's and the webhook's for the provider. */
export function urlsOf(payments: Payments, row: AttemptRow, locale: string): PayingOrder['urls'] {
  const tail = `/checkout/${row.order_code}/attempts/${row.id}`;
  const account = payments.accounts[row.account_ref ?? ''];
  const secret = account?.keys.notification;
  return {
    register: `/api/front${tail}`,
    results: `/api/front${tail}/results`,
    form: `/api/front${tail}/form`,
    browserReturn: `${payments.origin}/${row.site_slug}-${baseOf(locale)}${tail}/return`,
    webhook: [payments.webhooksUrl, row.provider, row.site_slug, ...(secret ? [secret] : [])].join('/'),
  };
}
