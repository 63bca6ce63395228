import type { RegisterBody } from '../../payments.contract.ts';
import {
  type Attempt,
  type PayingOrder,
  type PaymentAccount,
  type ProviderAdapter,
  ProviderFailure,
  type Refunded,
  type RefundInput,
  type Registration,
} from '../adapter.ts';
import { toDecimalNumber } from '../decimal-amount.ts';
import { listPayments } from './list-payments.ts';
import { type MercadopagoClient, type MercadopagoPayment, mercadopagoClient } from './mercadopago-client.ts';
import { chargeOf, fieldErrorsOf } from './mercadopago-order.ts';
import { ABSENT, refundStateOf, stateOf, toProviderPayment } from './mercadopago-payment.ts';
import { readNotification } from './mercadopago-signature.ts';

/** Cards are entered in Mercado Pago's own fields; the browser brings a token, and we charge it. */
export function mercadopagoAdapter(_accountRef: string, account: PaymentAccount): ProviderAdapter {
  const client = mercadopagoClient(account);

  const find = (attempt: Attempt) => findPayment(client, attempt);

  return {
    provider: 'mercadopago',
    capabilities: {
      cancel: true,
      partialRefund: true,
      list: true,
      expiresAfterSeconds: null,
      pollSeconds: [5, 15, 45, 120, 300, 900, 3600, 21_600, 86_400],
    },

    async begin(_attempt, order) {
      return {
        providerRef: null,
        post: {
          public_key: account.keys.public ?? '',
          ...(account.jsUrl && { js_url: account.jsUrl }),
          notify: { url: order.urls.register },
        },
      };
    },

    async register(attempt, body, order) {
      const made = await createCharge(client, account, { attempt, body, order });
      if (made) return made;
      // Another tab was first with the same key, though their search may not know of it yet.
      const first = await find(attempt);
      if (first) return { ok: true, providerRef: first.id };
      throw new ProviderFailure('no_answer', 'the key was used for a charge that is not to be found yet');
    },

    async fetch(attempt) {
      const payment = await find(attempt);
      return payment ? toProviderPayment(payment) : ABSENT;
    },

    async cancel(attempt) {
      const payment = await find(attempt);
      // Sent and never answered: their search may not know it yet, and the money may be there in a moment.
      if (!payment) return attempt.status === 'unknown' ? 'unknown' : 'nothing_to_cancel';
      const state = stateOf(payment);
      if (state === 'paid') return 'already_paid';
      if (state === 'failed' || state === 'cancelled' || state === 'expired') return 'nothing_to_cancel';
      const cancelled = await client.cancelPayment(payment.id, `${attempt.id}:cancel`);
      if (cancelled.ok) return 'cancelled';
      const now = await find(attempt);
      return now && stateOf(now) === 'paid' ? 'already_paid' : 'unknown';
    },

    refund: (attempt, input) => refund(attempt, input),

    async fetchRefund(attempt, input, refundId) {
      // The key makes asking again safe, and the answer is the refund that was made then.
      if (!refundId) return refund(attempt, input);
      const found = await client.getRefund(attempt.providerRef ?? '', refundId);
      if (!found.ok) return { state: 'unknown', id: refundId };
      return { state: refundStateOf(found.data), id: refundId };
    },

    verifyWebhook: (call) => readNotification(account.keys.webhook ?? '', call),
    list: (from, to) => listPayments(client, from, to),
  };

  async function refund(attempt: Attempt, input: RefundInput): Promise<Refunded> {
    const payment = attempt.providerRef ?? (await find(attempt))?.id;
    if (!payment) return { state: 'by_hand', id: null };
    const amount = input.isWhole ? null : toDecimalNumber(input.amountMinor, attempt.currency);
    const made = await client.refundPayment(payment, amount, input.id);
    if (made.ok) return { state: refundStateOf(made.data), id: made.data.id };
    // Too late, already returned, or more than is left: they will not change their mind.
    return { state: made.status === 409 ? 'unknown' : 'by_hand', id: null };
  }
}

async function findPayment(client: MercadopagoClient, attempt: Attempt): Promise<MercadopagoPayment | null> {
  if (attempt.providerRef) {
    const found = await client.getPayment(attempt.providerRef);
    if (found.ok) return found.data;
    if (found.status !== 404) throw new ProviderFailure('refused', `payment: ${found.status}`);
  }
  const found = await client.searchPayments({ external_reference: attempt.id });
  if (!found.ok) throw new ProviderFailure('refused', `search: ${found.status} ${found.codes}`);
  // One attempt is charged with one key, so there is one; were there two, money counts most.
  return found.data.results.toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
}

const weight = (payment: MercadopagoPayment) =>
  ({ paid: 3, action_required: 2, processing: 2, review: 2 })[stateOf(payment) as string] ?? 1;

interface Charge {
  readonly attempt: Attempt;
  readonly body: RegisterBody;
  readonly order: PayingOrder;
}

/** Charges the browser's token. Null: the key was used with other data, so the payment has to be looked up. */
async function createCharge(
  client: MercadopagoClient,
  account: PaymentAccount,
  { attempt, body, order }: Charge,
): Promise<Registration | null> {
  // A second click finds what the first one made.
  if (attempt.providerRef) return { ok: true, providerRef: attempt.providerRef };
  if (!body.ref) return { ok: false, fieldErrors: { ref: 'field_required' } };
  if (!body.mp_payment_method_id)
    return { ok: false, fieldErrors: { mp_payment_method_id: 'field_required' } };
  const made = await client.createPayment(chargeOf(attempt, body, order, account), `${attempt.id}:create`);
  if (made.ok) return { ok: true, providerRef: made.data.id };
  if (made.status === 409) return null;
  const fieldErrors = fieldErrorsOf(made.codes);
  if (Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors };
  throw new ProviderFailure('refused', `payment refused: ${made.status} ${made.codes}`);
}
