import { withSite } from '../../platform/db.ts';
import { type ProviderAdapter, ProviderFailure } from './adapter.ts';
import { asAttempt } from './adapter-attempt.ts';
import { type AttemptRow, findOpenAttempt } from './attempts.sql.ts';
import { lockPaying } from './lock-paying.ts';
import type { Payments } from './payments.ts';
import { findNetPaid } from './refunds.sql.ts';
import { isLive, isMoney } from './settle.rules.ts';
import { settle } from './settle.ts';
import { updateAttempt } from './update-attempt.sql.ts';

/** `busy`: a payment is under way or nobody knows; neither another attempt nor a cancellation may begin. */
export type Released = 'free' | 'busy' | 'paid';

/** Closes the door at the provider first, so that nothing can be paid through an attempt we have given up. */
export async function releaseAttempt(payments: Payments, siteId: number, orderId: number): Promise<Released> {
  const row = await findOpenAttempt(payments.db, siteId, orderId);
  if (!row) return isPaid(payments, siteId, orderId);
  if (row.account_ref === null) return giveUp(payments, row);
  if (row.is_charging) return 'busy';
  const adapter = payments.adapterFor(row.account_ref);
  if (!adapter) return 'busy';
  const closed = await close(adapter, row);
  if (closed === 'cancelled') return giveUp(payments, row);
  if (closed === 'unknown') return 'busy';
  const settled = await settle(payments, { siteId, attemptId: row.id, cause: 'switch' });
  if (!settled?.asked) return 'busy';
  if (isMoney(settled.status)) return 'paid';
  const isIdle = ['created', 'ready', 'action_required'].includes(settled.status);
  return !isLive(settled.status) || (isIdle && closed === 'nothing_to_cancel')
    ? giveUp(payments, row)
    : 'busy';
}

async function isPaid(payments: Payments, siteId: number, orderId: number): Promise<Released> {
  const net = await withSite(payments.db, siteId, (tx) => findNetPaid(tx, siteId, orderId));
  return net > 0 ? 'paid' : 'free';
}

async function close(adapter: ProviderAdapter, row: AttemptRow) {
  try {
    return await adapter.cancel(asAttempt(row));
  } catch (error) {
    if (error instanceof ProviderFailure) return 'unknown';
    throw error;
  }
}

/** The door is shut: the attempt is cancelled, unless somebody got in at the last moment. */
async function giveUp(payments: Payments, { site_id: siteId, order_id, id }: AttemptRow): Promise<Released> {
  return withSite(payments.db, siteId, async (tx) => {
    const { attempt } = await lockPaying(tx, { siteId, orderId: order_id, attemptId: id });
    if (!attempt || isMoney(attempt.status)) return 'paid';
    if (isLive(attempt.status))
      await updateAttempt(tx, siteId, id, { status: 'cancelled', post: null, pollInSeconds: null });
    else await updateAttempt(tx, siteId, id, { hints: { closed: true } });
    return 'free';
  });
}
