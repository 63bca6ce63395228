import type { RegisterBody } from '../../payments.contract.ts';
import {
  type Attempt,
  type PayingOrder,
  type PaymentAccount,
  ProviderFailure,
  type Registration,
} from '../adapter.ts';
import { splitTax } from '../split-tax.ts';
import type { payphoneClient } from './payphone-client.ts';
import { toClientId } from './payphone-payment.ts';
import { phoneNumberOf } from './phone-number.ts';

const MAX_CENTS = 99_999_999;

interface Options {
  readonly accountRef: string;
  readonly account: PaymentAccount;
  readonly client: ReturnType<typeof payphoneClient>;
}

/** Sends the question to the shopper's phone, once per attempt. */
export function registerSale({ accountRef, account, client }: Options) {
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

  return register;
}
