import { type Attempt, type PaymentAccount, type ProviderAdapter, ProviderFailure } from '../adapter.ts';
import { type PaymentezClient, type PaymentezFound, paymentezClient } from './paymentez-client.ts';
import { readNotice } from './paymentez-notice.ts';
import { localeOf, referenceOf } from './paymentez-order.ts';
import { ABSENT, toProviderPayment } from './paymentez-payment.ts';
import { refundSeen, sendRefund } from './paymentez-refunds.ts';

/** Cards are entered in Paymentez's own window. What the browser then says is a hint; the transaction is looked up. */
export function paymentezAdapter(_accountRef: string, account: PaymentAccount): ProviderAdapter {
  const client = paymentezClient(account);
  const currency = account.settings.currency ?? 'USD';

  const find = (attempt: Attempt) => findTransaction({ client, account, currency }, attempt);

  return {
    provider: 'paymentez',
    capabilities: {
      cancel: false,
      partialRefund: true,
      list: false,
      expiresAfterSeconds: 30 * 60,
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
      // A foreign transaction, or none: nothing is stored, and settle finds our own.
      if (found?.transaction.dev_reference !== attempt.id)
        return { ok: false, fieldErrors: { ref: 'field_invalid' } };
      return { ok: true, providerPaymentRef: found.transaction.id };
    },

    async fetch(attempt) {
      const found = await find(attempt);
      if (found) return { ...toProviderPayment(found, currency), providerRef: attempt.providerRef };
      // The window may be open: no payment in it was reported to us.
      return { ...ABSENT, state: attempt.providerRef ? 'open' : 'absent', providerRef: attempt.providerRef };
    },

    /** A reference cannot be taken back; it runs out. */
    async cancel(attempt) {
      const found = await find(attempt);
      const state = found ? toProviderPayment(found, currency).state : 'open';
      if (state === 'paid') return 'already_paid';
      return state === 'processing' || state === 'action_required' || state === 'review'
        ? 'unknown'
        : 'nothing_to_cancel';
    },

    refund: (attempt, input) => sendRefund(client, attempt, input),

    async fetchRefund(attempt, input, refundId) {
      const found = await find(attempt);
      if (!found) return { state: 'unknown', id: refundId };
      return refundSeen(found, input, refundId);
    },

    verifyWebhook: (call) => readNotice(account, call),
    webhookAnswer: { status: 200, body: {}, refused: 203, repeated: 204 },
  };
}

interface Options {
  readonly client: PaymentezClient;
  readonly account: PaymentAccount;
  readonly currency: string;
}

/** Only a transaction that carries our reference is ours. */
async function findTransaction(
  { client, account, currency }: Options,
  attempt: Attempt,
): Promise<PaymentezFound | null> {
  if (attempt.providerPaymentRef) {
    const found = await client.getTransaction(attempt.providerPaymentRef);
    if (found) return found;
  }
  if (account.settings.findByReference !== 'true') return null;
  const all = (await client.findByReference(attempt.id)).filter(
    ({ transaction }) => transaction.dev_reference === attempt.id,
  );
  const paid = all.find((one) => toProviderPayment(one, currency).state === 'paid');
  return paid ?? all.at(-1) ?? null;
}
