import { findPayingAttempt, type PayingAttemptRow } from './attempts.sql.ts';
import { isOwner, type Payer } from './owner.rules.ts';
import type { Payments } from './payments.ts';

export interface AttemptOf {
  readonly siteId: number;
  readonly code: string;
  readonly attemptId: string;
}

/** Null for who does not own it as for what does not exist: nobody learns which codes are orders. */
export async function findOwnAttempt(
  payments: Payments,
  of: AttemptOf,
  payer: Payer,
): Promise<PayingAttemptRow | null> {
  const row = await findPayingAttempt(payments.db, of.siteId, of.attemptId);
  return row && row.order_code === of.code && isOwner(payer, row) ? row : null;
}
