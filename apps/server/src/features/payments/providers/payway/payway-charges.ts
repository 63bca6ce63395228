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

/**
 * Which of Payway's payment methods a card belongs to, by the beginning of its number; the longest one that fits counts.
 * An account's list may differ: `settings.methods` ("451772:31,4:1,…") replaces this one.
 */
const METHODS =
  '4:1,451772:31,451766:31,517562:66,51:15,52:15,53:15,54:15,55:15,22:15,23:15,24:15,25:15,26:15,27:15,' +
  '34:65,37:65,30:8,36:8,38:8,589562:24,527571:24,603488:23,589657:63,6042:63,6043:63,501020:99,501021:99';

export function paymentMethodOf(bin: string, methods = METHODS): number | null {
  const fitting = methods
    .split(',')
    .map((entry) => entry.split(':'))
    .filter(([prefix]) => prefix && bin.startsWith(prefix))
    .toSorted(([a = ''], [b = '']) => b.length - a.length);
  const id = Number(fitting[0]?.[1]);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The first six figures. Panels send the number as it is shown, with a space in it. */
export function binOf(text: string | undefined): string | null {
  const figures = (text ?? '').replace(/\D/g, '').slice(0, 6);
  return figures.length === 6 ? figures : null;
}
