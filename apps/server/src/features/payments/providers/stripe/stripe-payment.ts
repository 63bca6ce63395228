import type Stripe from 'stripe';
import type { FailureKind, ProviderPayment, ProviderRefund, ProviderState, Refunded } from '../adapter.ts';
import { fromProvider } from './stripe-amounts.ts';

/** Stripe may add statuses: an unknown one is neither paid nor failed, so it is polled again. */
function stateOf(intent: Stripe.PaymentIntent): ProviderState {
  switch (intent.status) {
    case 'succeeded':
      return 'paid';
    case 'canceled':
      return 'cancelled';
    case 'requires_action':
      return 'action_required';
    case 'requires_payment_method':
      // The intent can be tried again with another card, yet this try has failed.
      return intent.last_payment_error ? 'failed' : 'open';
    case 'requires_confirmation':
      return 'open';
    default:
      return 'processing';
  }
}

const BY_CODE: Readonly<Record<string, FailureKind>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'card_expired',
  invalid_expiry_month: 'card_expired',
  invalid_expiry_year: 'card_expired',
  incorrect_cvc: 'wrong_code',
  invalid_cvc: 'wrong_code',
  incorrect_number: 'wrong_number',
  invalid_number: 'wrong_number',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  processing_error: 'provider_error',
  duplicate_transaction: 'duplicate',
  card_declined: 'declined',
};

function failureOf(intent: Stripe.PaymentIntent): FailureKind | null {
  const error = intent.last_payment_error;
  if (!error || intent.status === 'succeeded') return null;
  return BY_CODE[error.decline_code ?? ''] ?? BY_CODE[error.code ?? ''] ?? 'declined';
}

export function toProviderPayment(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[] = [],
): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const state = stateOf(intent);
  const paid = state === 'paid';
  const card = charge?.payment_method_details?.card;
  return {
    state,
    amountMinor: fromProvider(paid ? intent.amount_received : intent.amount, currency),
    currency,
    reference: intent.metadata.attempt_id ?? null,
    providerRef: intent.id,
    providerPaymentRef: paid ? (charge?.id ?? null) : null,
    txnId: paid ? (charge?.id ?? null) : null,
    occurredAt: paid && charge ? atSecond(charge.created) : null,
    refunds: (charge?.refunds?.data ?? []).map((refund) => toProviderRefund(refund, currency)),
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      amountMinor: fromProvider(dispute.amount, currency) ?? dispute.amount,
      state: dispute.status === 'won' ? 'won' : dispute.status === 'lost' ? 'lost' : 'open',
    })),
    failure: failureOf(intent),
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
  };
}

const toProviderRefund = (refund: Stripe.Refund, currency: string): ProviderRefund => ({
  id: refund.id,
  amountMinor: fromProvider(refund.amount, currency) ?? refund.amount,
  state: refundState(refund.status),
  occurredAt: atSecond(refund.created),
});

function refundState(status: string | null): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

export const refundedOf = (refund: Stripe.Refund): Refunded => ({
  state: refundState(refund.status),
  id: refund.id,
});

export const atSecond = (seconds: number) => new Date(seconds * 1000);

/** Nothing of it is there: no intent was ever made, or it belongs to another account. */
export const ABSENT: ProviderPayment = {
  state: 'absent',
  amountMinor: null,
  currency: null,
  reference: null,
  providerRef: null,
  providerPaymentRef: null,
  txnId: null,
  occurredAt: null,
  refunds: [],
  disputes: [],
  failure: null,
  card: null,
};
