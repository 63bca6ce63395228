import type { RegisterBody } from '../../payments.contract.ts';
import {
  type Attempt,
  type Begun,
  type PayingOrder,
  type PaymentAccount,
  ProviderFailure,
  type Registration,
} from '../adapter.ts';
import { cardBrandsOf } from '../card-brands.ts';
import { type Complaint, callPayway, PaywayPayment, parseAnswer } from './payway-calls.ts';
import { binOf, paymentMethodOf } from './payway-methods.ts';
import { siteTransactionId, toProvider } from './payway-payment.ts';

/** The browser's token is charged once. */
export function paywayCharges(accountRef: string, account: PaymentAccount) {
  async function begin(attempt: Attempt, order: PayingOrder): Promise<Begun> {
    const { tokensUrl } = account.settings;
    if (!tokensUrl || !account.keys.public)
      throw new ProviderFailure('misconfigured', `${accountRef}: no tokensUrl or public key`);
    toProvider(attempt.amountMinor, attempt.currency);
    return {
      providerRef: siteTransactionId(attempt.id),
      post: {
        url: tokensUrl,
        public_key: account.keys.public,
        notify: { url: order.urls.register },
        tdc_types: cardBrandsOf(account),
      },
    };
  }

  async function register(attempt: Attempt, body: RegisterBody, order: PayingOrder): Promise<Registration> {
    if (!body.ref) return { ok: false, fieldErrors: { ref: 'field_required' } };
    const bin = binOf(body.bin);
    const methodId = bin && paymentMethodOf(bin, account.settings.methods);
    if (!bin || !methodId) return { ok: false, fieldErrors: { card_number: 'field_invalid' } };
    const answer = await callPayway(account, 'POST', '/payments', {
      site_transaction_id: siteTransactionId(attempt.id),
      token: body.ref,
      customer: {
        id: order.customerRef,
        email: order.email,
        ...(order.clientIp ? { ip_address: order.clientIp } : {}),
      },
      payment_method_id: methodId,
      bin,
      amount: toProvider(attempt.amountMinor, attempt.currency),
      currency: attempt.currency,
      installments: body.installments ?? 1,
      description: attempt.orderCode,
      payment_type: 'single',
      ...(account.settings.establishment
        ? { establishment_name: account.settings.establishment.slice(0, 25) }
        : {}),
      sub_payments: [],
    });
    // 402 is a declined payment, whole and with its id: a result, not a breakdown.
    if (answer.ok || answer.status === 402)
      return { ok: true, providerPaymentRef: parseAnswer(PaywayPayment, answer.json).id };
    // Sent before, perhaps by a call without an answer: it is looked up.
    if (answer.complaints.some(({ code }) => code === 'repeated')) return { ok: true };
    const fieldErrors = fieldErrorsOf(answer.complaints);
    if (Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors };
    throw new ProviderFailure('refused', `Payway: ${answer.complaints.map((one) => one.param).join(', ')}`);
  }

  return { begin, register };
}

const FIELDS: Readonly<Record<string, string>> = {
  token: 'ref',
  bin: 'card_number',
  payment_method_id: 'card_number',
  card_number: 'card_number',
  card_expiration_date: 'card_expiration_date',
  card_expiration_month: 'card_expiration_date',
  card_expiration_year: 'card_expiration_date',
  security_code: 'security_code',
};

function fieldErrorsOf(complaints: readonly Complaint[]): Record<string, string> {
  const fields = complaints.flatMap(({ code, param }) =>
    code === 'CardData' ? 'card_expiration_date' : (FIELDS[param] ?? []),
  );
  return Object.fromEntries(fields.map((field) => [field, 'field_invalid']));
}
