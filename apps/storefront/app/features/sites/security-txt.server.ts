import { config } from '../../platform/config.server.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year: a file that is no longer maintained must not be trusted. */
const VALID_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
export function renderSecurityTxt(now: Date): string {
  // To the day, so that the text is the same for a whole day.
  const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${config.securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, it',
    `Canonical: ${config.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
