import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';

/** Stands in every letter and must work for as long as the letter exists, so it is signed and not stored. */
export const unsubscribeToken = (keys: SigningKeys, siteSlug: string, subscriberId: number): string =>
  `${subscriberId}.${keys.sign('unsubscribe', `${siteSlug}:${subscriberId}`)}`;

/** Whom it takes off this site's list; null: it is none of ours. */
export function readUnsubscribeToken(token: string, keys: SigningKeys, siteSlug: string): number | null {
  const [id = '', ...signature] = token.split('.');
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  return keys.verify('unsubscribe', `${siteSlug}:${id}`, signature.join('.')) ? Number(id) : null;
}
