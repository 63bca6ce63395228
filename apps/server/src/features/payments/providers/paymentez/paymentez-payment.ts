import type { FailureKind, ProviderPayment, ProviderRefund, ProviderState } from '../adapter.ts';
import { fromDecimalAmount } from '../decimal-amount.ts';
import type { PaymentezFound } from './paymentez-client.ts';

const PAID = 3;
const REFUNDED = 7;
const CHARGED_BACK = 8;
const ANNULLED = 29;
const PARTLY_REFUNDED = 34;
const REFUND_UNDER_WAY = new Set([21, 22, 23, 24, 25, 26, 27, 28]);
/** The shopper has to do something: verify, type a code, confirm at the bank. */
const WAITS_FOR_SHOPPER = new Set([1, 31, 32, 35, 36]);
const EXPIRED = new Set([13, 14]);

const FAILURES: Record<number, FailureKind> = {
  10: 'provider_error',
  19: 'authentication',
  20: 'authentication',
  33: 'authentication',
  37: 'authentication',
};
// What the card's bank answers, in the networks' own code.
const CARRIER_FAILURES: Record<string, FailureKind> = {
  '14': 'wrong_number',
  '51': 'insufficient_funds',
  '54': 'card_expired',
  '82': 'wrong_code',
  N7: 'wrong_code',
};

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

/** A refund and a chargeback were paid before. Words in their interface, figures in their notifications. */
function stateOf({
  status,
  status_detail: detail,
  authorization_code,
}: PaymentezFound['transaction']): ProviderState {
  if (
    detail === REFUNDED ||
    detail === PARTLY_REFUNDED ||
    detail === CHARGED_BACK ||
    REFUND_UNDER_WAY.has(detail)
  )
    return 'paid';
  if (detail === ANNULLED) return authorization_code ? 'paid' : 'cancelled';
  if (status === 'success' || status === '1') return detail === PAID ? 'paid' : 'processing';
  if (EXPIRED.has(detail) || status === '5') return 'expired';
  if (status === 'pending' || status === '0')
    return WAITS_FOR_SHOPPER.has(detail) ? 'action_required' : 'processing';
  if (status === '2') return 'cancelled';
  return status === 'failure' || status === '4' ? 'failed' : 'review';
}

export function toProviderPayment(
  { transaction, card }: PaymentezFound,
  currencyOfAccount: string,
): ProviderPayment {
  const state = stateOf(transaction);
  const currency = transaction.currency ?? currencyOfAccount;
  const amountMinor = fromDecimalAmount(transaction.amount, currency);
  const occurredAt = transaction.payment_date ? new Date(transaction.payment_date) : null;
  const { status_detail: detail, carrier_code: carrier } = transaction;
  return {
    state,
    amountMinor,
    currency,
    reference: transaction.dev_reference ?? null,
    providerRef: null,
    providerPaymentRef: transaction.id,
    txnId: state === 'paid' ? transaction.id : null,
    occurredAt,
    refunds: refundsOf(transaction, amountMinor, occurredAt),
    disputes:
      detail === CHARGED_BACK
        ? [{ id: `${transaction.id}:chargeback`, amountMinor: amountMinor ?? 0, state: 'open' }]
        : [],
    failure: state === 'failed' ? (FAILURES[detail] ?? CARRIER_FAILURES[carrier ?? ''] ?? 'declined') : null,
    card: card?.number ? { brand: card.type ?? 'card', last4: card.number.slice(-4) } : null,
  };
}

/** They name no refunds: the one that returns everything is known by its transaction, parts are known by our own ids. */
export const wholeRefundId = (transactionId: string) => `${transactionId}:refund`;

function refundsOf(
  { id, status_detail: detail }: PaymentezFound['transaction'],
  amountMinor: number | null,
  occurredAt: Date | null,
): ProviderRefund[] {
  if (detail !== REFUNDED && detail !== ANNULLED) return [];
  if (amountMinor === null) return [];
  return [{ id: wholeRefundId(id), amountMinor, state: 'succeeded', occurredAt: occurredAt ?? new Date(0) }];
}

export type RefundExtent = 'none' | 'pending' | 'whole' | 'part';

export function refundExtentOf(detail: number): RefundExtent {
  if (detail === REFUNDED || detail === ANNULLED) return 'whole';
  if (detail === PARTLY_REFUNDED) return 'part';
  return REFUND_UNDER_WAY.has(detail) ? 'pending' : 'none';
}
