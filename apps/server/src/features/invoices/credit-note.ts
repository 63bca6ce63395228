import type { Tx } from '../../platform/db/db.ts';
import { creditDocument, invoiceNumber } from './invoice-document.rules.ts';
import { findInvoice, insertInvoice, isCreditable, lockSeries } from './invoices.sql.ts';

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
