import { findOwnAttempt } from '../attempts/find-own-attempt.ts';
import type { Payments } from '../payments.ts';
import { isCheckoutToken } from './checkout-token.ts';
import { whyNotRegistered } from './register.rules.ts';
import { registerOffline } from './register-offline.ts';
import { registerOnline } from './register-online.ts';
import type { RegisteredPayment, Registering } from './registering.ts';

/**
 * The shopper reports a payment or how it will be made. The report itself moves nothing: the provider is asked, a transfer waits for
 * the bank. The same call twice is answered twice and done once.
 */
export async function registerPayment(payments: Payments, input: Registering): Promise<RegisteredPayment> {
  const row = await findOwnAttempt(payments, input.of, input.payer);
  if (!row) return { ok: false, code: 'not_found' };
  if (row.component === 'PayPhone' && !isCheckoutToken(payments.signingKeys, row.id, input.checkoutToken))
    return { ok: false, code: 'forbidden' };
  const errors = whyNotRegistered(row, input.body);
  if (errors) return { ok: false, code: 'fields', errors };
  return row.account_ref === null
    ? registerOffline(payments, row, input)
    : registerOnline(payments, row, input);
}
