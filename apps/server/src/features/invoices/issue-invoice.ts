import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { creditDocument, invoiceDocument, invoiceNumber } from './invoice-document.rules.ts';
import {
  findInvoice,
  insertInvoice,
  isCreditable,
  listUncredited,
  lockSeries,
  readInvoiceSource,
} from './invoices.sql.ts';

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

interface Credit {
  readonly siteId: number;
  readonly orderId: number;
  readonly refundId: string;
  /** In the currency of the order. */
  readonly amountMinor: number;
}

/**
 * Writes the credit note of a refund in the transaction that books it, once per refund. Null when there is no invoice
 * yet: the invoice's own job then writes both.
 */
export async function creditNote(
  tx: Tx,
  { siteId, orderId, refundId, amountMinor }: Credit,
): Promise<string | null> {
  const { series, issuedOn, nextNumber } = await lockSeries(tx, siteId);
  const invoice = await findInvoice(tx, siteId, orderId);
  if (!invoice || !(await isCreditable(tx, siteId, refundId))) return null;
  const number = invoiceNumber(series, nextNumber);
  const document = creditDocument(invoice.document, { number, issuedOn, amountMinor });
  const links = { creditsInvoiceId: invoice.id, refundId };
  await insertInvoice(tx, { siteId, orderId, series, issuedOn, document, ...links });
  return number;
}
