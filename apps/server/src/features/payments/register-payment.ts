import { isCheckoutToken } from './checkout-token.ts';
import { findOwnAttempt } from './find-own-attempt.ts';
import type { Payments } from './payments.ts';
import { whyNotRegistered } from './register.rules.ts';
import { registerOffline } from './register-offline.ts';
import { registerOnline } from './register-online.ts';
import type { RegisteredPayment, Registering } from './registering.ts';

/**
 * The shopper says that he has paid, or how he will. His word moves nothing: a provider is asked, a transfer waits for
 * the bank. The same call twice is answered twice and done once.
 */
export async function registerPayment(payments: Payments, given: Registering): Promise<RegisteredPayment> {
  const row = await findOwnAttempt(payments, given.of, given.payer);
  if (!row) return { ok: false, code: 'not_found' };
  if (row.component === 'PayPhone' && !isCheckoutToken(payments.signingSecret, row.id, given.checkoutToken))
    return { ok: false, code: 'forbidden' };
  const errors = whyNotRegistered(row, given.body);
  if (errors) return { ok: false, code: 'fields', errors };
  return row.account_ref === null
    ? registerOffline(payments, row, given)
    : registerOnline(payments, row, given);
}
