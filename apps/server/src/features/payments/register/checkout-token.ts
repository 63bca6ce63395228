import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';

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
