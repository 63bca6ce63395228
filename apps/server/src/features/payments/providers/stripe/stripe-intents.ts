import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Wallet } from '../../payments.contract.ts';
import {
  type Attempt,
  type Begun,
  type Cancelled,
  type PayingOrder,
  type PaymentAccount,
  ProviderFailure,
  type ProviderPayment,
} from '../adapter.ts';
import { cardBrandsOf } from '../card-brands.ts';
import { toProvider } from './stripe-amounts.ts';
import { ask, demand } from './stripe-calls.ts';
import { ABSENT, toProviderPayment } from './stripe-payment.ts';

const EXPAND = ['latest_charge.refunds'];

interface Options {
  readonly accountRef: string;
  readonly account: PaymentAccount;
  readonly maxDigits: number;
}

/** One payment intent per attempt: opened, read, cancelled. */
export function stripeIntents(stripe: Stripe, { accountRef, account, maxDigits }: Options) {
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
        tdc_types: cardBrandsOf(account),
        ...walletsOf(account),
      },
    };
  }

  const createIntent = async (attempt: Attempt) =>
    demand(
      'payment_intent',
      stripe.paymentIntents.create(
        {
          amount: toProvider(attempt.amountMinor, attempt.currency, maxDigits),
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

  return { begin, fetch, cancel };
}

const WALLETS: readonly Wallet[] = ['apple_pay', 'google_pay'];

/** An account has wallets only where its settings name them: their domains are registered with the provider. */
function walletsOf({ settings }: PaymentAccount): { wallets?: Wallet[] } {
  const named = settings.wallets?.split(',').map((name) => name.trim()) ?? [];
  const wallets = WALLETS.filter((wallet) => named.includes(wallet));
  return wallets.length > 0 ? { wallets } : {};
}
