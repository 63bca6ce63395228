import { createHmac, timingSafeEqual } from 'node:crypto';

const LIVES_MS = 30 * 60_000;

const sign = (secret: string, attemptId: string, expires: string) =>
  createHmac('sha256', secret).update(`checkout ${attemptId} ${expires}`).digest('base64url');

/** The bearer of the phone panel: ours, short-lived, good for one attempt. Never a provider's key. */
export function makeCheckoutToken(secret: string, attemptId: string, now = Date.now()): string {
  const expires = (now + LIVES_MS).toString(36);
  return `${expires}.${sign(secret, attemptId, expires)}`;
}

export function isCheckoutToken(
  secret: string,
  attemptId: string,
  token: string | undefined,
  now = Date.now(),
): boolean {
  const [expires = '', signature = ''] = (token ?? '').split('.');
  const expected = Buffer.from(sign(secret, attemptId, expires));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number.parseInt(expires, 36) > now;
}
