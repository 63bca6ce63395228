import { z } from 'zod';
import type { RegisterBody } from '../../payments.contract.ts';
import type { PaymentAccount } from '../accounts.ts';
import {
  type Attempt,
  type Begun,
  type Cancelled,
  type ListedPayment,
  type PayingOrder,
  type ProviderAdapter,
  ProviderFailure,
  type ProviderPayment,
  type Refunded,
  type RefundInput,
  type Registration,
} from '../adapter.ts';
import { type Complaint, callPayway, PaywayPayment, PaywayRefund, understand } from './payway-calls.ts';
import { binOf, paymentMethodOf } from './payway-methods.ts';
import {
  ABSENT,
  dateOf,
  fromProvider,
  refundState,
  siteTransactionId,
  toProvider,
  toProviderPayment,
} from './payway-payment.ts';

const PAGE = 50;
const Page = z.object({ results: z.array(PaywayPayment), hasMore: z.boolean().optional() });
const PAID_WITH_US = new Set(['paid', 'partly_refunded', 'refunded', 'disputed', 'lost']);

/**
 * The browser trades the card for a token at the gateway; we charge the token, and the answer is final. There is no
 * idempotency key: an id of ours may be used once, so a declined attempt is over and the next try is another attempt.
 */
export function paywayAdapter(accountRef: string, account: PaymentAccount): ProviderAdapter {
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    callPayway(account, method, path, body);

  async function begin(attempt: Attempt, order: PayingOrder): Promise<Begun> {
    const { tokensUrl } = account.settings;
    if (!tokensUrl || !account.keys.public)
      throw new ProviderFailure('misconfigured', `${accountRef}: no tokensUrl or public key`);
    toProvider(attempt.amountMinor, attempt.currency);
    return {
      providerRef: siteTransactionId(attempt.id),
      post: {
        url: tokensUrl,
        public_key: account.keys.public,
        notify: { url: order.urls.register },
        tdc_types: (account.settings.brands ?? 'visa,mastercard,amex,cabal,diners').split(','),
      },
    };
  }

  async function register(attempt: Attempt, body: RegisterBody, order: PayingOrder): Promise<Registration> {
    if (!body.ref) return { ok: false, fieldErrors: { ref: 'field_required' } };
    const bin = binOf(body.bin);
    const methodId = bin && paymentMethodOf(bin, account.settings.methods);
    if (!bin || !methodId) return { ok: false, fieldErrors: { card_number: 'field_invalid' } };
    const answer = await call('POST', '/payments', {
      site_transaction_id: siteTransactionId(attempt.id),
      token: body.ref,
      customer: {
        id: order.customerRef,
        email: order.email,
        ...(order.clientIp ? { ip_address: order.clientIp } : {}),
      },
      payment_method_id: methodId,
      bin,
      amount: toProvider(attempt.amountMinor, attempt.currency),
      currency: attempt.currency,
      installments: body.installments ?? 1,
      description: attempt.orderCode,
      payment_type: 'single',
      ...(account.settings.establishment
        ? { establishment_name: account.settings.establishment.slice(0, 25) }
        : {}),
      sub_payments: [],
    });
    // 402 is a declined payment, whole and with its id: a result, not a breakdown.
    if (answer.ok || answer.status === 402)
      return { ok: true, providerPaymentRef: understand(PaywayPayment, answer.json).id };
    // Sent before, perhaps by a call without an answer: it is looked up.
    if (answer.complaints.some(({ code }) => code === 'repeated')) return { ok: true };
    const fieldErrors = fieldErrorsOf(answer.complaints);
    if (Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors };
    throw new ProviderFailure('refused', `Payway: ${answer.complaints.map((one) => one.param).join(', ')}`);
  }

  async function find(attempt: Attempt): Promise<PaywayPayment | null> {
    if (attempt.providerPaymentRef) {
      const answer = await call('GET', `/payments/${encodeURIComponent(attempt.providerPaymentRef)}`);
      if (answer.ok) return understand(PaywayPayment, answer.json);
    }
    const wanted = siteTransactionId(attempt.id);
    const answer = await call('GET', `/payments?offset=0&pageSize=${PAGE}&siteOperationId=${wanted}`);
    if (!answer.ok) throw new ProviderFailure('refused', `Payway: ${answer.status}`);
    const { results } = understand(Page, answer.json);
    return results.find((payment) => payment.site_transaction_id === wanted) ?? null;
  }

  async function refundsOf(paymentId: string): Promise<PaywayRefund[]> {
    const answer = await call('GET', `/payments/${encodeURIComponent(paymentId)}/refunds`);
    return answer.ok ? understand(z.array(PaywayRefund), answer.json) : [];
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

  async function refund(attempt: Attempt, input: RefundInput): Promise<Refunded> {
    const payment = await find(attempt);
    if (!payment) return { state: 'failed', id: null };
    const amount = toProvider(input.amountMinor, attempt.currency);
    try {
      const answer = await call('POST', `/payments/${payment.id}/refunds`, input.isWhole ? {} : { amount });
      if (answer.ok) {
        const made = understand(PaywayRefund, answer.json);
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

  async function list(from: Date, to: Date): Promise<ListedPayment[]> {
    const listed: ListedPayment[] = [];
    for (let offset = 0; ; offset += PAGE) {
      const answer = await call('GET', `/payments?offset=${offset}&pageSize=${PAGE}`);
      if (!answer.ok) throw new ProviderFailure('refused', `Payway: ${answer.status}`);
      const { results, hasMore } = understand(Page, answer.json);
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
  }

  return {
    provider: 'payway',
    component: 'Payway',
    capabilities: {
      cancel: false,
      partialRefund: true,
      list: true,
      expiresAfterSeconds: null,
      // After a charge without an answer; before it there is nothing to find.
      pollSeconds: [5, 30, 120, 600],
    },
    begin,
    register,
    fetch,
    cancel,
    refund,
    fetchRefund,
    list,
    // Payway sends no notifications: a call here is forged.
    verifyWebhook: () => ({ verified: false }),
  };
}

const OPEN_BATCH = 'path_params_payment_id';

const FIELDS: Readonly<Record<string, string>> = {
  token: 'ref',
  bin: 'card_number',
  payment_method_id: 'card_number',
  card_number: 'card_number',
  card_expiration_date: 'card_expiration_date',
  card_expiration_month: 'card_expiration_date',
  card_expiration_year: 'card_expiration_date',
  security_code: 'security_code',
};

function fieldErrorsOf(complaints: readonly Complaint[]): Record<string, string> {
  const fields = complaints.flatMap(({ code, param }) =>
    code === 'CardData' ? 'card_expiration_date' : (FIELDS[param] ?? []),
  );
  return Object.fromEntries(fields.map((field) => [field, 'field_invalid']));
}
