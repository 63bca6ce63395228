import type { FailureKind, ProviderPayment } from '../adapter.ts';
import type { PayphoneSale } from './payphone-client.ts';

/** At most 50 signs; ours have 32. */
export const toClientId = (attemptId: string) => attemptId.replaceAll('-', '');

/** The attempt's id again; null for what is none of ours. */
export function fromClientId(clientId: string | null | undefined): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(clientId ?? '');
  return parts ? parts.slice(1).join('-') : null;
}

export const reversalId = (transactionId: number | string) => `${transactionId}-reverse`;

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

export function toProviderPayment(sale: PayphoneSale): ProviderPayment {
  const id = String(sale.transactionId);
  const { state, failure } = stateOf(sale);
  const date = new Date(sale.date ?? '');
  const occurredAt = Number.isNaN(date.getTime()) ? null : date;
  const isReversed = state === 'paid' && sale.statusCode !== 3;
  return {
    state,
    failure,
    occurredAt,
    amountMinor: sale.amount,
    currency: sale.currency ?? 'USD',

    reference: fromClientId(sale.clientTransactionId),
    providerRef: id,
    providerPaymentRef: id,
    txnId: id,
    refunds: isReversed
      ? [
          {
            id: reversalId(id),
            amountMinor: sale.amount,
            state: 'succeeded',
            occurredAt: occurredAt ?? new Date(),
          },
        ]
      : [],
    disputes: [],
    card: sale.lastDigits ? { brand: sale.cardBrand ?? '', last4: sale.lastDigits } : null,
  };
}

function stateOf({
  statusCode,
  transactionStatus,
  message,
}: PayphoneSale): Pick<ProviderPayment, 'state' | 'failure'> {
  if (statusCode === 3 || transactionStatus === 'Reversed') return { state: 'paid', failure: null };
  if (statusCode === 2) return whyNot(message ?? '');
  return { state: 'processing', failure: null };
}

// One status for all of these; only the sentence tells them apart, and none of its wordings is promised.
function whyNot(message: string): { state: 'failed' | 'expired' | 'cancelled'; failure: FailureKind } {
  if (/tiempo|expir/i.test(message)) return { state: 'expired', failure: 'not_answered' };
  if (/comercio/i.test(message)) return { state: 'cancelled', failure: 'cancelled_by_shopper' };
  if (/usuario/i.test(message)) return { state: 'failed', failure: 'cancelled_by_shopper' };
  if (/fondos/i.test(message)) return { state: 'failed', failure: 'insufficient_funds' };
  return { state: 'failed', failure: 'declined' };
}
