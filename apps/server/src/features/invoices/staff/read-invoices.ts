import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import type { StaffScope } from '../../staff/staff-call.ts';
import { cutPage, decodeCursor, listMeta, MAX_COUNT } from '../../staff/staff-list.ts';
import { drawInThread } from '../read-invoices.ts';
import type { listInvoices as contract } from './invoices.staff.contract.ts';
import { countInvoices, findDocument, listInvoiceRows } from './invoices.staff.sql.ts';

const Key = z.tuple([z.iso.date(), z.int().nonnegative()]);

export async function listInvoices(db: Db, { siteIds }: StaffScope, query: z.output<typeof contract.query>) {
  const { kind = null, limit } = query;
  const [rows, counted] = await Promise.all([
    listInvoiceRows(db, siteIds, kind, decodeCursor(Key, query.after), limit + 1),
    countInvoices(db, siteIds, kind, MAX_COUNT + 1),
  ]);
  const page = cutPage(rows, limit, (row) => [row.issued_on, row.id]);
  return { data: page.rows, meta: listMeta(page.next, counted) };
}

/** Drawn when asked for: a document never changes. */
export async function drawInvoice(db: Db, siteId: number, id: number) {
  const document = await findDocument(db, siteId, id);
  return document && { number: document.number, pdf: await drawInThread(document) };
}
