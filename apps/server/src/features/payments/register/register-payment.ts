import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import { findOwnAttempt } from '../attempts/find-own-attempt.ts';
import type { Payments } from '../payments.ts';
import { whyNotRegistered } from './register.rules.ts';
import { registerOffline } from './register-offline.ts';
import { registerOnline } from './register-online.ts';
import type { RegisteredPayment, Registering } from './registering.ts';

const LIVES_MS = 30 * 60_000;

/** The bearer of the phone panel: ours, short-lived, good for one attempt. Never a provider's key. */
export function makeCheckoutToken(keys: SigningKeys, attemptId: string, now = Date.now()): string {
  const expires = (now + LIVES_MS).toString(36);
  return `${expires}.${keys.sign('checkout-token', `${attemptId} ${expires}`)}`;
}

export function isCheckoutToken(
  keys: SigningKeys,
  attemptId: string,
  token: string | undefined,
  now = Date.now(),
): boolean {
  const [expires = '', ...signature] = (token ?? '').split('.');
  if (!keys.verify('checkout-token', `${attemptId} ${expires}`, signature.join('.'))) return false;
  return Number.parseInt(expires, 36) > now;
}

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
