import {
  type Attempt,
  type PaymentAccount,
  ProviderFailure,
  type Refunded,
  type RefundInput,
} from '../adapter.ts';
import { callPayway, PaywayRefund, parseAnswer } from './payway-calls.ts';
import { fromProvider, refundState, toProvider } from './payway-payment.ts';
import type { PaywayReads } from './payway-reads.ts';

const OPEN_BATCH = 'path_params_payment_id';

/** Refunds by the gateway, as long as it takes them; the rest is for a person. */
export function paywayRefunds(account: PaymentAccount, { find, refundsOf }: PaywayReads) {
  async function refund(attempt: Attempt, input: RefundInput): Promise<Refunded> {
    const payment = await find(attempt);
    if (!payment) return { state: 'failed', id: null };
    const amount = toProvider(input.amountMinor, attempt.currency);
    try {
      const answer = await callPayway(
        account,
        'POST',
        `/payments/${payment.id}/refunds`,
        input.isWhole ? {} : { amount },
      );
      if (answer.ok) {
        const made = parseAnswer(PaywayRefund, answer.json);
        return { state: refundState(made), id: made.id };
      }
      // The batch is still open: nothing happened, and tomorrow it will.
      if (payment.status === 'approved' && answer.complaints.some(({ param }) => param === OPEN_BATCH))
        throw new ProviderFailure('not_sent', 'Payway: the batch is still open');
      // Visa débito has no partial refunds, and no refund exceeds the rest.
      return { state: 'by_hand', id: null };
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === 'no_answer')
        return { state: 'unknown', id: null };
      throw error;
    }
  }

  /** They know no id of ours for a refund: an amount that is there once is it, the same amount twice is for a person. */
  async function fetchRefund(
    attempt: Attempt,
    input: RefundInput,
    refundId: string | null,
  ): Promise<Refunded> {
    const payment = await find(attempt);
    if (!payment) return { state: 'failed', id: null };
    const all = await refundsOf(payment.id);
    const fitting = all.filter(({ id, amount }) =>
      refundId ? id === refundId : fromProvider(amount) === input.amountMinor,
    );
    const [found] = fitting;
    if (!found) return { state: 'failed', id: null };
    return fitting.length > 1 ? { state: 'by_hand', id: null } : { state: refundState(found), id: found.id };
  }

  return { refund, fetchRefund };
}
