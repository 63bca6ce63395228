import type {
  Attempt,
  Cancelled,
  PaymentAccount,
  ProviderAdapter,
  Refunded,
  RefundInput,
} from '../adapter.ts';
import { hourInGuayaquil, sameDayInGuayaquil } from '../guayaquil-time.ts';
import { payphoneClient } from './payphone-client.ts';
import { ABSENT, reversalId, toClientId, toProviderPayment } from './payphone-payment.ts';
import { suggestedNumber } from './phone-number.ts';
import { readNotification } from './read-notification.ts';
import { registerSale } from './register-sale.ts';

const LAST_HOUR_TO_REVERSE = 20;
const ANSWER_WITHIN_SECONDS = 5 * 60;
/**
 * PayPhone's API Sale: we ask, the shopper answers in the phone app within five minutes. Its notifications are
 * unsigned, so they only trigger a poll.
 */
export function payphoneAdapter(
  accountRef: string,
  account: PaymentAccount,
  now = () => new Date(),
): ProviderAdapter {
  const client = payphoneClient(account);

  async function fetch(attempt: Attempt) {
    const sale = await client.find(toClientId(attempt.id));
    return sale ? toProviderPayment(sale) : ABSENT;
  }

  /** Whatever is answered, the shopper may have been faster: what counts is how it stands afterwards. */
  async function cancel(attempt: Attempt): Promise<Cancelled> {
    await client.cancel(toClientId(attempt.id));
    const { state } = await fetch(attempt);
    if (state === 'paid') return 'already_paid';
    if (state === 'absent') return 'nothing_to_cancel';
    return state === 'processing' ? 'unknown' : 'cancelled';
  }

  /** Only all of it, on the day itself, before eight in the evening; later a person sends the money back. */
  async function refund(attempt: Attempt, input: RefundInput): Promise<Refunded> {
    const paid = await fetch(attempt);
    if (paid.refunds[0]) return { state: 'succeeded', id: paid.refunds[0].id };
    if (paid.state !== 'paid') return { state: 'failed', id: null };
    const at = now();
    const inTime =
      paid.occurredAt !== null &&
      sameDayInGuayaquil(paid.occurredAt, at) &&
      hourInGuayaquil(at) < LAST_HOUR_TO_REVERSE;
    if (!input.isWhole || !inTime) return { state: 'by_hand', id: null };
    const { ok } = await client.reverse(toClientId(attempt.id));
    return ok ? { state: 'succeeded', id: reversalId(paid.txnId ?? '') } : { state: 'by_hand', id: null };
  }

  async function fetchRefund(attempt: Attempt): Promise<Refunded> {
    const [reversal] = (await fetch(attempt)).refunds;
    return reversal ? { state: 'succeeded', id: reversal.id } : { state: 'failed', id: null };
  }

  return {
    provider: 'payphone',
    capabilities: {
      cancel: true,
      partialRefund: false,
      list: false,
      expiresAfterSeconds: ANSWER_WITHIN_SECONDS,
      // Thirty questions a minute are allowed to all shoppers together.
      pollSeconds: [5, 10, 15, 30, 30, 60, 60, 120, 600, 3600, 21_600],
    },
    begin: async (_attempt, order) => ({
      providerRef: null,
      post: {
        url: order.urls.register,
        params: { countryCode: '593', phoneNumber: suggestedNumber(order.phone) },
      },
    }),
    register: registerSale({ accountRef, account, client }),
    fetch,
    cancel,
    refund,
    fetchRefund,
    verifyWebhook: (call) => readNotification(account.keys.notification, call),
    webhookAnswer: { status: 200, body: { Response: true, ErrorCode: '000' } },
  };
}
