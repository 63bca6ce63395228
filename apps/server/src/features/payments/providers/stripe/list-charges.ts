import type Stripe from 'stripe';
import type { ListedPayment } from '../adapter.ts';
import { fromProvider } from './stripe-amounts.ts';
import { demand } from './stripe-calls.ts';
import { atSecond } from './stripe-payment.ts';

/** Every paid charge of ours in a time, page by page. */
export async function listCharges(stripe: Stripe, from: Date, to: Date): Promise<ListedPayment[]> {
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
