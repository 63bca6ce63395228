import { z } from 'zod';
import {
  type Attempt,
  type Cancelled,
  type ListedPayment,
  type PaymentAccount,
  ProviderFailure,
  type ProviderPayment,
} from '../adapter.ts';
import { callPayway, PaywayPayment, PaywayRefund, parseAnswer } from './payway-calls.ts';
import { ABSENT, dateOf, refundState, siteTransactionId, toProviderPayment } from './payway-payment.ts';

const PAGE = 50;
const Page = z.object({ results: z.array(PaywayPayment), hasMore: z.boolean().optional() });
const PAID_WITH_US = new Set(['paid', 'partly_refunded', 'refunded', 'disputed', 'lost']);

export type PaywayReads = ReturnType<typeof paywayReads>;

/** What Payway knows of one attempt, and of all payments of a time. */
export function paywayReads(account: PaymentAccount) {
  const get = (path: string) => callPayway(account, 'GET', path);

  async function find(attempt: Attempt): Promise<PaywayPayment | null> {
    if (attempt.providerPaymentRef) {
      const answer = await get(`/payments/${encodeURIComponent(attempt.providerPaymentRef)}`);
      if (answer.ok) return parseAnswer(PaywayPayment, answer.json);
    }
    const wanted = siteTransactionId(attempt.id);
    const answer = await get(`/payments?offset=0&pageSize=${PAGE}&siteOperationId=${wanted}`);
    if (!answer.ok) throw new ProviderFailure('refused', `Payway: ${answer.status}`);
    const { results } = parseAnswer(Page, answer.json);
    return results.find((payment) => payment.site_transaction_id === wanted) ?? null;
  }

  async function refundsOf(paymentId: string): Promise<PaywayRefund[]> {
    const answer = await get(`/payments/${encodeURIComponent(paymentId)}/refunds`);
    return answer.ok ? parseAnswer(z.array(PaywayRefund), answer.json) : [];
  }

  async function fetch(attempt: Attempt): Promise<ProviderPayment> {
    const payment = await find(attempt);
    if (!payment) return ABSENT;
    // Right after the charge there is nothing to give back yet; that call is saved.
    const isKnown = PAID_WITH_US.has(attempt.status) || payment.status !== 'approved';
    const isPaid = ['approved', 'refunded', 'annulled'].includes(payment.status);
    return toProviderPayment(payment, isPaid && isKnown ? await refundsOf(payment.id) : []);
  }

  /** Nothing is pending at Payway: it was charged, or never requested. */
  async function cancel(attempt: Attempt): Promise<Cancelled> {
    const { state } = await fetch(attempt);
    if (state === 'paid') return 'already_paid';
    return state === 'absent' || state === 'failed' ? 'nothing_to_cancel' : 'unknown';
  }

  return { find, refundsOf, fetch, cancel, list: listPayments(get, refundsOf) };
}

const listPayments =
  (
    get: (path: string) => ReturnType<typeof callPayway>,
    refundsOf: (id: string) => Promise<PaywayRefund[]>,
  ) =>
  async (from: Date, to: Date): Promise<ListedPayment[]> => {
    const listed: ListedPayment[] = [];
    for (let offset = 0; ; offset += PAGE) {
      const answer = await get(`/payments?offset=${offset}&pageSize=${PAGE}`);
      if (!answer.ok) throw new ProviderFailure('refused', `Payway: ${answer.status}`);
      const { results, hasMore } = parseAnswer(Page, answer.json);
      for (const payment of results) {
        const providerPayment = toProviderPayment(payment, []);
        if (
          !providerPayment.txnId ||
          !providerPayment.occurredAt ||
          providerPayment.occurredAt < from ||
          providerPayment.occurredAt >= to
        )
          continue;
        const refunds = await refundsOf(payment.id);
        listed.push({
          reference: providerPayment.reference,
          txnId: providerPayment.txnId,
          amountMinor: payment.amount,
          currency: payment.currency.toUpperCase(),
          occurredAt: providerPayment.occurredAt,
          refundedMinor: refunds
            .filter((one) => refundState(one) !== 'failed')
            .reduce((sum, one) => sum + one.amount, 0),
        });
      }
      const isOlder = results.every((payment) => (dateOf(payment.date) ?? to) < from);
      if (!hasMore || results.length === 0 || isOlder) return listed;
    }
  };
