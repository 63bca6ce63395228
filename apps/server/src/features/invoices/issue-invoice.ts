import { type Db, withSite } from '../../platform/db/db.ts';
import { creditNote } from './credit-note.ts';
import { invoiceDocument, invoiceNumber } from './invoice-document.rules.ts';
import { findInvoice, insertInvoice, listUncredited, lockSeries, readInvoiceSource } from './invoices.sql.ts';

/**
 * Writes the invoice of a paid order, once. The series is locked first and everything looked at after it, so that two
 * runs take turns: the second finds the invoice and takes no number. Null: the order is not paid.
 */
export function issueInvoice(
  db: Db,
  { siteId, orderId }: { siteId: number; orderId: number },
  brand: string,
): Promise<string | null> {
  return withSite(db, siteId, async (tx) => {
    const { series, issuedOn, nextNumber } = await lockSeries(tx, siteId);
    const existing = await findInvoice(tx, siteId, orderId);
    if (existing) return existing.document.number;
    const source = await readInvoiceSource(tx, siteId, orderId);
    if (!source) return null;
    const number = invoiceNumber(series, nextNumber);
    const document = invoiceDocument({ ...source, brand }, { number, issuedOn });
    const links = { creditsInvoiceId: null, refundId: null };
    await insertInvoice(tx, { siteId, orderId, series, issuedOn, document, ...links });
    // Money may have gone back before this job ran.
    for (const refund of await listUncredited(tx, siteId, orderId))
      await creditNote(tx, { siteId, orderId, ...refund });
    return number;
  });
}
