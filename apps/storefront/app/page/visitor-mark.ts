/**
 * Tells a page's script that this browser has cookies that only the server can read: a session, a cart, a notice. Without
 * it the visitor is a guest with an empty bag, and there is nothing to ask the server for.
 */
export const VISITOR_MARK = 'Visitor';
/** `it/it`: where `/` leads. Not secret, and written by pages that ask the server for nothing. */
export const COUNTRY_LOCALE_COOKIE = 'CountryLocale';
export const REMEMBER_SECONDS = 365 * 86_400;

/** Cookies of ours that a script can read, besides the choice of consent. */
export const READABLE_COOKIES: readonly string[] = [VISITOR_MARK, COUNTRY_LOCALE_COOKIE];

export const hasVisitorMark = (cookies: string): boolean =>
  cookies.split('; ').some((pair) => pair.startsWith(`${VISITOR_MARK}=`));

/** The cookie that remembers a site, unless it already does; null: nothing to write. */
export function siteCookie(segment: string, cookies: string): string | null {
  const pair = `${COUNTRY_LOCALE_COOKIE}=${encodeURIComponent(segment.replace('-', '/'))}`;
  if (cookies.split('; ').includes(pair)) return null;
  return `${pair}; Path=/; Secure; SameSite=Lax; Max-Age=${REMEMBER_SECONDS}`;
}
