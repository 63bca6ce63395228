import type { Tx } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import type { LockedOrder } from '../../orders/moves/order-moves.ts';
import { refundJob } from '../payments.jobs.ts';
import { openCase, type Payments } from '../payments.ts';
import { insertRefund } from './refunds.sql.ts';

interface RefundAttemptInput {
  readonly order: Pick<LockedOrder, 'siteId' | 'id'>;
  readonly attempt: {
    readonly id: string;
    readonly account_ref: string | null;
    readonly currency: string;
  };
  readonly amountMinor: number;
  readonly reason: string;
  readonly requestedBy?: number | null;
  readonly approvalId?: number | null;
}

/** Writes one refund down and has a job send it; without a provider a person has to. The caller has checked the sum. */
export async function refundAttempt(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'> | null,
  { order, attempt, amountMinor, reason, requestedBy = null, approvalId = null }: RefundAttemptInput,
): Promise<string> {
  const { siteId } = order;
  const { id: attemptId, currency } = attempt;
  const byHand = attempt.account_ref === null;
  const refundId = await insertRefund(tx, {
    siteId,
    attemptId,
    amountMinor,
    currency,
    reason,
    status: byHand ? 'manual' : 'requested',
    requestedBy,
    approvalId,
  });
  if (!byHand) await queueJob(tx, refundJob, { siteId, refundId });
  else {
    const detail = { refund: refundId, amount_minor: amountMinor, currency, reason };
    await openCase(tx, payments, {
      siteId,
      orderId: order.id,
      attemptId,
      refundId,
      kind: 'refund_by_hand',
      detail,
    });
  }
  return refundId;
}
