import type { FailureKind, ProviderPayment, ProviderRefund, ProviderState } from '../adapter.ts';
import { fromDecimalAmount } from '../decimal-amount.ts';
import type { MercadopagoPayment, MercadopagoRefund } from './mercadopago-client.ts';

// Refunded and disputed payments were paid: the ledger takes the money in before it takes it out again.
const STATES: Record<string, ProviderState> = {
  approved: 'paid',
  in_mediation: 'paid',
  refunded: 'paid',
  charged_back: 'paid',
  pending: 'processing',
  in_process: 'processing',
  authorized: 'processing',
  rejected: 'failed',
  cancelled: 'cancelled',
};

const FAILURES: Record<string, FailureKind> = {
  cc_rejected_insufficient_amount: 'insufficient_funds',
  cc_rejected_bad_filled_date: 'card_expired',
  cc_rejected_bad_filled_security_code: 'wrong_code',
  cc_rejected_bad_filled_card_number: 'wrong_number',
  cc_rejected_3ds_challenge: 'authentication',
  cc_rejected_duplicated_payment: 'duplicate',
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

export function stateOf({ status, status_detail }: MercadopagoPayment): ProviderState {
  if (status === 'pending' && status_detail === 'pending_challenge') return 'action_required';
  if (status === 'cancelled' && status_detail === 'expired') return 'expired';
  return STATES[status] ?? 'review';
}

/** Interest of installments is between the payer and the bank: `transaction_amount` is what we asked for. */
export function toProviderPayment(payment: MercadopagoPayment): ProviderPayment {
  const state = stateOf(payment);
  const amountMinor = fromDecimalAmount(payment.transaction_amount, payment.currency_id);
  const { creq, external_resource_url: url } = payment.three_ds_info ?? payment.three_dsinfo ?? {};
  return {
    state,
    amountMinor,
    currency: payment.currency_id,
    reference: payment.external_reference ?? null,
    providerRef: payment.id,
    providerPaymentRef: payment.id,
    txnId: state === 'paid' ? payment.id : null,
    occurredAt: dateOf(payment.date_approved ?? payment.date_created),
    refunds: (payment.refunds ?? []).map((refund) => refundOf(refund, payment.currency_id)),
    disputes: disputesOf(payment, amountMinor),
    failure: state === 'failed' ? (FAILURES[payment.status_detail ?? ''] ?? 'declined') : null,
    card: payment.card?.last_four_digits
      ? { brand: payment.payment_method_id ?? 'card', last4: payment.card.last_four_digits }
      : null,
    ...(state === 'action_required' && url && creq && { challenge: { url, creq } }),
  };
}

export function refundOf(refund: MercadopagoRefund, currency: string): ProviderRefund {
  return {
    id: refund.id,
    amountMinor: fromDecimalAmount(refund.amount, currency) ?? 0,
    state: refundStateOf(refund),
    occurredAt: dateOf(refund.date_created) ?? new Date(0),
  };
}

export function refundStateOf({ status }: MercadopagoRefund): ProviderRefund['state'] {
  if (status === 'rejected' || status === 'cancelled') return 'failed';
  return status === 'in_process' || status === 'pending' ? 'pending' : 'succeeded';
}

function disputesOf({ id, status, status_detail }: MercadopagoPayment, amountMinor: number | null) {
  if (status !== 'charged_back' && status !== 'in_mediation') return [];
  const state = status_detail === 'reimbursed' ? 'won' : status_detail === 'settled' ? 'lost' : 'open';
  return [{ id: `${id}:dispute`, amountMinor: amountMinor ?? 0, state } as const];
}

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null);
