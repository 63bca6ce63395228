import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens one order to whoever has the link from its mail; good for this order of this site and no other. */
export const orderKey = (secret: string, siteSlug: string, code: string): string =>
  createHmac('sha256', secret).update(`order:${siteSlug}:${code}`).digest('base64url');

export function isOrderKey(key: string, secret: string, siteSlug: string, code: string): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(orderKey(secret, siteSlug, code))];
  return given.length === right.length && timingSafeEqual(given, right);
}
