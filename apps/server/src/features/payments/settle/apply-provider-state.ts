import type { Tx } from '../../../platform/db/db.ts';
import { failPayment, type LockedOrder, startProcessing } from '../../orders/moves/order-moves.ts';
import type { AttemptRow } from '../attempts/attempts.sql.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import { openCase, type Payments } from '../payments.ts';
import type { ProviderPayment } from '../providers/adapter.ts';
import { asKnown } from './adapter-attempt.ts';
import { applyPostings, enterPosting } from './apply-postings.ts';
import { receiveMoney } from './receive-money.ts';
import { queueEvents, schedulePoll, secondsToNextPoll } from './schedule-poll.ts';
import { decide, isLive, isMoney, type Moves } from './settle.rules.ts';

interface ApplyProviderStateInput {
  readonly payments: Payments;
  readonly order: LockedOrder;
  readonly attempt: AttemptRow;
  readonly providerPayment: ProviderPayment;
  readonly cause: string;
}

/** Books what the provider said, inside the transaction that holds order and attempt. Returns the attempt's state. */
export async function applyProviderState(tx: Tx, input: ApplyProviderStateInput): Promise<string> {
  const { payments, order, attempt, providerPayment } = input;
  const moves = await bookCapture(tx, input, decide(asKnown(attempt), providerPayment));
  const status = moves.status ?? attempt.status;
  const isNothing = !moves.status && moves.postings.length + moves.trouble.length === 0;
  if (isNothing && !isLive(status)) return status;
  const actor = { kind: 'provider', ref: attempt.provider } as const;
  const isCaptured = moves.postings.some(({ kind }) => kind === 'captured');

  // There is no transition to refunded except from paid, so paid is booked first.
  if (isCaptured && status !== 'paid') await updateAttempt(tx, order.siteId, attempt.id, { status: 'paid' });
  await noteProviderState(tx, input, moves, status);
  const key = { siteId: order.siteId, orderId: order.id, attemptId: attempt.id };
  for (const trouble of moves.trouble) await openCase(tx, payments, { ...key, ...trouble });

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
async function bookCapture(tx: Tx, input: ApplyProviderStateInput, moves: Moves): Promise<Moves> {
  const { attempt } = input;
  const capture = moves.postings.find(({ kind }) => kind === 'captured');
  if (!capture || (await enterPosting(tx, input, capture))) return moves;
  const detail = { why: 'this transaction is booked for another payment', transaction: capture.txnId };
  const status = isMoney(attempt.status) || attempt.status === 'review' ? null : 'review';
  return { status, postings: [], failure: null, trouble: [{ kind: 'orphan_charge', detail }] };
}

async function noteProviderState(
  tx: Tx,
  { payments, order, attempt, providerPayment }: ApplyProviderStateInput,
  moves: Moves,
  status: string,
) {
  const schedule = payments.adapterFor(attempt.account_ref ?? '')?.capabilities.pollSeconds;
  const pollInSeconds = secondsToNextPoll(status, attempt.poll_count, schedule);
  const waiting = await updateAttempt(tx, order.siteId, attempt.id, {
    ...(moves.status ? { status: moves.status } : {}),
    ...(providerPayment.providerRef && !attempt.provider_ref
      ? { providerRef: providerPayment.providerRef }
      : {}),
    ...(providerPayment.providerPaymentRef ? { providerPaymentRef: providerPayment.providerPaymentRef } : {}),
    ...(moves.failure || status === 'paid' ? { failure: moves.failure } : {}),
    ...(providerPayment.card ? { card: providerPayment.card } : {}),
    ...(isLive(status) ? {} : { post: null }),
    ...(moves.status && attempt.status === 'unknown' ? { hints: { unknown_since: null } } : {}),
    lastError: null,
    pollInSeconds,
  });
  await queueEvents(tx, order.siteId, waiting);
  await schedulePoll(tx, order.siteId, attempt.id, pollInSeconds);
}

// An attempt that was never started has not failed: the order keeps waiting for its deadline.
const wasTried = (attempt: AttemptRow, next: string) =>
  isLive(attempt.status) && (next === 'failed' || !['created', 'ready'].includes(attempt.status));
