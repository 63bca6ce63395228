import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';

/** How long the link of a mail to a guest works. */
export const PRIVACY_LINK_MINUTES = 60;

/**
 * Opens what we hold about the address a mail was sent to. The token names the mail and not the address, so no URL and no
 * log carries an e-mail address; it ends with the hour, or when the mail's row is erased.
 */
export function privacyToken(keys: SigningKeys, siteId: number, mailId: number, now = Date.now()): string {
  const until = Math.floor(now / 1000) + PRIVACY_LINK_MINUTES * 60;
  return `${mailId}.${until}.${keys.sign('privacy-link', `${siteId}:${mailId}:${until}`)}`;
}

/** The mail a token was made for; null for a token that is forged, of another site or too old. */
export function readPrivacyToken(
  keys: SigningKeys,
  siteId: number,
  token: string,
  now = Date.now(),
): number | null {
  const [mailId = '', until = '', ...signature] = token.split('.');
  if (!keys.verify('privacy-link', `${siteId}:${mailId}:${until}`, signature.join('.'))) return null;
  return Number(until) * 1000 > now ? Number(mailId) : null;
}
