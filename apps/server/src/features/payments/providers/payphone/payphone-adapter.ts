import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { RegisterBody } from '../../payments.contract.ts';
import type { PaymentAccount } from '../accounts.ts';
import {
  type Attempt,
  type Cancelled,
  type PayingOrder,
  type ProviderAdapter,
  ProviderFailure,
  type Refunded,
  type RefundInput,
  type Registration,
  type WebhookCall,
  type WebhookReading,
} from '../adapter.ts';
import { hourInGuayaquil, sameDayInGuayaquil } from '../guayaquil.ts';
import { splitTax } from '../split-tax.ts';
import { payphoneClient } from './payphone-client.ts';
import { ABSENT, fromClientId, reversalId, toClientId, toProviderPayment } from './payphone-payment.ts';
import { phoneNumberOf, suggestedNumber } from './phone-number.ts';

const LAST_HOUR_TO_REVERSE = 20;
const MAX_CENTS = 99_999_999;
const ANSWER_WITHIN_SECONDS = 5 * 60;
const Notification = z.object({
  TransactionId: z.union([z.number(), z.string()]),
  ClientTransactionId: z.string().nullish(),
  StatusCode: z.number(),
});

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

  async function register(attempt: Attempt, body: RegisterBody, order: PayingOrder): Promise<Registration> {
    const phone = phoneNumberOf(body.countryCode, body.phoneNumber);
    if (!phone) return { ok: false, fieldErrors: { phoneNumber: 'payment_phone_invalid' } };
    // Asked before: a second question with the same id would be refused, or worse, asked twice.
    if (attempt.providerRef) return { ok: true };
    if (attempt.status === 'unknown' || attempt.status === 'processing') {
      const sale = await client.find(toClientId(attempt.id));
      if (sale) return { ok: true, providerRef: String(sale.transactionId) };
    }
    if ((await isUser(phone.number, phone.countryCode)) === false)
      return { ok: false, fieldErrors: { phoneNumber: 'payment_phone_not_registered' } };
    const requested = await client.sell(saleOf(attempt, order, phone.number, phone.countryCode));
    if (requested.ok) return { ok: true, providerRef: String(requested.data.transactionId) };
    // Another tab was faster, or it is refused.
    const sale = await client.find(toClientId(attempt.id));
    if (sale) return { ok: true, providerRef: String(sale.transactionId) };
    throw new ProviderFailure('refused', `${accountRef}: sale refused, code ${requested.code}`);
  }

  /** Null when that service is out of order: then the sale itself will tell. */
  async function isUser(number: string, prefix: string): Promise<boolean | null> {
    try {
      const answer = await client.isUser(number, prefix);
      return answer.ok ? answer.data : null;
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind !== 'misconfigured') return null;
      throw error;
    }
  }

  function saleOf(attempt: Attempt, order: PayingOrder, phoneNumber: string, countryCode: string) {
    if (attempt.currency !== 'USD' || attempt.amountMinor > MAX_CENTS)
      throw new ProviderFailure('refused', `${accountRef}: ${attempt.amountMinor} ${attempt.currency}`);
    const tax = splitTax(attempt.amountMinor, order.taxMinor, order.taxRate);
    return {
      phoneNumber,
      countryCode,
      currency: attempt.currency,
      amount: attempt.amountMinor,
      amountWithoutTax: tax.untaxedMinor,
      amountWithTax: tax.taxedMinor,
      tax: tax.taxMinor,
      service: 0,
      tip: 0,
      timeZone: -5,
      storeId: account.settings.storeId ?? '',
      clientTransactionId: toClientId(attempt.id),
      reference: attempt.orderCode,
    };
  }

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

  function verifyWebhook({ rawBody, query }: WebhookCall): WebhookReading {
    const secret = account.keys.notification;
    if (!secret || !isSame(query.secret ?? '', secret)) return { verified: false };
    const told = Notification.safeParse(parse(rawBody));
    if (!told.success)
      return {
        verified: true,
        eventId: fingerprint(rawBody).toString('hex'),
        kind: 'unreadable',
        reference: null,
        providerRef: null,
        ignored: true,
      };
    const { TransactionId, StatusCode, ClientTransactionId } = told.data;
    return {
      verified: true,
      eventId: `${TransactionId}:${StatusCode}`,
      kind: `sale.${StatusCode}`,
      reference: fromClientId(ClientTransactionId),
      providerRef: String(TransactionId),
    };
  }

  return {
    provider: 'payphone',
    component: 'PayPhone',
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
    register,
    fetch,
    cancel,
    refund,
    fetchRefund,
    verifyWebhook,
    webhookAnswer: { status: 200, body: { Response: true, ErrorCode: '000' } },
  };
}

const fingerprint = (value: string | Buffer) => createHash('sha256').update(value).digest();
const isSame = (one: string, other: string) => timingSafeEqual(fingerprint(one), fingerprint(other));

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
