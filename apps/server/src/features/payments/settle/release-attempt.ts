import { type Tx, withSite } from '../../../platform/db/db.ts';
import { type AttemptRow, findOpenAttempt } from '../attempts/attempts.sql.ts';
import { lockPaying } from '../attempts/lock-paying.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import type { Payments } from '../payments.ts';
import { type ProviderAdapter, ProviderFailure } from '../providers/adapter.ts';
import { findNetPaid } from '../refunds/refunds.sql.ts';
import { asAttempt } from './adapter-attempt.ts';
import { isLive, isMoney, isUntouched } from './settle.rules.ts';
import { settle } from './settle.ts';

/**
 * `busy`: a payment is in progress; `unreachable`: the provider does not tell its state. In both cases neither another
 * attempt nor a cancellation may begin.
 */
export type Released = 'free' | 'busy' | 'unreachable' | 'paid';

/** Runs in the transaction that gives an attempt up: for the audit log. */
export type OnRelease = (tx: Tx) => Promise<void>;

/** Closes the door at the provider first, so that nothing can be paid through an attempt we have given up. */
export async function releaseAttempt(
  payments: Payments,
  siteId: number,
  orderId: number,
  onRelease: OnRelease = async () => {},
): Promise<Released> {
  const row = await findOpenAttempt(payments.db, siteId, orderId);
  if (!row) return isPaid(payments, siteId, orderId);
  if (row.account_ref === null) return giveUp(payments, row, { onRelease });
  if (row.is_charging) return 'busy';
  // The provider need not be asked, so it does not matter whether it answers.
  if (isUntouched(row)) return giveUp(payments, row, { onRelease, mayGiveUp: isUntouched });
  const adapter = payments.adapterFor(row.account_ref);
  if (!adapter) return 'busy';
  const closed = await close(adapter, row);
  if (closed === 'cancelled') return giveUp(payments, row, { onRelease });
  if (closed === 'unknown') return 'unreachable';
  const settled = await settle(payments, { siteId, attemptId: row.id, cause: 'switch' });
  if (!settled?.wasPolled) return 'unreachable';
  if (isMoney(settled.status)) return 'paid';
  const isIdle = ['created', 'ready', 'action_required'].includes(settled.status);
  return !isLive(settled.status) || (isIdle && closed === 'nothing_to_cancel')
    ? giveUp(payments, row, { onRelease })
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

/**
 * Cancels the attempt, unless a payment got in at the last moment. `mayGiveUp` is asked again under the lock: a panel that
 * opened or a charge that began since the attempt was read keeps it.
 */
async function giveUp(
  payments: Payments,
  { site_id: siteId, order_id, id }: AttemptRow,
  {
    onRelease,
    mayGiveUp = () => true,
  }: { readonly onRelease: OnRelease; readonly mayGiveUp?: (attempt: AttemptRow) => boolean },
): Promise<Released> {
  return withSite(payments.db, siteId, async (tx) => {
    const { attempt } = await lockPaying(tx, { siteId, orderId: order_id, attemptId: id });
    if (!attempt || isMoney(attempt.status)) return 'paid';
    if (!mayGiveUp(attempt)) return 'busy';
    if (isLive(attempt.status))
      await updateAttempt(tx, siteId, id, { status: 'cancelled', post: null, pollInSeconds: null });
    else await updateAttempt(tx, siteId, id, { hints: { closed: true } });
    await onRelease(tx);
    return 'free';
  });
}
