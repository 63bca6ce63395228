import type Stripe from 'stripe';
import type { ListedPayment, PaymentAccount, ProviderAdapter } from '../adapter.ts';
import { fromProvider, MAX_DIGITS } from './stripe-amounts.ts';
import { demand, stripeClient } from './stripe-calls.ts';
import { isSigned, readEvent } from './stripe-events.ts';
import { stripeIntents } from './stripe-intents.ts';
import { atSecond } from './stripe-payment.ts';
import { stripeRefunds } from './stripe-refunds.ts';

/** Cards, confirmed by the browser with the intent's secret. Paid is what the intent says when we read it. */
export function stripeAdapter(accountRef: string, account: PaymentAccount): ProviderAdapter {
  const stripe = stripeClient(account);
  const maxDigits = Number(account.settings.mostDigits ?? MAX_DIGITS);

  return {
    provider: 'stripe',
    capabilities: {
      cancel: true,
      partialRefund: true,
      list: true,
      registers: false,
      expiresAfterSeconds: null,
      pollSeconds: [5, 15, 45, 120, 300, 900, 3600],
    },
    ...stripeIntents(stripe, { accountRef, account, maxDigits }),
    // The browser's word is a hint to look, and settling looks anyway.
    register: async () => ({ ok: true }),
    ...stripeRefunds(stripe, maxDigits),
    list: (from, to) => listCharges(stripe, from, to),
    verifyWebhook({ rawBody, headers, now }) {
      const secret = account.keys.webhook ?? '';
      return isSigned(rawBody, headers['stripe-signature'], secret, now)
        ? readEvent(rawBody)
        : { verified: false };
    },
  };
}

/** Every paid charge of ours in a time, page by page. */
async function listCharges(stripe: Stripe, from: Date, to: Date): Promise<ListedPayment[]> {
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
