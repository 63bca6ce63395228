import type Stripe from 'stripe';
import { type Attempt, ProviderFailure, type Refunded, type RefundInput } from '../adapter.ts';
import { toProvider } from './stripe-amounts.ts';
import { ask, demand } from './stripe-calls.ts';
import { refundedOf } from './stripe-payment.ts';

export function stripeRefunds(stripe: Stripe, maxDigits: number) {
  async function refund(attempt: Attempt, input: RefundInput): Promise<Refunded> {
    if (!attempt.providerRef) return { state: 'failed', id: null };
    try {
      const call = stripe.refunds.create(
        {
          payment_intent: attempt.providerRef,
          amount: toProvider(input.amountMinor, attempt.currency, maxDigits),
          metadata: { attempt_id: attempt.id, refund_id: input.id },
        },
        { idempotencyKey: input.id },
      );
      const answer = await ask('refund', call);
      return answer.ok ? refundedOf(answer.value) : await fetchRefund(attempt, input, null);
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === 'no_answer')
        return { state: 'unknown', id: null };
      throw error;
    }
  }

  async function fetchRefund(
    attempt: Attempt,
    input: RefundInput,
    refundId: string | null,
  ): Promise<Refunded> {
    if (refundId) {
      const answer = await ask('refund', stripe.refunds.retrieve(refundId));
      return answer.ok ? refundedOf(answer.value) : { state: 'failed', id: null };
    }
    if (!attempt.providerRef) return { state: 'failed', id: null };
    const call = stripe.refunds.list({ payment_intent: attempt.providerRef, limit: 100 });
    const { data } = await demand('list', call);
    const found = data.find((one) => one.metadata?.refund_id === input.id);
    return found ? refundedOf(found) : { state: 'failed', id: null };
  }

  return { refund, fetchRefund };
}
