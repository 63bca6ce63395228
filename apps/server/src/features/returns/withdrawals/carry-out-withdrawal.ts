import { z } from 'zod';
import { unsafeWithAllSites, withSite } from '../../../platform/db/db.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { lockOrder } from '../../orders/moves/order-moves.ts';
import type { Payments } from '../../payments/payments.ts';
import { releaseAttempt } from '../../payments/settle/release-attempt.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { hasOpenPayment, mayCancel } from './withdrawals.rules.ts';
import { findWaitingOrder, lockWithdrawal, unsafeListWaiting } from './withdrawals.sql.ts';
/** Closes the payment of a withdrawn order at its provider, then cancels the order. */
export const carryOutWithdrawalJob = defineJob({
  name: 'withdrawals.carry-out',
  payload: z.object({ siteId: z.number(), withdrawalId: z.number() }),
  maxAttempts: 12,
});
const SYSTEM = { kind: 'system', ref: null } as const;

/** Carries out a withdrawal that had to wait. The payment is closed at the provider before the order is cancelled. */
export async function carryOutWithdrawal(
  payments: Payments,
  { siteId, withdrawalId }: { readonly siteId: number; readonly withdrawalId: number },
): Promise<boolean> {
  const found = await withSite(payments.db, siteId, async (tx) => {
    const orderId = await findWaitingOrder(tx, siteId, withdrawalId);
    const order = orderId === null ? null : await lockOrder(tx, siteId, orderId);
    if (!order) return null;
    const { unitIds } = await lockWithdrawal(tx, siteId, withdrawalId);
    return { orderId: order.id, hasToClose: mayCancel({ order, unitIds }) && hasOpenPayment(order) };
  });
  if (!found) return true;
  const { orderId, hasToClose } = found;
  const released = hasToClose ? await releaseAttempt(payments, siteId, orderId) : 'busy';
  const isPaymentClosed = released === 'free' || released === 'paid';
  return withSite(payments.db, siteId, async (tx) => {
    const order = await lockOrder(tx, siteId, orderId);
    const withdrawal = await lockWithdrawal(tx, siteId, withdrawalId);
    if (!order || withdrawal.status !== 'declared') return true;
    return applyWithdrawal(tx, payments, { order, withdrawal, actor: SYSTEM, isPaymentClosed });
  });
}

/** How many waiting withdrawals of all sites were carried out. */
export async function sweepWithdrawals(payments: Payments): Promise<number> {
  const waiting = await unsafeWithAllSites(payments.db, unsafeListWaiting);
  let done = 0;
  for (const { siteId, id } of waiting)
    if (await carryOutWithdrawal(payments, { siteId, withdrawalId: id })) done += 1;
  return done;
}
