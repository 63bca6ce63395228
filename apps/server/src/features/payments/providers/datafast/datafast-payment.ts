import type { ProviderPayment } from '../adapter.ts';
import { fromDecimalAmount } from '../decimal-amount.ts';
import type { DatafastPayment } from './datafast-client.ts';
import { classify } from './datafast-results.ts';

/** Nothing was charged, as far as the provider reports. */
export const nothingYet = (state: ProviderPayment['state'], checkoutId: string | null): ProviderPayment => ({
  state,
  providerRef: checkoutId,
  amountMinor: null,
  currency: null,
  reference: null,
  providerPaymentRef: null,
  txnId: null,
  occurredAt: null,
  refunds: [],
  disputes: [],
  card: null,
  failure: state === 'expired' ? 'not_answered' : null,
});

export function toProviderPayment(
  payment: DatafastPayment,
  checkoutId: string | null,
  isTestMode: boolean,
): ProviderPayment {
  const { state, failure } = classify(payment.result.code, isTestMode);
  if (state === 'open') return nothingYet('open', checkoutId);
  const { currency = null, card } = payment;
  return {
    state,
    failure,
    currency,
    providerRef: checkoutId,
    refunds: [],
    disputes: [],
    amountMinor: currency === null ? null : fromDecimalAmount(payment.amount, currency),
    reference: payment.merchantTransactionId ?? null,
    providerPaymentRef: payment.id ?? null,
    txnId: payment.id ?? null,
    occurredAt: whenWas(payment.timestamp),
    card: card?.last4Digits ? { brand: payment.paymentBrand ?? '', last4: card.last4Digits } : null,
  };
}

/** "2026-11-15 08:44:00.123+0000", with or without the fraction. */
function whenWas(timestamp: string | undefined): Date | null {
  const at = new Date((timestamp ?? '').replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(at.getTime()) ? null : at;
}
