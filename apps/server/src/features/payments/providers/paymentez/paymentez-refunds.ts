import type { Attempt, Refunded, RefundInput } from '../adapter.ts';
import { fromDecimalAmount, toDecimalNumber } from '../decimal-amount.ts';
import type { PaymentezClient, PaymentezFound } from './paymentez-client.ts';
import { refundExtentOf, wholeRefundId } from './paymentez-payment.ts';

/** Without a payment of ours, or refused: a person sends the money back. */
export async function sendRefund(
  client: PaymentezClient,
  attempt: Attempt,
  input: RefundInput,
): Promise<Refunded> {
  const id = attempt.providerPaymentRef;
  if (!id) return { state: 'by_hand', id: null };
  const answer = await client.refund({
    transaction: { id },
    ...(!input.isWhole && { order: { amount: toDecimalNumber(input.amountMinor, attempt.currency) } }),
    more_info: true,
  });
  if (!answer || answer.status === 'failure') return { state: 'by_hand', id: null };
  const extent = refundExtentOf(answer.transaction?.status_detail ?? 0);
  const refundId = extent === 'whole' || (extent !== 'part' && input.isWhole) ? wholeRefundId(id) : input.id;
  return {
    state: answer.status === 'pending' || extent === 'pending' ? 'pending' : 'succeeded',
    id: refundId,
  };
}

/** There is no key and no id: after a refund that was not answered, only what the transaction says can tell. */
export function refundSeen(
  { transaction }: PaymentezFound,
  input: RefundInput,
  refundId: string | null,
): Refunded {
  const extent = refundExtentOf(transaction.status_detail);
  const whole = wholeRefundId(transaction.id);
  if (extent === 'whole') return { state: 'succeeded', id: refundId ?? whole };
  if (extent === 'pending') return { state: 'pending', id: refundId ?? (input.isWhole ? whole : input.id) };
  if (extent === 'none') return { state: 'failed', id: refundId };
  if (refundId) return { state: 'succeeded', id: refundId };
  // Some part was returned: this one, if it is all that was.
  const returned = fromDecimalAmount(transaction.refund_amount, transaction.currency ?? 'USD');
  return returned === input.amountMinor
    ? { state: 'succeeded', id: input.id }
    : { state: 'by_hand', id: null };
}
