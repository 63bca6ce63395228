import { z } from 'zod';
import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob, type JobInput, queueJobs } from '../../platform/jobs/jobs.ts';
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

/** Queued with the payment it is for, so that the series' lock is held for one short transaction of its own. */
export const issueInvoiceJob = defineJob({
  name: 'invoices.issue',
  payload: z.object({ siteId: z.number(), orderId: z.number() }),
  maxAttempts: 12,
});

/** The job finds an order that has its invoice already and leaves it. */
export const invoiceOf = (siteId: number, orderId: number): JobInput => ({
  job: issueInvoiceJob,
  payload: { siteId, orderId },
});

export const queueInvoice = (tx: Tx, siteId: number, orderId: number) =>
  queueJobs(tx, [invoiceOf(siteId, orderId)]);

export const invoiceJobs = ({
  db,
  config: { brand },
}: {
  db: Db;
  config: { brand: string };
}): ImplementedJob[] => [
  implementJob(issueInvoiceJob, async (order) => {
    await issueInvoice(db, order, brand);
  }),
];
