import { createDates } from '@paddock/i18n/dates';
import { intlTag } from '@paddock/i18n/digits';
import { languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import { wordsOf } from '../../../platform/text/messages.ts';
import { stripControls } from '../../../platform/text/strip-controls.ts';
import { sayRate } from '../../taxes/say-estimate.ts';
import type { DocumentLine, InvoiceDocument } from '../invoices.sql.ts';
import type english from '../messages.en.json';

type Key = keyof typeof english;
type Say = (key: Key, values?: Record<string, string>) => string;
const words = wordsOf<Key>();

/** Every word of an invoice in its language, in reading order. */
export interface InvoiceText {
  readonly language: string;
  readonly seller: string;
  readonly title: string;
  readonly credits: string | null;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly buyerLabel: string;
  readonly buyer: readonly string[];
  readonly columns: readonly [item: string, rate: string, amount: string];
  readonly lines: readonly {
    readonly name: string;
    readonly details: readonly string[];
    readonly rate: string;
    readonly amount: string;
  }[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly total: readonly [label: string, amount: string];
  /** Null: the taxes are among the sums. */
  readonly included: {
    readonly label: string;
    readonly taxes: readonly (readonly [label: string, amount: string])[];
  } | null;
  readonly payment: readonly string[];
  readonly sender: string;
  readonly number: string;
  readonly page: (page: number, pages: number) => string;
}

export function invoiceText(invoice: InvoiceDocument): InvoiceText {
  const { locale, country, currency, seller, buyer, order, credits, payment } = invoice;
  const language = languageTag(locale, country);
  const say: Say = (key, values = {}) => {
    const isolated = Object.entries(values).map(([name, value]) => [name, isolate(toPlainText(value))]);
    return words(locale, key, Object.fromEntries(isolated));
  };
  const dates = createDates(language, 'UTC');
  const figures = new Intl.NumberFormat(intlTag(language));
  const day = (isoDay: string) => toPlainText(dates.dateAlone(isoDay));
  const percent = (rate: number) => toPlainText(sayRate(rate, language));
  const amount = (minor: number) =>
    toPlainText(formatMoney(money(minor, currency), language, { decimals: 'always' }));
  const taxes = invoice.taxes.map(
    ({ rate, base_minor, tax_minor, estimate }) =>
      [
        estimate
          ? say('invoice.tax_estimate', { rate: percent(rate), place: estimate.place })
          : say('invoice.tax', { rate: percent(rate), base: amount(base_minor) }),
        amount(tax_minor),
      ] as const,
  );
  const sources = new Set(invoice.taxes.flatMap(({ estimate }) => estimate?.source ?? []));
  return {
    language,
    seller: toPlainText(seller.name),
    title: say(invoice.kind === 'invoice' ? 'invoice.title' : 'invoice.credit_title'),
    credits: credits && say('invoice.credits', { number: credits.number, date: day(credits.issued_on) }),
    facts: [
      [say('invoice.number'), invoice.number],
      [say('invoice.date'), day(invoice.issued_on)],
      [say('invoice.order'), order.code],
      [say('invoice.ordered_on'), day(order.placed_on)],
    ],
    buyerLabel: say('invoice.buyer'),
    buyer: buyerLines(buyer, say, language),
    columns: [say('invoice.item'), say('invoice.tax_rate'), say('invoice.amount')],
    lines: invoice.lines.map((line) => ({
      name: line.name === null ? say('invoice.part') : toPlainText(line.name),
      details: detailsOf(line, say),
      rate: percent(line.tax_rate),
      amount: amount(line.amount_minor),
    })),
    sums: [...sumLines(invoice, say, amount), ...(invoice.prices_include_tax ? [] : taxes)],
    total: [say('invoice.total'), amount(invoice.total_minor)],
    included:
      invoice.prices_include_tax && taxes.length > 0 ? { label: say('invoice.included'), taxes } : null,
    payment: [
      ...[...sources].map((source) => say('invoice.tax_source', { source })),
      ...when(payment.method, say('invoice.payment', { method: payment.method ?? '' })),
      ...when(payment.paid_on, say('invoice.paid', { date: day(payment.paid_on ?? invoice.issued_on) })),
    ],
    sender: toPlainText([seller.name, ...seller.address, seller.phone].filter(Boolean).join(' · ')),
    number: invoice.number,
    page: (page, pages) => say('invoice.page', { page: figures.format(page), pages: figures.format(pages) }),
  };
}

function buyerLines(buyer: InvoiceDocument['buyer'], say: Say, language: string): string[] {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return [
    ...[
      ...when(buyer.company, buyer.company ?? ''),
      buyer.name,
      ...buyer.address,
      ...(buyer.country ? [countries.of(buyer.country) ?? buyer.country] : []),
    ].map(toPlainText),
    ...when(buyer.vat_number, say('invoice.vat_number', { number: buyer.vat_number ?? '' })),
    toPlainText(buyer.email),
  ];
}

/** What the total is made of, but for the taxes. */
const sumLines = (invoice: InvoiceDocument, say: Say, amount: (minor: number) => string) => [
  [say('invoice.subtotal'), amount(invoice.subtotal_minor)] as const,
  ...when(invoice.discount_minor > 0, [say('invoice.discount'), amount(-invoice.discount_minor)] as const),
  ...when(invoice.shipping_minor > 0, [say('invoice.shipping'), amount(invoice.shipping_minor)] as const),
];

const when = <T>(condition: unknown, value: T): T[] => (condition ? [value] : []);

// No-break and thin spaces become plain ones; controls could reorder what a shopper typed.
const toPlainText = (text: string) => stripControls(text.replaceAll(/[\u00a0\u202f\u2009]/g, ' '));

// A number or name inside a right-to-left sentence keeps its own direction (first strong isolate).
const isolate = (value: string) => `\u2068${value}\u2069`;

const detailsOf = ({ variant, serial, sku }: DocumentLine, say: Say) =>
  [variant && toPlainText(variant), serial && say('invoice.serial', { serial }), sku].filter(
    (line) => line !== null,
  );
