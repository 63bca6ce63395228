import type { Tx } from '../../platform/db.ts';
import { failPayment, type LockedOrder, startProcessing } from '../orders/order-moves.ts';
import type { ProviderTruth } from './adapter.ts';
import { asKnown } from './adapter-attempt.ts';
import { applyPostings, enterPosting } from './apply-postings.ts';
import type { AttemptRow } from './attempts.sql.ts';
import { openCase } from './open-case.ts';
import type { Payments } from './payments.ts';
import { secondsToNextLook } from './poll.rules.ts';
import { queueEvents, queueLook } from './queue-look.ts';
import { receiveMoney } from './receive-money.ts';
import { decide, isLive, isMoney, type Moves } from './settle.rules.ts';
import { updateAttempt } from './update-attempt.sql.ts';

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
  const moves = await bookCapture(tx, given, decide(asKnown(attempt), truth));
  const status = moves.status ?? attempt.status;
  const isNothing = !moves.status && moves.postings.length + moves.trouble.length === 0;
  if (isNothing && !isLive(status)) return status;
  const actor = { kind: 'provider', ref: attempt.provider } as const;
  const isCaptured = moves.postings.some(({ kind }) => kind === 'captured');

  // The books know no way from nowhere to "refunded": it was paid in between.
  if (isCaptured && status !== 'paid') await updateAttempt(tx, order.siteId, attempt.id, { status: 'paid' });
  await noteTruth(tx, given, moves, status);
  const of = { siteId: order.siteId, orderId: order.id, attemptId: attempt.id };
  for (const trouble of moves.trouble) await openCase(tx, payments, { ...of, ...trouble });

  const booking = { payments, order, attempt, actor, postings: moves.postings };
  if (isCaptured) await receiveMoney(tx, booking);
  await applyPostings(tx, booking);
  if (moves.status === 'processing' || moves.status === 'review') await startProcessing(tx, order, actor);
  else if (moves.failure && moves.status && !isLive(moves.status) && wasTried(attempt, moves.status))
    await failPayment(tx, order, moves.failure, actor);
  return status;
}

/**
 * The capture goes into the ledger before anything moves. If its name is taken, the provider has given it to another
 * payment before: nothing of this one is believed until a person has looked.
 */
async function bookCapture(tx: Tx, given: Given, moves: Moves): Promise<Moves> {
  const { attempt } = given;
  const capture = moves.postings.find(({ kind }) => kind === 'captured');
  if (!capture || (await enterPosting(tx, given, capture))) return moves;
  const detail = { why: 'this transaction is booked for another payment', transaction: capture.txnId };
  const status = isMoney(attempt.status) || attempt.status === 'review' ? null : 'review';
  return { status, postings: [], failure: null, trouble: [{ kind: 'orphan_charge', detail }] };
}

async function noteTruth(tx: Tx, { payments, order, attempt, truth }: Given, moves: Moves, status: string) {
  const schedule = payments.adapterFor(attempt.account_ref ?? '')?.capabilities.pollSeconds;
  const pollInSeconds = secondsToNextLook(status, attempt.poll_count, schedule);
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
}

// Who never began to pay has not failed: the order goes on waiting for its deadline.
const wasTried = (attempt: AttemptRow, next: string) =>
  isLive(attempt.status) && (next === 'failed' || !['created', 'ready'].includes(attempt.status));
