import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/**
 * Whether `Stripe-Signature` (t=…,v1=…[,v1=…]) proves these very bytes. While a secret is being changed Stripe signs
 * with both, so any v1 will do; an old one is refused because somebody may be repeating what he overheard.
 */
export function isSigned(rawBody: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || secret === '') return false;
  if (now.getTime() / 1000 - Number(at) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${at}.`).update(rawBody).digest();
  return parts.some(([name, value]) => {
    if (name !== 'v1') return false;
    const given = Buffer.from(value ?? '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
