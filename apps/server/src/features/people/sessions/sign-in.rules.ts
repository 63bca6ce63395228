import type { IdClaims } from '../../../platform/clients/id-tokens.ts';

const FRESH_SECONDS = 60;
const LOCALE = /^[a-z]{2}/;

/** When the provider proved the person's identity, if it did so as strongly as the maker demands. */
export const strongTime = (
  { authenticatedAt, acr }: Pick<IdClaims, 'authenticatedAt' | 'acr'>,
  requiredAcr: string | null,
): Date | null => (requiredAcr !== null && acr !== requiredAcr ? null : authenticatedAt);

/** Whether a proof was made for this step-up: the request forces a new sign-in with `max_age=0`. */
export const isFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && Math.abs(now.getTime() - provedAt.getTime()) <= FRESH_SECONDS * 1000;

/** A person as the claims describe them; a claim that is missing or unusable gets a default. */
export function personOf({ issuer, subject, email, isEmailVerified, name, locale, timezone }: IdClaims) {
  if (!email) return null;
  return {
    issuer,
    subject,
    email: email.slice(0, 200),
    isEmailVerified,
    name: (name ?? email).slice(0, 200),
    locale: LOCALE.exec(locale ?? '')?.[0] ?? 'en',
    timezone: isTimezone(timezone) ? timezone : 'UTC',
  };
}

function isTimezone(name: string | null): name is string {
  if (!name) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
