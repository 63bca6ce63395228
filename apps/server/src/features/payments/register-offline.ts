import { withSite } from '../../platform/db.ts';
import { type Actor, confirmOrder, registerOrder } from '../orders/order-moves.ts';
import type { AttemptRow } from './attempts.sql.ts';
import { lockPaying } from './lock-paying.ts';
import type { Payments } from './payments.ts';
import { referenceOf } from './register.rules.ts';
import type { RegisteredPayment, Registering } from './registering.ts';
import { isLive } from './settle.rules.ts';
import { updateAttempt } from './update-attempt.sql.ts';

/**
 * Bank and cheque: the order stays pending until its deadline and somebody sees the money. Cash on delivery: it goes
 * ahead unpaid. Panels register themselves when they appear, so the second call of a reload finds it done.
 */
export async function registerOffline(
  payments: Payments,
  row: AttemptRow,
  { payer, body }: Registering,
): Promise<RegisteredPayment> {
  const { site_id: siteId } = row;
  const actor: Actor =
    payer.customerId === null
      ? { kind: 'guest', ref: null }
      : { kind: 'customer', ref: String(payer.customerId) };
  const isCash = row.component === 'CashPayment';
  return withSite(payments.db, siteId, async (tx): Promise<RegisteredPayment> => {
    const { order, attempt } = await lockPaying(tx, { siteId, orderId: row.order_id, attemptId: row.id });
    if (!order || !attempt) return { ok: false, code: 'not_found' };
    const answer = { ok: true, code: order.code, status: isCash ? 'success' : 'awaiting' } as const;
    const isLatest = order.paymentMethodId === row.method_id;
    if (order.registeredAt && isLatest && order.status !== 'cancelled') return answer;
    if (!isLive(attempt.status) || !isLatest) return { ok: false, code: 'conflict' };
    const ref = referenceOf(row.component, body);
    const moved = await registerOrder(tx, order, { ref, actor });
    const confirmed = !isCash || (moved && (await confirmOrder(tx, order, { paid: false, actor })));
    if (!moved || !confirmed) return { ok: false, code: 'conflict' };
    await updateAttempt(tx, siteId, row.id, { status: 'processing', post: null });
    return answer;
  });
}
