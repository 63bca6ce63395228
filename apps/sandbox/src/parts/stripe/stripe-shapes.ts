import type { Refund } from './stripe-books.ts';
import {
  type Books,
  type Charge,
  type Dispute,
  type Intent,
  type Method,
  refundedOf,
  refundsOf,
} from './stripe-books.ts';

export const listShape = (url: string, data: readonly unknown[], hasMore = false) => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

export const methodShape = (method: Method) => ({
  id: method.id,
  object: 'payment_method',
  type: 'card',
  card: cardShape(method),
});

const cardShape = (method: Method) => ({
  brand: method.brand,
  last4: method.last4,
  exp_month: method.expMonth,
  exp_year: method.expYear,
});

export function intentShape(books: Books, intent: Intent, expand: readonly string[] = [], origin = '') {
  const charge = intent.latestCharge ? books.charges.get(intent.latestCharge) : undefined;
  const expanded = expand.some((path) => path === 'latest_charge' || path.startsWith('latest_charge.'));
  const withRefunds = expand.includes('latest_charge.refunds');
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: charge?.status === 'succeeded' ? charge.amount : 0,
    amount_capturable: 0,
    capture_method: 'automatic',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    // Told with the money: a charge in another currency shows here.
    currency: charge?.status === 'succeeded' ? charge.currency : intent.currency,
    description: intent.description,
    last_payment_error: intent.lastError,
    latest_charge: charge && expanded ? chargeShape(books, charge, withRefunds) : intent.latestCharge,
    livemode: false,
    metadata: intent.metadata,
    next_action:
      intent.status === 'requires_action'
        ? {
            type: 'use_stripe_sdk',
            use_stripe_sdk: {
              type: 'three_d_secure_redirect',
              stripe_js: `${origin}/3ds/${intent.id}?client_secret=${intent.clientSecret}`,
            },
          }
        : null,
    payment_method: intent.methodId,
    payment_method_types: ['card'],
    status: intent.status,
    canceled_at: intent.cancellation?.at ?? null,
    cancellation_reason: intent.cancellation?.reason ?? null,
  };
}

export function chargeShape(books: Books, charge: Charge, withRefunds = false) {
  const refunded = refundedOf(books, charge.id);
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.status === 'succeeded' ? charge.amount : 0,
    amount_refunded: refunded,
    captured: charge.status === 'succeeded',
    created: charge.created,
    currency: charge.currency,
    disputed: charge.disputed,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    livemode: false,
    metadata: charge.metadata,
    paid: charge.status === 'succeeded',
    payment_intent: charge.intentId,
    payment_method: charge.method.id,
    payment_method_details: { type: 'card', card: cardShape(charge.method) },
    refunded: charge.status === 'succeeded' && refunded === charge.amount,
    status: charge.status,
    ...(withRefunds
      ? {
          refunds: listShape(
            `/v1/charges/${charge.id}/refunds`,
            refundsOf(books, charge.id).toReversed().map(refundShape),
          ),
        }
      : {}),
  };
}

export const refundShape = (refund: Refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: refund.chargeId,
  created: refund.created,
  currency: refund.currency,
  ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  metadata: refund.metadata,
  payment_intent: refund.intentId,
  reason: refund.reason,
  status: refund.status,
});

export const disputeShape = (dispute: Dispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  charge: dispute.chargeId,
  created: dispute.created,
  currency: dispute.currency,
  metadata: {},
  payment_intent: dispute.intentId,
  reason: 'fraudulent',
  status: dispute.status,
});
