import { z } from 'zod';
import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { CopiedAddress } from '../addresses/addresses.contract.ts';
import { SiteLegal } from '../sites/sites.contract.ts';
import { TaxEstimate } from '../taxes/taxes.contract.ts';

const DocumentLine = z.object({
  /** Null: a sum given back that belongs to no single line. */
  name: z.string().nullable(),
  variant: z.string().nullable(),
  serial: z.string().nullable(),
  sku: z.string().nullable(),
  /** Percent. */
  tax_rate: z.number(),
  tax_minor: z.number(),
  amount_minor: z.number(),
});
export type DocumentLine = Readonly<z.infer<typeof DocumentLine>>;

const TaxLine = z.object({
  rate: z.number(),
  base_minor: z.number(),
  tax_minor: z.number(),
  /** Absent: the tax is no estimate. */
  estimate: TaxEstimate.pick({ place: true, source: true, as_of: true }).exactOptional(),
});
export type TaxLine = Readonly<z.infer<typeof TaxLine>>;

/** All that an invoice shows. Written once and never changed; the PDF is drawn from this alone. */
export const InvoiceDocument = z.object({
  version: z.literal(1),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issued_on: z.string(),
  locale: z.string(),
  country: z.string().nullable(),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    phone: z.string().nullable(),
  }),
  buyer: z.object({
    name: z.string(),
    /** Absent in documents from before addresses had them. */
    company: z.string().nullable().exactOptional(),
    vat_number: z.string().nullable().exactOptional(),
    address: z.array(z.string()),
    country: z.string().nullable(),
    email: z.string(),
  }),
  order: z.object({ code: z.string(), placed_on: z.string() }),
  /** The invoice that a credit note takes back, in whole or in part. */
  credits: z.object({ number: z.string(), issued_on: z.string() }).nullable(),
  currency: z.string(),
  prices_include_tax: z.boolean(),
  lines: z.array(DocumentLine),
  taxes: z.array(TaxLine),
  subtotal_minor: z.number(),
  discount_minor: z.number(),
  shipping_minor: z.number(),
  tax_minor: z.number(),
  total_minor: z.number(),
  payment: z.object({ method: z.string().nullable(), paid_on: z.string().nullable() }),
});
export type InvoiceDocument = Readonly<z.infer<typeof InvoiceDocument>>;

const DOCUMENT_JSON = { document: InvoiceDocument };

const SourceJson = {
  legal: SiteLegal.pick({ entity: true, address: true }).nullable(),
  address: CopiedAddress.nullable(),
  tax_estimate: TaxEstimate.nullable(),
  lines: z.array(
    z.object({
      name: z.string(),
      variant: z.string().nullable(),
      serial: z.string().nullable(),
      sku: z.string(),
      price_minor: z.number(),
      discount_minor: z.number(),
      tax_minor: z.number(),
      tax_rate: z.number(),
    }),
  ),
};

/** What a document is made of, as the tables have it. */
export interface InvoiceSource extends Readonly<z.infer<z.ZodObject<typeof SourceJson>>> {
  readonly locale: string;
  readonly country_iso: string | null;
  readonly brand: string;
  readonly phone: string | null;
  readonly code: string;
  readonly placed_on: string;
  readonly paid_on: string | null;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly currency: string;
  readonly prices_include_tax: boolean;
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly payment_name: string | null;
}

export interface LockedSeries {
  readonly series: string;
  /** Of the site's own calendar. */
  readonly issuedOn: string;
  readonly nextNumber: number;
}

const LOCK_SERIES = statement(
  'lock_series',
  `
    insert into invoice_series (site_id, series, legal_entity)
    select s.id, to_char(clock_timestamp() at time zone s.timezone, 'YYYY') || '-' || upper(s.slug),
           coalesce(s.settings #>> '{legal,entity}', s.name)
      from sites s where s.id = $1
    on conflict (site_id, series) do nothing`,
);

const LOCK_SERIES_OF = statement<Statements['lock_series_of'], LockedSeries>(
  'lock_series_of',
  `
    select i.series, (clock_timestamp() at time zone s.timezone)::date as "issuedOn", i.last_number + 1 as "nextNumber"
      from invoice_series i join sites s on s.id = i.site_id
     where i.site_id = $1
       and i.series = to_char(clock_timestamp() at time zone s.timezone, 'YYYY') || '-' || upper(s.slug)
       for update of i`,
);

/**
 * The series of this year, made when it is first needed and locked until the end of the transaction: the next one
 * waits here, then sees what was written under it.
 */
export async function lockSeries(tx: Tx, siteId: number): Promise<LockedSeries> {
  await runPrepared(tx, LOCK_SERIES, [siteId]);
  const rows = await runPrepared(tx, LOCK_SERIES_OF, [siteId]);
  if (!rows[0]) throw new Error(`Site ${siteId} has no series of invoices`);
  return rows[0];
}

export interface InvoiceRow {
  readonly id: number;
  readonly document: InvoiceDocument;
}

const FIND_INVOICE = statement(
  'find_invoice',
  `
    select id, document from invoices
     where site_id = $1 and order_id = $2 and kind = 'invoice'`,
  DOCUMENT_JSON,
);

export async function findInvoice(tx: Tx, siteId: number, orderId: number): Promise<InvoiceRow | null> {
  const rows = await runPrepared(tx, FIND_INVOICE, [siteId, orderId]);
  return rows[0] ?? null;
}

// Money that came twice, late or by mistake was never invoiced, so giving it back credits nothing.
const NEVER_INVOICED = `('overpaid', 'double_charge', 'late_payment', 'amount_mismatch')`;

