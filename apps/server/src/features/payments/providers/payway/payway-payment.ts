import { exponentOf } from '@paddock/money';
import { type FailureKind, ProviderFailure, type ProviderPayment, type ProviderState } from '../adapter.ts';
import type { PaywayPayment, PaywayRefund } from './payway-calls.ts';

/** Payway counts in cents. A currency without cents cannot be told to it. */
export function toProvider(amountMinor: number, currency: string): number {
  if (exponentOf(currency) !== 2 || !Number.isSafeInteger(amountMinor) || amountMinor < 1)
    throw new ProviderFailure('refused', `Payway cannot charge ${amountMinor} ${currency}`);
  return amountMinor;
}

/** Null when it is no amount: the comparison then fails, as it should. */
export const fromProvider = (amount: number): number | null => (Number.isSafeInteger(amount) ? amount : null);

/** Ours there: up to 39 letters and figures, never repeated. */
export const siteTransactionId = (attemptId: string) => attemptId.replaceAll('-', '');

/** The attempt's id again, or what is there if it is not one of ours. */
function referenceOf(id: string): string {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(id);
  return parts ? parts.slice(1).join('-') : id;
}

const STATES: Readonly<Record<string, ProviderState>> = {
  approved: 'paid',
  // Given back in whole: it was paid, and the refunds say the rest.
  refunded: 'paid',
  annulled: 'paid',
  rejected: 'failed',
  review: 'review',
};

const REASONS: Readonly<Record<string, FailureKind>> = {
  '51': 'insufficient_funds',
  '13': 'declined',
  '14': 'wrong_number',
  '49': 'card_expired',
  '54': 'card_expired',
  '96': 'provider_error',
};

function failureOf(payment: PaywayPayment): FailureKind | null {
  if (STATES[payment.status] !== 'failed') return null;
  const error = payment.status_details?.error;
  if (error?.type === 'insufficient_amount') return 'insufficient_funds';
  return REASONS[String(error?.reason?.id ?? '')] ?? 'declined';
}

export function toProviderPayment(payment: PaywayPayment, refunds: readonly PaywayRefund[]): ProviderPayment {
  const state = STATES[payment.status] ?? 'processing';
  const last4 = /(\d{4})$/.exec(payment.pan ?? '')?.[1];
  return {
    state,
    amountMinor: fromProvider(payment.amount),
    currency: payment.currency.toUpperCase(),
    reference: referenceOf(payment.site_transaction_id),
    providerRef: payment.site_transaction_id,
    providerPaymentRef: payment.id,
    txnId: state === 'paid' ? payment.id : null,
    occurredAt: state === 'paid' ? dateOf(payment.date) : null,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amountMinor: fromProvider(refund.amount) ?? 0,
      state: refundState(refund),
      occurredAt: dateOf(refund.date) ?? new Date(),
    })),
    disputes: [],
    failure: failureOf(payment),
    card: payment.card_brand && last4 ? { brand: payment.card_brand, last4 } : null,
  };
}

export function refundState(refund: PaywayRefund): 'succeeded' | 'pending' | 'failed' {
  if (refund.status === 'rejected') return 'failed';
  return refund.status === 'approved' || !refund.status ? 'succeeded' : 'pending';
}

export function dateOf(text: string | null | undefined): Date | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

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
