import type { Payments } from '../payments.ts';
import { findPayingAttempt, type PayingAttemptRow } from './attempts.sql.ts';
import { isOwner, type Payer } from './owner.rules.ts';

export interface AttemptKey {
  readonly siteId: number;
  readonly code: string;
  readonly attemptId: string;
}

/** Null for a foreign order as for an unknown one, so that a caller cannot learn which codes exist. */
export async function findOwnAttempt(
  payments: Payments,
  key: AttemptKey,
  payer: Payer,
): Promise<PayingAttemptRow | null> {
  const row = await findPayingAttempt(payments.db, key.siteId, key.attemptId);
  return row && row.order_code === key.code && isOwner(payer, row) ? row : null;
}
