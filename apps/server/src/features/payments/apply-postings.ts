import type { Tx } from '../../platform/db.ts';
import { creditNote } from '../invoices/credit-note.ts';
import { recordEvent, setPaymentStatus } from '../orders/order-moves.ts';
import type { Booking } from './booking.ts';
import { resolveCases } from './cases.sql.ts';
import { insertPosting } from './ledger.sql.ts';
import { receiveMoney } from './receive-money.ts';
import { findNetPaid, finishRefund } from './refunds.sql.ts';
import { accountsOf } from './settle.rules.ts';

/** Enters postings into the ledger and tells the order. What is there already is not entered and has no effect. */
export async function applyPostings(tx: Tx, booking: Booking): Promise<void> {
  const { order, attempt } = booking;
  for (const posting of booking.postings) {
    const { kind, txnId, amountMinor, occurredAt } = posting;
    const [debit, credit] = accountsOf(kind, attempt.account_ref === null);
    const isNew = await insertPosting(tx, {
      ...{
        siteId: order.siteId,
        attemptId: attempt.id,
        kind,
        provider: attempt.provider,
        txnId,
        amountMinor,
      },
      ...{ currency: attempt.currency, occurredAt, debit, credit },
    });
    if (!isNew) continue;
    if (kind === 'captured') await receiveMoney(tx, booking);
    if (kind === 'refunded') await bookRefund(tx, booking, { txnId, amountMinor });
    if (kind === 'chargeback' || kind === 'chargeback_won')
      await recordEvent(tx, order, { kind, actor: booking.actor, data: { amount_minor: amountMinor } });
  }
}

async function bookRefund(tx: Tx, booking: Booking, refund: { txnId: string; amountMinor: number }) {
  const { order, attempt, actor, payments } = booking;
  const { siteId } = order;
  const { txnId, amountMinor } = refund;
  const wish = await finishRefund(tx, { siteId, attemptId: attempt.id, providerRef: txnId, amountMinor });
  const net = await findNetPaid(tx, siteId, order.id);
  if (net <= 0) await setPaymentStatus(tx, order, 'refunded');
  else if (net < order.totalMinor) await setPaymentStatus(tx, order, 'partly_refunded');
  const reason = wish?.reason ?? 'at_provider';
  await recordEvent(tx, order, {
    kind: 'refunded',
    actor,
    data: { amount_minor: amountMinor, currency: attempt.currency, refund: wish?.id ?? txnId, reason },
  });
  const worth = attempt.fx_quote?.orderTotalMinor ?? attempt.amount_minor;
  const credit = Math.round((amountMinor * worth) / attempt.amount_minor);
  if (wish) await creditNote(tx, { siteId, orderId: order.id, refundId: wish.id, amountMinor: credit });
  await resolveCases(tx, {
    ...{ siteId, attemptId: attempt.id, resolution: 'refunded' },
    kinds: ['late_payment', 'double_charge', 'refund_by_hand', 'overpaid'],
  });
  payments?.metrics.refunds.inc({ provider: attempt.provider, state: 'succeeded' });
}
