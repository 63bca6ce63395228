import type { Tx } from '../../platform/db.ts';
import { failPayment, type LockedOrder, startProcessing } from '../orders/order-moves.ts';
import type { ProviderTruth } from './adapter.ts';
import { asKnown } from './adapter-attempt.ts';
import { applyPostings } from './apply-postings.ts';
import { type AttemptRow, updateAttempt } from './attempts.sql.ts';
import { openCase } from './open-case.ts';
import type { Payments } from './payments.ts';
import { secondsToNextLook } from './poll.rules.ts';
import { queueEvents, queueLook } from './queue-look.ts';
import { decide, isLive } from './settle.rules.ts';

interface Given {
  readonly payments: Payments;
  readonly order: LockedOrder;
  readonly attempt: AttemptRow;
  readonly truth: ProviderTruth;
  readonly cause: string;
}

/** Books what the provider said, inside the transaction that holds order and attempt. Returns the attempt's state. */
export async function applyTruth(tx: Tx, given: Given): Promise<string> {
  const { payments, order, attempt, truth } = given;
  const moves = decide(asKnown(attempt), truth);
  const status = moves.status ?? attempt.status;
  const actor = { kind: 'provider', ref: attempt.provider } as const;
  const schedule = payments.adapterFor(attempt.account_ref ?? '')?.capabilities.pollSeconds;
  const pollInSeconds = secondsToNextLook(status, attempt.poll_count, schedule);
  if (!moves.status && moves.postings.length + moves.trouble.length === 0 && !isLive(status)) return status;

  // The books know no way from nowhere to "refunded": it was paid in between.
  if (moves.postings.some(({ kind }) => kind === 'captured') && status !== 'paid')
    await updateAttempt(tx, order.siteId, attempt.id, { status: 'paid' });
  const waiting = await updateAttempt(tx, order.siteId, attempt.id, {
    ...(moves.status ? { status: moves.status } : {}),
    ...(truth.providerRef && !attempt.provider_ref ? { providerRef: truth.providerRef } : {}),
    ...(truth.providerPaymentRef ? { providerPaymentRef: truth.providerPaymentRef } : {}),
    ...(moves.failure || status === 'paid' ? { failure: moves.failure } : {}),
    ...(truth.card ? { card: truth.card } : {}),
    ...(isLive(status) ? {} : { post: null }),
    ...(moves.status && attempt.status === 'unknown' ? { hints: { unknown_since: null } } : {}),
    lastError: null,
    pollInSeconds,
  });
  await queueEvents(tx, order.siteId, waiting);
  await queueLook(tx, order.siteId, attempt.id, pollInSeconds);
  for (const { kind, detail } of moves.trouble)
    await openCase(tx, payments, {
      siteId: order.siteId,
      orderId: order.id,
      attemptId: attempt.id,
      kind,
      detail,
    });

  if (moves.postings.length > 0) await applyPostings(tx, { ...given, actor, postings: moves.postings });
  else if (moves.status === 'processing' || moves.status === 'review')
    await startProcessing(tx, order, actor);
  else if (moves.failure && moves.status && !isLive(moves.status) && wasTried(attempt, moves.status))
    await failPayment(tx, order, moves.failure, actor);
  return status;
}

// Who never began to pay has not failed: the order goes on waiting for its deadline.
const wasTried = (attempt: AttemptRow, next: string) =>
  isLive(attempt.status) && (next === 'failed' || !['created', 'ready'].includes(attempt.status));
