import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
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
} from '../adapter.ts';
import { fromProvider, MAX_DIGITS, toProvider } from './stripe-amounts.ts';
import { ask, demand, stripeClient } from './stripe-calls.ts';
import { readEvent } from './stripe-events.ts';
import { ABSENT, atSecond, refundedOf, toProviderPayment } from './stripe-payment.ts';
import { isSigned } from './stripe-signature.ts';

const EXPAND = ['latest_charge.refunds'];

/** Cards, confirmed by the browser with the intent's secret. Paid is what the intent says when we read it. */
export function stripeAdapter(accountRef: string, account: PaymentAccount): ProviderAdapter {
  const stripe = stripeClient(account);
  const mostDigits = Number(account.settings.mostDigits ?? MAX_DIGITS);

  async function begin(attempt: Attempt, order: PayingOrder): Promise<Begun> {
    if (!account.jsUrl || !account.keys.publishable)
      throw new ProviderFailure('misconfigured', `${accountRef}: no script or publishable key`);
    const intent = attempt.providerRef
      ? await demand('payment_intent', stripe.paymentIntents.retrieve(attempt.providerRef))
      : await createIntent(attempt);
    return {
      providerRef: intent.id,
      post: {
        js_url: account.jsUrl,
        publishableKey: account.keys.publishable,
        ...(intent.client_secret ? { clientSecret: intent.client_secret } : {}),
        url: order.urls.results,
        result_data: { id: attempt.id },
        tdc_types: (account.settings.brands ?? 'visa,mastercard,amex').split(','),
      },
    };
  }

  const createIntent = async (attempt: Attempt) =>
    demand(
      'payment_intent',
      stripe.paymentIntents.create(
        {
          amount: toProvider(attempt.amountMinor, attempt.currency, mostDigits),
          currency: attempt.currency.toLowerCase(),
          allowed_payment_method_types: ['card'],
          description: attempt.orderCode,
          metadata: { attempt_id: attempt.id, order_code: attempt.orderCode },
        },
        // A breakdown of theirs is repeated to the same key for a day, so each try has its own.
        { idempotencyKey: `${attempt.id}:create${attempt.hints.begin_tries ?? ''}` },
      ),
    );

  async function fetch(attempt: Attempt): Promise<ProviderPayment> {
    // Without an id no browser ever got the intent's secret: it cannot have been paid.
    if (!attempt.providerRef) return ABSENT;
    const call = stripe.paymentIntents.retrieve(attempt.providerRef, { expand: EXPAND });
    const answer = await ask('payment_intent', call);
    if (!answer.ok) {
      if (answer.error.code === 'resource_missing') return ABSENT;
      throw new ProviderFailure('refused', `Stripe: ${answer.error.code}`, { cause: answer.error });
    }
    const charge = answer.value.latest_charge;
    const disputed = typeof charge === 'object' && charge?.disputed;
    const disputes = disputed
      ? await demand('list', stripe.disputes.list({ payment_intent: attempt.providerRef }))
      : { data: [] };
    return toProviderPayment(answer.value, disputes.data);
  }

  async function cancel(attempt: Attempt): Promise<Cancelled> {
    if (!attempt.providerRef) return 'nothing_to_cancel';
    // A key of its own each time: a refusal of an earlier try ("still processing") would be repeated for a day.
    const call = stripe.paymentIntents.cancel(
      attempt.providerRef,
      { cancellation_reason: 'abandoned' },
      { idempotencyKey: `${attempt.id}:cancel:${randomUUID()}` },
    );
    const answer = await ask('payment_intent', call);
    if (answer.ok) return 'cancelled';
    if (answer.error.code === 'resource_missing') return 'nothing_to_cancel';
    const { state } = await fetch(attempt);
    if (state === 'paid') return 'already_paid';
    return state === 'cancelled' ? 'cancelled' : 'unknown';
  }

  async function refund(attempt: Attempt, input: RefundInput): Promise<Refunded> {
    if (!attempt.providerRef) return { state: 'failed', id: null };
    try {
      const call = stripe.refunds.create(
        {
          payment_intent: attempt.providerRef,
          amount: toProvider(input.amountMinor, attempt.currency, mostDigits),
          metadata: { attempt_id: attempt.id, refund_id: input.id },
        },
        { idempotencyKey: input.id },
      );
      const answer = await ask('refund', call);
      return answer.ok ? refundedOf(answer.value) : await fetchRefund(attempt, input, null);
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === 'no_answer')
        return { state: 'unknown', id: null };
      throw error;
    }
  }

  async function fetchRefund(
    attempt: Attempt,
    input: RefundInput,
    refundId: string | null,
  ): Promise<Refunded> {
    if (refundId) {
      const answer = await ask('refund', stripe.refunds.retrieve(refundId));
      return answer.ok ? refundedOf(answer.value) : { state: 'failed', id: null };
    }
    if (!attempt.providerRef) return { state: 'failed', id: null };
    const call = stripe.refunds.list({ payment_intent: attempt.providerRef, limit: 100 });
    const { data } = await demand('list', call);
    const found = data.find((one) => one.metadata?.refund_id === input.id);
    return found ? refundedOf(found) : { state: 'failed', id: null };
  }

  async function list(from: Date, to: Date): Promise<ListedPayment[]> {
    const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
    const listed: ListedPayment[] = [];
    let after: string | undefined;
    do {
      const page: Stripe.ApiList<Stripe.Charge> = await demand(
        'list',
        stripe.charges.list({ created, limit: 100, ...(after ? { starting_after: after } : {}) }),
      );
      for (const charge of page.data)
        if (charge.paid && charge.metadata.attempt_id) listed.push(listing(charge));
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after);
    return listed;
  }

  return {
    provider: 'stripe',
    component: 'Stripe',
    capabilities: {
      cancel: true,
      partialRefund: true,
      list: true,
      registers: false,
      expiresAfterSeconds: null,
      pollSeconds: [5, 15, 45, 120, 300, 900, 3600],
    },
    begin,
    // The browser's word is a hint to look, and settling looks anyway.
    register: async () => ({ ok: true }),
    fetch,
    cancel,
    refund,
    fetchRefund,
    list,
    verifyWebhook({ rawBody, headers, now }) {
      const secret = account.keys.webhook ?? '';
      return isSigned(rawBody, headers['stripe-signature'], secret, now)
        ? readEvent(rawBody)
        : { verified: false };
    },
  };
}

function listing(charge: Stripe.Charge): ListedPayment {
  const currency = charge.currency.toUpperCase();
  return {
    reference: charge.metadata.attempt_id ?? null,
    txnId: charge.id,
    amountMinor: fromProvider(charge.amount_captured, currency) ?? charge.amount_captured,
    refundedMinor: fromProvider(charge.amount_refunded, currency) ?? charge.amount_refunded,
    currency,
    occurredAt: atSecond(charge.created),
  };
}
