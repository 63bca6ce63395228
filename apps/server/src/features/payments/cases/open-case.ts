import type { Tx } from '../../../platform/db/db.ts';
import type { Payments } from '../payments.ts';
import { insertCase, type NewCase } from './cases.sql.ts';

/** Writes down money that does not fit, once, and makes it heard. False: the same case is open already. */
export async function openCase(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'> | null,
  input: NewCase,
): Promise<boolean> {
  if (!(await insertCase(tx, input))) return false;
  payments?.metrics.cases.inc({ kind: input.kind });
  const line = { case: input.kind, site: input.siteId, order: input.orderId, attempt: input.attemptId };
  payments?.log.warn({ ...line, detail: input.detail, resolution: input.resolution ?? null }, 'payment case');
  return true;
}
