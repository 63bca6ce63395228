import type { PaymentAccount } from '../../accounts.ts';
import {
  type Attempt,
  type ProviderAdapter,
  ProviderFailure,
  type Refunded,
  type RefundWish,
} from '../../adapter.ts';
import { fromDecimalAmount, toDecimalNumber } from '../decimal-amount.ts';
import { type PaymentezFound, paymentezClient } from './paymentez-client.ts';
import { readNotice } from './paymentez-notice.ts';
import { localeOf, referenceOf } from './paymentez-order.ts';
import { ABSENT, refundLookOf, truthOf, wholeRefundId } from './paymentez-truth.ts';

/** Cards are entered in Paymentez's own window. What the browser then says is a hint; the transaction is looked up. */
export function paymentezAdapter(_accountRef: string, account: PaymentAccount): ProviderAdapter {
  const client = paymentezClient(account);
  const currency = account.settings.currency ?? 'USD';

  /** Only what repeats our reference is ours, whoever named it. */
  async function find(attempt: Attempt): Promise<PaymentezFound | null> {
    if (attempt.providerPaymentRef) {
      const found = await client.getTransaction(attempt.providerPaymentRef);
      if (found) return found;
    }
    if (account.settings.findByReference !== 'true') return null;
    const all = (await client.findByReference(attempt.id)).filter(
      ({ transaction }) => transaction.dev_reference === attempt.id,
    );
    const paid = all.find((one) => truthOf(one, currency).state === 'paid');
    return paid ?? all.at(-1) ?? null;
  }

  return {
    provider: 'paymentez',
    component: 'Paymentez',
    capabilities: {
      ...{ cancel: false, partialRefund: true, list: false, expiresAfterSeconds: 30 * 60 },
      pollSeconds: [15, 45, 120, 300, 900, 3600, 21_600, 86_400],
    },

    async begin(attempt, order) {
      // They would make another one each time; an attempt has one.
      const reference =
        attempt.providerRef ?? (await client.initReference(referenceOf(attempt, order)))?.reference;
      if (!reference) throw new ProviderFailure('refused', 'Paymentez gave no reference');
      return {
        providerRef: reference,
        post: {
          ...(account.jsUrl && { js_url: account.jsUrl }),
          result_data: { id: reference },
          notify: { url: order.urls.register },
          params: { env_mode: account.settings.envMode ?? 'stg', locale: localeOf(order.locale) },
        },
      };
    },

    async register(attempt, body) {
      if (!body.ref) return { ok: false, fieldErrors: { ref: 'field_required' } };
      const found = await client.getTransaction(body.ref);
      // Somebody else's transaction, or none: nothing to remember, and settling finds what there is.
      if (found?.transaction.dev_reference !== attempt.id)
        return { ok: false, fieldErrors: { ref: 'field_invalid' } };
      return { ok: true, providerPaymentRef: found.transaction.id };
    },

    async fetch(attempt) {
      const found = await find(attempt);
      if (found) return { ...truthOf(found, currency), providerRef: attempt.providerRef };
      // The window may be open: nobody has paid in it, as far as anybody told us.
      return { ...ABSENT, state: attempt.providerRef ? 'open' : 'absent', providerRef: attempt.providerRef };
    },

    /** A reference cannot be taken back; it runs out. */
    async cancel(attempt) {
      const found = await find(attempt);
      const state = found ? truthOf(found, currency).state : 'open';
      if (state === 'paid') return 'already_paid';
      return state === 'processing' || state === 'action_required' || state === 'review'
        ? 'unknown'
        : 'nothing_to_cancel';
    },

    async refund(attempt, wish) {
      const id = attempt.providerPaymentRef;
      if (!id) return { state: 'by_hand', id: null };
      const answer = await client.refund({
        transaction: { id },
        ...(!wish.isWhole && { order: { amount: toDecimalNumber(wish.amountMinor, attempt.currency) } }),
        more_info: true,
      });
      if (!answer || answer.status === 'failure') return { state: 'by_hand', id: null };
      const look = refundLookOf(answer.transaction?.status_detail ?? 0);
      const refundId = look === 'whole' || (look !== 'part' && wish.isWhole) ? wholeRefundId(id) : wish.id;
      return {
        state: answer.status === 'pending' || look === 'pending' ? 'pending' : 'succeeded',
        id: refundId,
      };
    },

    async fetchRefund(attempt, wish, refundId) {
      const found = await find(attempt);
      if (!found) return { state: 'unknown', id: refundId };
      return refundSeen(found, wish, refundId);
    },

    verifyWebhook: (call) => readNotice(account, call),
    webhookAnswer: { status: 200, body: {}, refused: 203, repeated: 204 },
  };
}

/** There is no key and no id: after a refund that was not answered, only what the transaction says can tell. */
function refundSeen({ transaction }: PaymentezFound, wish: RefundWish, refundId: string | null): Refunded {
  const look = refundLookOf(transaction.status_detail);
  const whole = wholeRefundId(transaction.id);
  if (look === 'whole') return { state: 'succeeded', id: refundId ?? whole };
  if (look === 'pending') return { state: 'pending', id: refundId ?? (wish.isWhole ? whole : wish.id) };
  if (look === 'none') return { state: 'failed', id: refundId };
  if (refundId) return { state: 'succeeded', id: refundId };
  // Some part was returned: this one, if it is all that was.
  const returned = fromDecimalAmount(transaction.refund_amount, transaction.currency ?? 'USD');
  return returned === wish.amountMinor ? { state: 'succeeded', id: wish.id } : { state: 'by_hand', id: null };
}