const IS_CREDITABLE = statement(
  'is_creditable',
  `
    select from refunds r
     where r.site_id = $1 and r.id = $2 and r.reason not in ${NEVER_INVOICED}
       and not exists (select from invoices i where i.site_id = r.site_id and i.refund_id = r.id)`,
);

/** Whether a refund takes back a part of the sale and has no credit note yet. */
export async function isCreditable(tx: Tx, siteId: number, refundId: string): Promise<boolean> {
  const rows = await runPrepared(tx, IS_CREDITABLE, [siteId, refundId]);
  return rows.length > 0;
}

const READ_INVOICE_SOURCE = statement<Statements['read_invoice_source'], Omit<InvoiceSource, 'brand'>>(
  'read_invoice_source',
  `
    select o.locale, s.country_iso, s.settings -> 'legal' as legal, s.settings ->> 'office_phone' as phone, o.code,
           (o.placed_at at time zone s.timezone)::date as placed_on, o.given_name, o.family_name, o.email,
           coalesce(o.billing_address, case when o.delivery_method = 'shipment' then o.delivery_address end) as address, o.currency, o.prices_include_tax,
           o.subtotal_minor, o.discount_minor, o.shipping_minor, o.tax_minor, o.tax_lines -> 0 -> 'estimate' as tax_estimate, o.total_minor,
           (select (max(p.occurred_at) at time zone s.timezone)::date from payment_attempts a
              join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id and p.kind = 'captured'
             where a.site_id = o.site_id and a.order_id = o.id) as paid_on,
           (select t.name from payment_method_translations t
             where t.site_id = o.site_id and t.method_id = o.payment_method_id
             order by (t.locale = o.locale) desc, (t.locale = 'en') desc, t.locale limit 1) as payment_name,
           (select json_agg(json_build_object('name', l.name, 'variant', l.details ->> 'variant', 'serial', l.serial,
               'sku', l.sku, 'price_minor', l.price_minor, 'discount_minor', l.discount_minor,
               'tax_minor', l.tax_minor, 'tax_rate', l.tax_rate) order by l.line_no)
              from order_lines l where l.site_id = o.site_id and l.order_id = o.id) as lines
      from orders o join sites s on s.id = o.site_id
     where o.site_id = $1 and o.id = $2 and o.payment_status in ('paid', 'partly_refunded', 'refunded')`,
  SourceJson,
);

/** What an invoice is made of; null while the order is not paid. */
export async function readInvoiceSource(
  tx: Tx,
  siteId: number,
  orderId: number,
): Promise<Omit<InvoiceSource, 'brand'> | null> {
  const rows = await runPrepared(tx, READ_INVOICE_SOURCE, [siteId, orderId]);
  return rows[0] ?? null;
}

export interface NewInvoice {
  readonly siteId: number;
  readonly orderId: number;
  readonly series: string;
  readonly issuedOn: string;
  readonly document: InvoiceDocument;
  readonly creditsInvoiceId: number | null;
  readonly refundId: string | null;
}

const INSERT_INVOICE = statement<Statements['insert_invoice'], { number: number }>(
  'insert_invoice',
  `
    insert into invoices (site_id, series, number, kind, order_id, credits_invoice_id, refund_id, issued_on, total_minor,
      currency, document)
    values ($1, $2, 0, $3, $4, $5,
      $6, $7, $8, $9,
      $10::jsonb)
    returning number`,
);

/** The number it got; the caller holds the series, so it is the one the document names. */
export async function insertInvoice(tx: Tx, input: NewInvoice): Promise<number> {
  const { document } = input;
  const rows = await runPrepared(tx, INSERT_INVOICE, [
    input.siteId,
    input.series,
    document.kind,
    input.orderId,
    input.creditsInvoiceId,
    input.refundId,
    input.issuedOn,
    document.total_minor,
    document.currency,
    JSON.stringify(document),
  ]);
  return rows[0]?.number ?? 0;
}

const LIST_UNCREDITED = statement<Statements['list_uncredited'], { refundId: string; amountMinor: number }>(
  'list_uncredited',
  `
    select r.id as "refundId", round(r.amount_minor::numeric * o.total_minor / a.amount_minor)::bigint as "amountMinor"
      from payment_attempts a
      join orders o on o.site_id = a.site_id and o.id = a.order_id
      join refunds r on r.site_id = a.site_id and r.attempt_id = a.id and r.status = 'succeeded'
           and r.reason not in ${NEVER_INVOICED}
     where a.site_id = $1 and a.order_id = $2
       and not exists (select from invoices i where i.site_id = r.site_id and i.refund_id = r.id)
     order by r.created_at`,
);

/** Money given back before there was an invoice to credit; in the currency of the order. */
export async function listUncredited(tx: Tx, siteId: number, orderId: number) {
  const rows = await runPrepared(tx, LIST_UNCREDITED, [siteId, orderId]);
  return rows;
}

const OF_ORDER = statement(
  'invoice_of_order',
  `select document from invoices where site_id = $1 and order_id = $2 and kind = 'invoice'`,
  DOCUMENT_JSON,
);

export async function readInvoiceDocument(
  db: Db,
  siteId: number,
  orderId: number,
): Promise<InvoiceDocument | null> {
  const [row] = await readSite(db, siteId, OF_ORDER, [siteId, orderId]);
  return row?.document ?? null;
}

const BY_ID = statement(
  'invoice_by_id',
  `select document from invoices where site_id = $1 and order_id = $2 and id = $3`,
  DOCUMENT_JSON,
);

export async function readOrderDocument(
  db: Db,
  { siteId, orderId, documentId }: { siteId: number; orderId: number; documentId: number },
): Promise<InvoiceDocument | null> {
  const [row] = await readSite(db, siteId, BY_ID, [siteId, orderId, documentId]);
  return row?.document ?? null;
}
