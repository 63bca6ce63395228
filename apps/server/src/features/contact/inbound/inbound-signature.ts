import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_AGE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const macOf = (secret: string, at: string, body: Uint8Array) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest();

/** Whether our mail service has sent this body in the last five minutes. */
export function isSigned(
  secret: string,
  { header, body, now }: { readonly header: string; readonly body: Uint8Array; readonly now: Date },
): boolean {
  const [, at, signature] = HEADER.exec(header) ?? [];
  if (!at || !signature) return false;
  if (Math.abs(now.getTime() / 1000 - Number(at)) > MAX_AGE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), macOf(secret, at, body));
}
