import type { Tx } from '../../../platform/db/db.ts';
import { type Actor, recordEvent } from '../../orders/moves/order-moves.ts';
import type { AttemptRow } from '../attempts/attempts.sql.ts';
import { lockPaying } from '../attempts/lock-paying.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import { resolveCases } from '../cases/cases.sql.ts';
import { openCase, type Payments } from '../payments.ts';
import { refundAttempt } from '../refunds/refund-attempt.ts';
import { isAmountPlausible, isReferenceUsable } from './book-offline.rules.ts';
import { insertPosting, listOrdersOfReference } from './ledger.sql.ts';
import { receiveMoney } from './receive-money.ts';
import { accountsOf, isMoney, sumOf } from './settle.rules.ts';

export type BookedOffline =
  | {
      readonly ok: true;
      /** `part`: booked, but the order waits for the rest. `again`: this very reference was booked before. */
      readonly outcome: 'paid' | 'part' | 'again';
      readonly missingMinor: number;
      readonly tooMuchMinor: number;
      /** Codes of the other orders that the same transfer pays. */
      readonly sharedWith: readonly string[];
    }
  | {
      readonly ok: false;
      readonly code:
        | 'attempt_unknown'
        | 'not_offline'
        | 'currency_differs'
        | 'amount_invalid'
        | 'amount_too_large'
        | 'reference_invalid';
    }
  | { readonly ok: false; readonly code: 'reference_used'; readonly otherOrder: string };

interface OfflineMoney {
  readonly siteId: number;
  readonly orderId: number;
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** The bank's value date, `2026-11-15`. */
  readonly valueOn: string;
  /** The bank's or courier's own name for the payment; it pays one order, however it is spelled. */
  readonly reference: string;
  /** One transfer pays several orders: another order may have this reference. */
  readonly isSplit?: boolean;
  /** Staff have checked an amount of more than twice what is missing. */
  readonly overridesAmount?: boolean;
  readonly actor: Actor;
}

/**
 * Money that staff have seen: a transfer on the statement, cash in the drawer. Too little is booked and waited on; too much
 * is taken and the rest goes back; for an order that is cancelled meanwhile the rules of late money hold.
 */
export async function bookOffline(
  tx: Tx,
  input: OfflineMoney,
  payments: Pick<Payments, 'log' | 'metrics'> | null = null,
): Promise<BookedOffline> {
  const { siteId, attemptId, amountMinor, currency, actor } = input;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return { ok: false, code: 'amount_invalid' };
  if (!isReferenceUsable(input.reference)) return { ok: false, code: 'reference_invalid' };
  const { order, attempt } = await lockPaying(tx, input);
  if (!order || attempt?.order_id !== order.id) return { ok: false, code: 'attempt_unknown' };
  if (attempt.account_ref !== null) return { ok: false, code: 'not_offline' };
  if (attempt.currency !== currency) return { ok: false, code: 'currency_differs' };

  const before = sumOf(attempt.postings, 'captured');
  const missing = (sum: number) => Math.max(0, attempt.amount_minor - sum);
  const posted = await postOnce(tx, input, attempt, missing(before));
  if (!posted.ok) return posted;
  const { sharedWith } = posted;
  if (!posted.isNew)
    return { ok: true, outcome: 'again', missingMinor: missing(before), tooMuchMinor: 0, sharedWith };

  const sum = before + amountMinor;
  const key = { siteId, orderId: order.id, attemptId };
  const detail = { expected_minor: attempt.amount_minor, received_minor: sum, currency };
  if (missing(sum) > 0) {
    await openCase(tx, payments, { ...key, kind: 'underpaid', detail });
    await recordEvent(tx, order, { kind: 'payment_short', actor, data: detail });
    return { ok: true, outcome: 'part', missingMinor: missing(sum), tooMuchMinor: 0, sharedWith };
  }
  const tooMuch = sum - Math.max(before, attempt.amount_minor);
  if (tooMuch > 0) {
    const refund = { order, attempt, amountMinor: tooMuch, reason: 'overpaid' };
    const refundId = await refundAttempt(tx, payments, refund);
    await openCase(tx, payments, { ...key, kind: 'overpaid', refundId, detail });
  }
  await resolveCases(tx, { siteId, attemptId, kinds: ['underpaid'], resolution: 'paid' });
  if (!isMoney(attempt.status)) {
    await updateAttempt(tx, siteId, attemptId, { status: 'paid', failure: null });
    await receiveMoney(tx, { payments, order, attempt, actor, postings: [] });
  }
  return { ok: true, outcome: 'paid', missingMinor: 0, tooMuchMinor: tooMuch, sharedWith };
}

type Posted =
  | { readonly ok: true; readonly isNew: boolean; readonly sharedWith: readonly string[] }
  | Extract<BookedOffline, { ok: false }>;

/**
 * Enters the money under its bank reference. The unique index decides between two clerks who book the same reference
 * for two orders at once; the order's lock decides between two who book it for the same order.
 */
async function postOnce(
  tx: Tx,
  input: OfflineMoney,
  attempt: AttemptRow,
  missingMinor: number,
): Promise<Posted> {
  const { siteId, attemptId, amountMinor, currency, reference } = input;
  const [debit, credit] = accountsOf('captured', true);
  const post = (sharesReference: boolean) =>
    insertPosting(tx, {
      siteId,
      attemptId,
      kind: 'captured',
      provider: attempt.provider,
      amountMinor,
      currency,
      debit,
      credit,
      txnId: `${attemptId}:${reference}`,
      occurredAt: new Date(`${input.valueOn}T12:00:00Z`),
      reference,
      sharesReference,
    });
  const isOwn = ({ order_id }: { order_id: number }) => order_id === attempt.order_id;
  if ((await listOrdersOfReference(tx, siteId, reference)).some(isOwn))
    return { ok: true, isNew: false, sharedWith: [] };
  if (!input.overridesAmount && !isAmountPlausible(amountMinor, missingMinor))
    return { ok: false, code: 'amount_too_large' };
  if (await post(false)) return { ok: true, isNew: true, sharedWith: [] };
  const others = await listOrdersOfReference(tx, siteId, reference);
  const [first] = others;
  if (!first) return { ok: true, isNew: false, sharedWith: [] };
  if (!input.isSplit) return { ok: false, code: 'reference_used', otherOrder: first.order_code };
  const isNew = await post(true);
  return { ok: true, isNew, sharedWith: others.map(({ order_code }) => order_code) };
}
