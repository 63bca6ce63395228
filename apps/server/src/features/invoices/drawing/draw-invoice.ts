import { isRtl, languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import PDFDocument from 'pdfkit';
import { wordsOf } from '../../../platform/messages.ts';
import type { DocumentLine, InvoiceDocument } from '../invoices.sql.ts';
import type english from '../messages/en.json';
import { createPen, type Pen } from './pen.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 90;
const INK = '#141615';
const QUIET = '#5c6360';
const RATE_AT = MARGIN + 290;
const AMOUNT_AT = MARGIN + 360;
const AMOUNT_WIDTH = WIDTH - 360;

type Key = keyof typeof english;
type Say = (key: Key, values?: Record<string, string>) => string;
const words = wordsOf<Key>();

interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly pen: Pen;
  readonly say: Say;
  readonly amount: (minor: number) => string;
  readonly percent: (rate: number) => string;
  readonly day: (isoDay: string) => string;
  readonly country: (iso: string) => string;
}

/** Draws an invoice or credit note on A4, from its document alone: the same document is the same file, byte for byte. */
export function drawInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const { locale, country, currency } = invoice;
  const tag = languageTag(locale, country);
  const say: Say = (key, values) => words(locale, key, values);
  const title = say(invoice.kind === 'invoice' ? 'invoice.title' : 'invoice.credit_title');
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, bufferPages: true, compress: false, lang: tag, displayTitle: true },
    info: {
      Title: `${title} ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: new Date(`${invoice.issued_on}T00:00:00Z`),
    },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))));
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const rates = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  const sheet: Sheet = {
    doc,
    pen: createPen(doc, { locale, rtl: isRtl(locale) }),
    say,
    amount: (minor) => formatMoney(money(minor, currency), tag, { decimals: 'always' }),
    percent: (rate) => rates.format(rate / 100),
    country: (iso) => countries.of(iso) ?? iso,
    day: (isoDay) => dates.format(new Date(`${isoDay}T00:00:00Z`)),
  };
  const top = drawHead(sheet, invoice, title);
  const end = drawLines(sheet, invoice, top);
  drawSums(sheet, invoice, end);
  drawFeet(sheet, invoice);
  doc.end();
  return done;
}

function drawHead({ pen, say, day, country }: Sheet, invoice: InvoiceDocument, title: string): number {
  const { seller, buyer, order, credits } = invoice;
  pen.write(seller.name, MARGIN, 52, WIDTH, { size: 13, bold: true, color: INK });
  let y = 100 + pen.write(title, MARGIN, 100, WIDTH, { size: 26, bold: true, color: INK });
  if (credits)
    y += pen.write(
      say('invoice.credits', { number: credits.number, date: day(credits.issued_on) }),
      ...([MARGIN, y, WIDTH, { color: QUIET }] as const),
    );
  y += 18;
  const half = WIDTH / 2 - 10;
  const facts: [string, string][] = [
    [say('invoice.number'), invoice.number],
    [say('invoice.date'), day(invoice.issued_on)],
    [say('invoice.order'), order.code],
    [say('invoice.ordered_on'), day(order.placed_on)],
  ];
  let left = y;
  for (const [label, value] of facts) {
    pen.write(label, MARGIN, left, 100, { size: 9.5, color: QUIET });
    left += Math.max(14, pen.write(value, MARGIN + 104, left, half - 104, { size: 9.5, color: INK }));
  }
  let right = y;
  right += pen.write(say('invoice.buyer'), MARGIN + half + 20, right, half, { size: 9.5, color: QUIET });
  const lands = buyer.country ? [country(buyer.country)] : [];
  for (const line of [buyer.name, ...buyer.address, ...lands, buyer.email])
    right += pen.write(line, MARGIN + half + 20, right, half, { size: 9.5, color: INK });
  return Math.max(left, right) + 30;
}

function drawLines(sheet: Sheet, { lines }: InvoiceDocument, top: number): number {
  const { doc, pen, say, amount, percent } = sheet;
  let y = top;
  const head = { size: 8.5, color: QUIET } as const;
  pen.write(say('invoice.item'), MARGIN, y, 280, head);
  pen.write(say('invoice.tax_rate'), RATE_AT, y, 64, { ...head, align: 'end' });
  pen.write(say('invoice.amount'), AMOUNT_AT, y, AMOUNT_WIDTH, { ...head, align: 'end' });
  y += 16;
  pen.rule(MARGIN, y, WIDTH, { color: INK, thick: 1 });
  for (const line of lines) {
    const details = detailsOf(line, say);
    if (y + 34 + details.length * 13 > BOTTOM) {
      doc.addPage();
      y = MARGIN;
    }
    y += 8;
    pen.write(percent(line.tax_rate), RATE_AT, y, 64, { align: 'end', color: INK });
    pen.write(amount(line.amount_minor), AMOUNT_AT, y, AMOUNT_WIDTH, { align: 'end', color: INK });
    y += pen.write(line.name ?? say('invoice.part'), MARGIN, y, 270, { bold: true, color: INK });
    for (const detail of details) y += pen.write(detail, MARGIN, y, 270, { size: 9, color: QUIET });
    y += 6;
    pen.rule(MARGIN, y, WIDTH);
  }
  return y;
}

const detailsOf = ({ variant, serial, sku }: DocumentLine, say: Say) =>
  [variant, serial ? say('invoice.serial', { serial }) : null, sku].filter((line) => line !== null);

function drawSums(sheet: Sheet, invoice: InvoiceDocument, top: number) {
  const { doc, pen, say, amount, percent, day } = sheet;
  const taxes = invoice.taxes.map(({ rate, base_minor, tax_minor }): [string, number] => [
    say('invoice.tax', { rate: percent(rate), base: amount(base_minor) }),
    tax_minor,
  ]);
  const sums: [string, number][] = [
    [say('invoice.subtotal'), invoice.subtotal_minor],
    ...(invoice.discount_minor > 0
      ? [[say('invoice.discount'), -invoice.discount_minor] as [string, number]]
      : []),
    ...(invoice.shipping_minor > 0
      ? [[say('invoice.shipping'), invoice.shipping_minor] as [string, number]]
      : []),
    ...(invoice.prices_include_tax ? [] : taxes),
  ];
  let y = top + 14;
  if (y + 40 + (sums.length + taxes.length) * 18 > BOTTOM) {
    doc.addPage();
    y = MARGIN;
  }
  const row = ([label, minor]: [string, number], size: number, bold: boolean, color = INK) => {
    const height = pen.write(label, MARGIN + 190, y, 165, { size, bold, color });
    pen.write(amount(minor), AMOUNT_AT, y, AMOUNT_WIDTH, { size, bold, color, align: 'end' });
    y += height + 3;
  };
  for (const sum of sums) row(sum, 10, false);
  pen.rule(MARGIN + 190, y, WIDTH - 190, { color: INK, thick: 1 });
  y += 7;
  row([say('invoice.total'), invoice.total_minor], 14, true);
  if (invoice.prices_include_tax && taxes.length > 0) {
    y += 2;
    y += pen.write(say('invoice.included'), MARGIN + 190, y, WIDTH - 190, { size: 9, color: QUIET });
    for (const tax of taxes) row(tax, 9, false, QUIET);
  }
  y += 16;
  const { method, paid_on } = invoice.payment;
  if (method) y += pen.write(say('invoice.payment', { method }), MARGIN, y, WIDTH, { size: 9.5, color: INK });
  if (paid_on)
    pen.write(say('invoice.paid', { date: day(paid_on) }), MARGIN, y, WIDTH, { size: 9.5, color: INK });
}

function drawFeet({ doc, pen, say }: Sheet, { seller, number }: InvoiceDocument) {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where text would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    pen.rule(MARGIN, BOTTOM + 14, WIDTH);
    const sender = [seller.name, ...seller.address, seller.phone].filter(Boolean).join(' · ');
    pen.write(sender, MARGIN, BOTTOM + 22, WIDTH - 120, { size: 8, color: QUIET });
    const place = say('invoice.page', { page: String(page + 1), pages: String(count) });
    pen.write(place, MARGIN + WIDTH - 110, BOTTOM + 22, 110, { size: 8, color: QUIET, align: 'end' });
    pen.write(number, MARGIN + WIDTH - 110, BOTTOM + 33, 110, { size: 8, color: QUIET, align: 'end' });
  }
}
