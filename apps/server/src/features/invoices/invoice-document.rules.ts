import { postalName } from '@paddock/i18n/names';
import { postalLines } from '@paddock/i18n/postal-lines';
import type { InvoiceDocument, InvoiceSource, TaxLine } from './invoices.sql.ts';

export const invoiceNumber = (series: string, number: number) =>
  `${series}/${String(number).padStart(6, '0')}`;

export function invoiceDocument(
  source: InvoiceSource,
  input: { readonly number: string; readonly issuedOn: string },
): InvoiceDocument {
  const lines = source.lines.map(({ price_minor, discount_minor, ...line }) => ({
    ...line,
    amount_minor: price_minor - discount_minor,
  }));
  return {
    version: 1,
    kind: 'invoice',
    number: input.number,
    issued_on: input.issuedOn,
    locale: source.locale,
    country: source.country_iso,
    seller: {
      name: source.legal?.entity ?? source.brand,
      address: source.legal?.address ?? [],
      phone: source.phone,
    },
    buyer: {
      name: buyerName(source),
      company: source.address?.company ?? null,
      vat_number: source.address?.vat_number ?? null,
      // The names stand above it, the number below.
      address: postalLines({
        ...source.address,
        given_name: null,
        family_name: null,
        company: null,
        vat_number: null,
      }),
      country: source.address?.country_code ?? null,
      email: source.email,
    },
    order: { code: source.code, placed_on: source.placed_on },
    credits: null,
    currency: source.currency,
    prices_include_tax: source.prices_include_tax,
    lines,
    taxes: taxLines(source),
    subtotal_minor: source.subtotal_minor,
    discount_minor: source.discount_minor,
    shipping_minor: source.shipping_minor,
    tax_minor: source.tax_minor,
    total_minor: source.total_minor,
    payment: { method: source.payment_name, paid_on: source.paid_on },
  };
}

/** A billing address may name another person; any other address names the buyer. */
function buyerName({ address, given_name, family_name, country_iso }: InvoiceSource): string {
  const country = address?.country_code ?? country_iso ?? '';
  const isBilling = address?.type === 'billing' && address.given_name && address.family_name;
  return isBilling
    ? postalName(address.given_name ?? '', address.family_name ?? '', country)
    : postalName(given_name, family_name, country);
}

/** Takes back all of an invoice, or a part of it with the part of the tax that belongs to it. */
export function creditDocument(
  invoice: InvoiceDocument,
  input: { readonly number: string; readonly issuedOn: string; readonly amountMinor: number },
): InvoiceDocument {
  const amount = Math.min(input.amountMinor, invoice.total_minor);
  const head = {
    ...invoice,
    kind: 'credit_note' as const,
    number: input.number,
    issued_on: input.issuedOn,
    credits: { number: invoice.number, issued_on: invoice.issued_on },
    payment: { method: invoice.payment.method, paid_on: null },
  };
  if (amount === invoice.total_minor) return head;
  const taxes = share(invoice.taxes, amount, invoice.total_minor);
  const tax = taxes.reduce((sum, line) => sum + line.tax_minor, 0);
  const shown = invoice.prices_include_tax ? amount : amount - tax;
  const rate = taxes.length === 1 ? (taxes[0]?.rate ?? 0) : 0;
  return {
    ...head,
    lines: [
      {
        name: null,
        variant: null,
        serial: null,
        sku: null,
        tax_rate: rate,
        tax_minor: tax,
        amount_minor: shown,
      },
    ],
    taxes,
    subtotal_minor: shown,
    discount_minor: 0,
    shipping_minor: 0,
    tax_minor: tax,
    total_minor: amount,
  };
}

function share(taxes: readonly TaxLine[], amount: number, total: number): TaxLine[] {
  return taxes.map((line) => {
    // In whole numbers: a product of two sums may be larger than a double holds.
    const part = (minor: number) =>
      Number((BigInt(minor) * BigInt(amount) * 2n + BigInt(total)) / (BigInt(total) * 2n));
    return { ...line, base_minor: part(line.base_minor), tax_minor: part(line.tax_minor) };
  });
}

/** By rate, the highest first. What tax there is beyond the lines' own belongs to the delivery, at the highest rate. */
function taxLines(source: InvoiceSource): TaxLine[] {
  const byRate = new Map<number, { gross: number; tax: number }>();
  const add = (rate: number, amount: number, tax: number) => {
    const sum = byRate.get(rate) ?? { gross: 0, tax: 0 };
    byRate.set(rate, { gross: sum.gross + amount, tax: sum.tax + tax });
  };
  for (const line of source.lines) add(line.tax_rate, line.price_minor - line.discount_minor, line.tax_minor);
  const rest = source.tax_minor - source.lines.reduce((sum, line) => sum + line.tax_minor, 0);
  const highest = Math.max(0, ...byRate.keys());
  if (source.shipping_minor > 0 || rest !== 0) add(highest, source.shipping_minor, rest);
  const estimate = source.tax_estimate;
  return [...byRate]
    .filter(([rate, { tax }]) => rate > 0 || tax > 0 || estimate?.rate === rate)
    .sort(([a], [b]) => b - a)
    .map(([rate, { gross, tax }]) => ({
      rate,
      base_minor: source.prices_include_tax ? gross - tax : gross,
      tax_minor: tax,
      ...(estimate?.rate === rate && {
        estimate: { place: estimate.place, source: estimate.source, as_of: estimate.as_of },
      }),
    }));
}
