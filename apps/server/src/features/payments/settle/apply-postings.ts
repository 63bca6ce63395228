import type { Tx } from '../../../platform/db/db.ts';
import { creditNote } from '../../invoices/issue-invoice.ts';
import {
  type Actor,
  type LockedOrder,
  recordEvent,
  setPaymentStatus,
} from '../../orders/moves/order-moves.ts';
import { closeReturned } from '../../orders/moves/return-moves.ts';
import type { AttemptRow } from '../attempts/attempts.sql.ts';
import { resolveCases, resolveCasesOfRefund } from '../cases/cases.sql.ts';
import type { Payments } from '../payments.ts';
import { findNetPaid, finishRefund } from '../refunds/refunds.sql.ts';
import { insertPosting } from './ledger.sql.ts';
import { accountsOf, type Moves } from './settle.rules.ts';

/** Enters one posting. False: it was booked before. */
export async function enterPosting(
  tx: Tx,
  { order, attempt }: Pick<Booking, 'order' | 'attempt'>,
  posting: Booking['postings'][number],
): Promise<boolean> {
  const { kind, txnId, amountMinor, occurredAt } = posting;
  const [debit, credit] = accountsOf(kind, attempt.account_ref === null);
  return insertPosting(tx, {
    siteId: order.siteId,
    attemptId: attempt.id,
    kind,
    provider: attempt.provider,
    txnId,
    amountMinor,
    currency: attempt.currency,
    occurredAt,
    debit,
    credit,
  });
}

/** Enters refunds and disputes and tells the order. What is there already is not entered and has no effect. */
export async function applyPostings(tx: Tx, booking: Booking): Promise<void> {
  const { order } = booking;
  for (const posting of booking.postings) {
    const { kind, txnId, amountMinor } = posting;
    if (kind === 'captured' || !(await enterPosting(tx, booking, posting))) continue;
    if (kind === 'refunded') await bookRefund(tx, booking, { txnId, amountMinor });
    else await recordEvent(tx, order, { kind, actor: booking.actor, data: { amount_minor: amountMinor } });
  }
}

async function bookRefund(tx: Tx, booking: Booking, refund: { txnId: string; amountMinor: number }) {
  const { order, attempt, actor, payments } = booking;
  const { siteId } = order;
  const { txnId, amountMinor } = refund;
  const input = await finishRefund(tx, { siteId, attemptId: attempt.id, providerRef: txnId, amountMinor });
  const net = await findNetPaid(tx, siteId, order.id);
  if (net <= 0) await setPaymentStatus(tx, order, 'refunded');
  else if (net < order.totalMinor) await setPaymentStatus(tx, order, 'partly_refunded');
  const reason = input?.reason ?? 'at_provider';
  await recordEvent(tx, order, {
    kind: 'refunded',
    actor,
    data: { amount_minor: amountMinor, currency: attempt.currency, refund: input?.id ?? txnId, reason },
  });
  if (net <= 0) await closeReturned(tx, order, actor);
  const worth = attempt.fx_quote?.orderTotalMinor ?? attempt.amount_minor;
  const credit = Math.round((amountMinor * worth) / attempt.amount_minor);
  if (input) await creditNote(tx, { siteId, orderId: order.id, refundId: input.id, amountMinor: credit });
  // Only the cases of this refund: another refund of the same order may still have to be sent.
  if (input) await resolveCasesOfRefund(tx, { siteId, refundId: input.id, resolution: 'refunded' });
  await resolveCases(tx, {
    siteId,
    attemptId: attempt.id,
    kinds: ['late_payment', 'double_charge', 'overpaid'],
    resolution: 'refunded',
  });
  payments?.metrics.refunds.inc({ provider: attempt.provider, state: 'succeeded' });
}

/** Money that is being entered, with what it is for. Order and attempt are locked. */
export interface Booking {
  readonly payments: Pick<Payments, 'log' | 'metrics'> | null;
  readonly order: LockedOrder;
  readonly attempt: AttemptRow;
  readonly actor: Actor;
  readonly postings: Moves['postings'];
}
