import type { Payments } from '../payments.ts';
import { findPayingAttempt, type PayingAttemptRow } from './attempts.sql.ts';
import type { Payer } from './payer-of.ts';

/** An order with a customer belongs to that customer; any other to the cart that made it, shown with its key. */
const isOwner = (
  payer: Payer,
  order: {
    readonly cart_id: string | null;
    readonly cart_key_hash: string | null;
    readonly customer_id: number | null;
  },
) =>
  order.customer_id === null
    ? payer.carts.some(({ id, keyHash }) => id === order.cart_id && keyHash === order.cart_key_hash)
    : order.customer_id === payer.customerId;

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
