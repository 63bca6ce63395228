import type { Tx } from '../../../platform/db/db.ts';
import { type Actor, lockOrder, recordEvent } from '../../orders/moves/order-moves.ts';
import type { Payments } from '../payments.ts';
import { splitRefund } from './refund.rules.ts';
import { refundAttempt } from './refund-attempt.ts';
import { listRefundable } from './refunds.sql.ts';

export type RequestedRefund =
  | { readonly ok: true; readonly amountMinor: number; readonly refunds: readonly string[] }
  | { readonly ok: false; readonly code: 'order_unknown' | 'nothing_to_refund' | 'more_than_paid' };

interface RequestRefundInput {
  readonly siteId: number;
  readonly orderId: number;
  /** In the order's currency; null: all there is. */
  readonly amountMinor: number | null;
  readonly reason: string;
  readonly actor: Actor;
}

/**
 * Gives money back: what is asked for is written down here, a job does it. Asking for everything twice gives it back
 * once, because what is under way counts as given.
 */
export async function requestRefund(
  tx: Tx,
  input: RequestRefundInput,
  payments: Pick<Payments, 'log' | 'metrics'> | null = null,
): Promise<RequestedRefund> {
  const { siteId, orderId, reason, actor } = input;
  const order = await lockOrder(tx, siteId, orderId);
  if (!order) return { ok: false, code: 'order_unknown' };
  const parts = splitRefund(await listRefundable(tx, siteId, orderId), input.amountMinor);
  if (!parts.ok) return parts;
  const refunds: string[] = [];
  for (const { attempt, amountMinor } of parts.parts) {
    const key = { id: attempt.attempt_id, account_ref: attempt.account_ref, currency: attempt.currency };
    refunds.push(await refundAttempt(tx, payments, { order, attempt: key, amountMinor, reason }));
  }
  const { totalMinor: amountMinor } = parts;
  await recordEvent(tx, order, {
    kind: 'refund_requested',
    actor,
    data: { amount_minor: amountMinor, reason, refunds },
  });
  return { ok: true, amountMinor, refunds };
}
