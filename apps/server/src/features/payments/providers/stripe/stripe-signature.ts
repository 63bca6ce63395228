import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/**
 * Whether `Stripe-Signature` (t=…,v1=…[,v1=…]) proves these very bytes. While a secret is being changed Stripe signs
 * with both, so any v1 will do. One more than five minutes old may be a replay; one more than five minutes ahead could be
 * replayed for as long as it is ahead. Both are refused.
 */
export function isSigned(rawBody: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || secret === '') return false;
  if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${at}.`).update(rawBody).digest();
  return parts.some(([name, value]) => {
    if (name !== 'v1') return false;
    const input = Buffer.from(value ?? '', 'hex');
    return input.length === expected.length && timingSafeEqual(input, expected);
  });
}
