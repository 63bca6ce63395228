import { withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { type AttemptRow, findAttempt } from '../attempts/attempts.sql.ts';
import { lockPaying } from '../attempts/lock-paying.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import { refundJob } from '../payments.jobs.ts';
import { openCase, type Payments } from '../payments.ts';
import { type ProviderAdapter, ProviderFailure, type Refunded } from '../providers/adapter.ts';
import { afterRefund } from '../refunds/refund.rules.ts';
import { findRefund, type RefundRow, updateRefund } from '../refunds/refunds.sql.ts';
import { asAttempt } from './adapter-attempt.ts';
import { applyPostings } from './apply-postings.ts';
import { isMoney, statusOf } from './settle.rules.ts';

/**
 * Sends one refund, or finds out what became of it. It is marked as sent before it is: after a crash the provider is
 * asked first, and only what it does not have is sent again, under the same name.
 */
export async function runRefund(
  payments: Payments,
  scope: { siteId: number; refundId: string },
): Promise<void> {
  const { siteId, refundId } = scope;
  const refund = await withSite(payments.db, siteId, (tx) => findRefund(tx, siteId, refundId));
  if (!refund || !['requested', 'sent', 'unknown'].includes(refund.status)) return;
  const attempt = await findAttempt(payments.db, siteId, refund.attempt_id);
  const adapter = payments.adapterFor(attempt?.account_ref ?? '');
  if (!attempt || !adapter) throw new Error(`Refund ${refundId}: no account to ask`);
  if (refund.status === 'requested')
    await withSite(payments.db, siteId, (tx) =>
      updateRefund(tx, siteId, refundId, { status: 'sent', isTry: true, dueInSeconds: 60 }),
    );
  const result = await ask(adapter, attempt, refund);
  payments.metrics.refunds.inc({ provider: attempt.provider, state: result.state });
  const line = {
    refund: refundId,
    order: attempt.order_code,
    account: attempt.account_ref,
    state: result.state,
  };
  payments.log.info({ ...line, amount_minor: refund.amount_minor, tries: refund.tries }, 'refund');
  await note(payments, refund, result);
}

async function ask(adapter: ProviderAdapter, attempt: AttemptRow, refund: RefundRow): Promise<Refunded> {
  const scope = asAttempt(attempt);
  const input = {
    id: refund.id,
    amountMinor: refund.amount_minor,
    isWhole: refund.amount_minor === attempt.amount_minor,
  };
  try {
    if (refund.status === 'requested') return await adapter.refund(scope, input);
    const found = await adapter.fetchRefund(scope, input, refund.provider_ref);
    const isAbsent = found.state === 'failed' && found.id === null && refund.provider_ref === null;
    return isAbsent ? await adapter.refund(scope, input) : found;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    // Whatever kept us from an answer: the next run asks before it sends anything again.
    return { state: 'unknown', id: null };
  }
}

async function note(payments: Payments, refund: RefundRow, result: Refunded): Promise<void> {
  const { site_id: siteId, id, order_id: orderId, attempt_id: attemptId } = refund;
  const next = afterRefund(result, refund.tries);
  await withSite(payments.db, siteId, async (tx) => {
    const { order, attempt } = await lockPaying(tx, { siteId, orderId, attemptId });
    if (!order || !attempt) throw new Error(`Refund ${id} has lost its order`);
    const ref = result.id ?? refund.provider_ref;
    if (next.status === 'succeeded') {
      const posting = { kind: 'refunded', txnId: ref ?? id, amountMinor: refund.amount_minor } as const;
      await updateRefund(tx, siteId, id, { status: 'sent', providerRef: posting.txnId });
      const postings = [{ ...posting, occurredAt: null }];
      await applyPostings(tx, {
        payments,
        order,
        attempt,
        actor: { kind: 'system', ref: 'refund' },
        postings,
      });
      const status = statusOf(
        [...attempt.postings.filter(({ txnId }) => txnId !== posting.txnId), posting],
        attempt.status === 'lost',
      );
      if (isMoney(attempt.status) && status !== attempt.status)
        await updateAttempt(tx, siteId, attemptId, { status });
      return;
    }
    await updateRefund(tx, siteId, id, {
      status: next.status,
      providerRef: ref,
      isTry: next.againInSeconds !== null,
      error: result.state,
      dueInSeconds: next.againInSeconds ?? 0,
    });
    if (next.againInSeconds !== null) {
      const runAt = new Date(Date.now() + next.againInSeconds * 1000);
      await queueJob(tx, refundJob, { siteId, refundId: id }, { key: `refund:${id}`, runAt });
    }
    if (next.status === 'manual') {
      const detail = {
        refund: id,
        amount_minor: refund.amount_minor,
        currency: refund.currency,
        why: result.state,
      };
      await openCase(tx, payments, {
        siteId,
        orderId,
        attemptId,
        refundId: id,
        kind: 'refund_by_hand',
        detail,
      });
    }
  });
}
