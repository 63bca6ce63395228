import type { Tx } from '../../platform/db.ts';
import { insertCase, type NewCase } from './cases.sql.ts';
import type { Payments } from './payments.ts';

/** Writes down money that does not fit, once, and makes it heard. */
export async function openCase(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'> | null,
  given: NewCase,
): Promise<void> {
  if (!(await insertCase(tx, given))) return;
  payments?.metrics.cases.inc({ kind: given.kind });
  const line = { case: given.kind, site: given.siteId, order: given.orderId, attempt: given.attemptId };
  payments?.log.warn({ ...line, detail: given.detail, resolution: given.resolution ?? null }, 'payment case');
}
