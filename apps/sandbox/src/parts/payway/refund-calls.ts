import { type Desk, newNumber, type Payment, type Refund, refundShape, refundsOf } from './payway-books.ts';
import { wrongParam } from './payway-errors.ts';

/**
 * POST /payments/{id}/refunds: nothing said is the whole. In an open batch the whole is a void and a part is refused
 * until the batch is closed; Visa débito never gives back in parts.
 */
export function makeRefund(desk: Desk, payment: Payment, body: { amount?: unknown } | null): object {
  const left = payment.amount - refundsOf(desk, payment.id).reduce((sum, refund) => sum + refund.amount, 0);
  if (!['approved', 'refunded'].includes(payment.status) || left === 0)
    throw wrongParam('path_params_payment_id');
  const amount = body?.amount === undefined ? left : Number(body.amount);
  if (!Number.isInteger(amount) || amount < 1 || amount > left) throw wrongParam('amount');
  const isPart = amount < payment.amount;
  if (isPart && payment.token.debit) throw wrongParam('amount');
  if (isPart && !payment.batchClosed) throw wrongParam('path_params_payment_id');
  const refund: Refund = {
    id: newNumber(),
    paymentId: payment.id,
    amount,
    date: desk.world.clock.now(),
    kind: payment.batchClosed ? 'refunded' : 'annulled',
  };
  desk.refunds.set(refund.id, refund);
  if (amount === left) payment.status = refund.kind;
  desk.world.journal.book({
    provider: 'payway',
    site: 'ar',
    kind: refund.kind === 'annulled' ? 'void' : 'refund',
    txnId: String(refund.id),
    reference: payment.siteTransactionId,
    amountMinor: amount,
    currency: payment.currency,
  });
  return refundShape(refund);
}

/** Also what the night does: everything up to yesterday is closed. */
export function closeBatch(desk: Desk, kindId?: number): number {
  const open = [...desk.payments.values()].filter(
    (payment) => !payment.batchClosed && (kindId === undefined || payment.token.kindId === kindId),
  );
  for (const payment of open) payment.batchClosed = true;
  return open.length;
}

export function closeYesterday(desk: Desk): void {
  const today = desk.world.clock.now().toISOString().slice(0, 10);
  for (const payment of desk.payments.values())
    if (payment.date.toISOString().slice(0, 10) < today) payment.batchClosed = true;
}
