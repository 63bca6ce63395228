import { money, toDecimal } from '@paddock/money';
import type { Attempt, ProviderPayment, Refunded, RefundInput } from '../adapter.ts';
import { sameDayInGuayaquil } from '../guayaquil-time.ts';
import type { DatafastPayment, datafastClient } from './datafast-client.ts';
import { classify } from './datafast-results.ts';

interface Options {
  readonly client: ReturnType<typeof datafastClient>;
  readonly isTestMode: boolean;
  /** Not every contract includes the reports. */
  readonly canQuery: boolean;
  readonly now: () => Date;
  readonly fetch: (attempt: Attempt) => Promise<ProviderPayment>;
}

/** Reversed on the day itself, refunded after it; found again by our own id where the reports are included. */
export function datafastRefunds({ client, isTestMode, canQuery, now, fetch }: Options) {
  async function refund(attempt: Attempt, input: RefundInput): Promise<Refunded> {
    const sent = canQuery ? await findRefund(input) : null;
    if (sent && sent.state !== 'failed') return sent;
    const paid = await fetch(attempt);
    const paymentId = attempt.providerPaymentRef ?? paid.providerPaymentRef;
    if (!paymentId) return { state: 'failed', id: null };
    const send = async (paymentType: 'RV' | 'RF') =>
      refundedOf(
        await client.changePayment(paymentId, {
          paymentType,
          currency: attempt.currency,
          merchantTransactionId: input.id,
          amount: toDecimal(money(input.amountMinor, attempt.currency)),
        }),
      );
    const sameDay = paid.occurredAt !== null && sameDayInGuayaquil(paid.occurredAt, now());
    const reversed = input.isWhole && sameDay ? await send('RV') : null;
    // Their day may have closed before ours.
    return reversed && reversed.state !== 'failed' ? reversed : send('RF');
  }

  function refundedOf(payment: DatafastPayment): Refunded {
    const { state } = classify(payment.result.code, isTestMode);
    if (state === 'paid') return { state: 'succeeded', id: payment.id ?? null };
    return state === 'processing'
      ? { state: 'pending', id: payment.id ?? null }
      : { state: 'failed', id: null };
  }

  async function findRefund(input: RefundInput): Promise<Refunded> {
    const found = (await client.byReference(input.id)).map(refundedOf);
    return (
      found.find(({ state }) => state === 'succeeded') ??
      found.find(({ state }) => state === 'pending') ?? { state: 'failed', id: null }
    );
  }

  return {
    refund,
    fetchRefund: async (_attempt: Attempt, input: RefundInput): Promise<Refunded> =>
      canQuery ? findRefund(input) : { state: 'unknown', id: null },
  };
}
