import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, siteSlug: string, id: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${siteSlug}:${id}`).digest('base64url');

/** Stands in every letter and must work for as long as somebody keeps it, so it is signed and not stored. */
export const unsubscribeToken = (secret: string, siteSlug: string, subscriberId: number): string =>
  `${subscriberId}.${sign(secret, siteSlug, String(subscriberId))}`;

/** Whom it takes off this site's list; null: it is none of ours. */
export function readUnsubscribeToken(token: string, secret: string, siteSlug: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, siteSlug, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : null;
}
