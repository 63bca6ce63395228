import { type Tx, withSite } from '../../../platform/db/db.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import { extendDeadline } from '../../orders/moves/extend-deadline.ts';
import { type Actor, type LockedOrder, registerOrder } from '../../orders/moves/order-moves.ts';
import { mailProofLink } from '../../proofs/mail-proof-link.ts';
import type { AttemptRow } from '../attempts/attempts.sql.ts';
import { lockPaying } from '../attempts/lock-paying.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import type { Payments } from '../payments.ts';
import { isLive } from '../settle/settle.rules.ts';
import { referenceOf } from './register.rules.ts';
import type { RegisteredPayment, Registering } from './registering.ts';

/**
 * The order stays pending until its deadline and staff book the money, or confirm that cash is paid on delivery. Panels
 * register themselves when they appear, so the second call of a reload finds it done.
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
  return withSite(payments.db, siteId, async (tx): Promise<RegisteredPayment> => {
    const { order, attempt } = await lockPaying(tx, { siteId, orderId: row.order_id, attemptId: row.id });
    if (!order || !attempt) return { ok: false, code: 'not_found' };
    const answer = { ok: true, code: order.code, status: 'awaiting' } as const;
    const isLatest = order.paymentMethodId === row.method_id;
    if (order.registeredAt && isLatest && order.status !== 'cancelled') return answer;
    if (!isLive(attempt.status) || !isLatest) return { ok: false, code: 'conflict' };
    const ref = referenceOf(row.component, body);
    const moved = await registerOrder(tx, order, { ref, actor });
    if (!moved) return { ok: false, code: 'conflict' };
    await updateAttempt(tx, siteId, row.id, { status: 'processing', post: null });
    await keepOrConfirm(tx, payments.signingKeys, order);
    return answer;
  });
}

/** Days for the payment if its e-mail address is confirmed; otherwise 30 minutes, and a mail with the link (decision 0036). */
async function keepOrConfirm(tx: Tx, keys: SigningKeys, order: LockedOrder): Promise<void> {
  if (await extendDeadline(tx, keys, order)) return;
  const { siteId, cartId, email, locale, customerId } = order;
  if (!cartId || customerId !== null) return;
  await mailProofLink(tx, keys, {
    siteId,
    cartId,
    email,
    locale,
    captchaPassed: false,
    isVerified: false,
  });
}
