import type { Tx } from '../../platform/db.ts';
import { type Actor, recordEvent } from '../orders/order-moves.ts';
import { resolveCases } from './cases.sql.ts';
import { insertPosting } from './ledger.sql.ts';
import { lockPaying } from './lock-paying.ts';
import { openCase } from './open-case.ts';
import type { Payments } from './payments.ts';
import { receiveMoney } from './receive-money.ts';
import { refundAttempt } from './refund-attempt.ts';
import { accountsOf, isMoney, sumOf } from './settle.rules.ts';
import { updateAttempt } from './update-attempt.sql.ts';

export type BookedOffline =
  | {
      readonly ok: true;
      /** `part`: booked, but the order waits for the rest. `again`: this very reference was booked before. */
      readonly outcome: 'paid' | 'part' | 'again';
      readonly missingMinor: number;
      readonly tooMuchMinor: number;
    }
  | {
      readonly ok: false;
      readonly code: 'attempt_unknown' | 'not_offline' | 'currency_differs' | 'amount_invalid';
    };

interface Wish {
  readonly siteId: number;
  readonly orderId: number;
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** The bank's value date, `2026-11-15`. */
  readonly valueOn: string;
  /** The bank's or courier's own name for the payment; the same one is booked once. */
  readonly reference: string;
  readonly actor: Actor;
}

/**
 * Somebody saw the money: a transfer on the statement, cash in the till. Too little is booked and waited on; too much is
 * taken and the rest goes back; for an order that is cancelled meanwhile the rules of late money hold.
 */
export async function bookOffline(
  tx: Tx,
  wish: Wish,
  payments: Pick<Payments, 'log' | 'metrics'> | null = null,
): Promise<BookedOffline> {
  const { siteId, attemptId, amountMinor, currency, actor } = wish;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return { ok: false, code: 'amount_invalid' };
  const { order, attempt } = await lockPaying(tx, wish);
  if (!order || attempt?.order_id !== order.id) return { ok: false, code: 'attempt_unknown' };
  if (attempt.account_ref !== null) return { ok: false, code: 'not_offline' };
  if (attempt.currency !== currency) return { ok: false, code: 'currency_differs' };

  const [debit, credit] = accountsOf('captured', true);
  const isNew = await insertPosting(tx, {
    ...{
      siteId,
      attemptId,
      kind: 'captured',
      provider: attempt.provider,
      amountMinor,
      currency,
      debit,
      credit,
    },
    ...{ txnId: `${attemptId}:${wish.reference}`, occurredAt: new Date(`${wish.valueOn}T12:00:00Z`) },
  });
  const before = sumOf(attempt.postings, 'captured');
  const missing = (sum: number) => Math.max(0, attempt.amount_minor - sum);
  if (!isNew) return { ok: true, outcome: 'again', missingMinor: missing(before), tooMuchMinor: 0 };

  const sum = before + amountMinor;
  const of = { siteId, orderId: order.id, attemptId };
  const detail = { expected_minor: attempt.amount_minor, received_minor: sum, currency };
  if (missing(sum) > 0) {
    await openCase(tx, payments, { ...of, kind: 'underpaid', detail });
    await recordEvent(tx, order, { kind: 'payment_short', actor, data: detail });
    return { ok: true, outcome: 'part', missingMinor: missing(sum), tooMuchMinor: 0 };
  }
  const tooMuch = sum - Math.max(before, attempt.amount_minor);
  if (tooMuch > 0) {
    await openCase(tx, payments, { ...of, kind: 'overpaid', detail });
    await refundAttempt(tx, payments, { order, attempt, amountMinor: tooMuch, reason: 'overpaid' });
  }
  await resolveCases(tx, { siteId, attemptId, kinds: ['underpaid'], resolution: 'paid' });
  if (!isMoney(attempt.status)) {
    await updateAttempt(tx, siteId, attemptId, { status: 'paid', failure: null });
    await receiveMoney(tx, { payments, order, attempt, actor, postings: [] });
  }
  return { ok: true, outcome: 'paid', missingMinor: 0, tooMuchMinor: tooMuch };
}
