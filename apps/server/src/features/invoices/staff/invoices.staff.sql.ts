import { type Db, readSite, readSites } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { InvoiceDocument } from '../invoices.sql.ts';
import type { InvoiceRow } from './invoices.staff.contract.ts';

const WHERE = `site_id = any($1::int[]) and ($2::text is null or kind = $2)`;

const LIST = statement<Statements['invoices_list'], InvoiceRow>(
  'invoices_list',
  `
with page as (
  select * from invoices
   where ${WHERE} and ($3::date is null or (issued_on, id) < ($3::date, $4::bigint))
   order by issued_on desc, id desc limit $5)
select s.slug as site, i.id, i.document ->> 'number' as number, i.kind, i.document #>> '{order,code}' as order_code,
       i.document #>> '{buyer,name}' as buyer, i.issued_on, i.total_minor, i.currency,
       i.document #>> '{credits,number}' as credits
  from page i join sites s on s.id = i.site_id
 order by i.issued_on desc, i.id desc`,
);

export const listInvoiceRows = (
  db: Db,
  siteIds: readonly number[],
  kind: string | null,
  after: readonly [string, number] | null,
  limit: number,
) => readSites(db, siteIds, LIST, [[...siteIds], kind, after?.[0] ?? null, after?.[1] ?? null, limit]);

const COUNT = statement<Statements['invoices_count'], { count: number }>(
  'invoices_count',
  `select count(*)::int as count from (select from invoices where ${WHERE} limit $3) as counted`,
);

export async function countInvoices(db: Db, siteIds: readonly number[], kind: string | null, max: number) {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], kind, max]);
  return row?.count ?? 0;
}

const DOCUMENT = statement(
  'invoice_document_one',
  `select document from invoices where site_id = $1 and id = $2`,
  { document: InvoiceDocument },
);

export async function findDocument(db: Db, siteId: number, id: number): Promise<InvoiceDocument | null> {
  const [row] = await readSite(db, siteId, DOCUMENT, [siteId, id]);
  return row?.document ?? null;
}
