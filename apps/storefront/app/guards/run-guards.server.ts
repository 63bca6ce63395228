import { cartCookieValidation } from '../features/cart/cart-cookie.server.ts';
import { pageError } from '../frame/page-error.server.ts';
import type { Visit } from '../request/visit.server.ts';
import type { GuardName } from '../routing/site-map.ts';
import { auth, guest } from './auth.server.ts';
import { checkCountry } from './check-country.server.ts';

export type Guard = (visit: Visit) => Promise<Response | undefined>;

const GUARDS: Record<GuardName, Guard> = {
  'check-country': checkCountry,
  auth,
  guest,
  'cart-cookie-validation': cartCookieValidation,
};

/** Runs a page's guards in order; the first response wins. An unknown name is our own mistake: 500. */
export async function runGuards(names: readonly string[], visit: Visit): Promise<Response | undefined> {
  const unknown = names.find((name) => !Object.hasOwn(GUARDS, name));
  if (unknown !== undefined) throw pageError('unknown_guard', 500);
  for (const name of names) {
    const answer = await GUARDS[name as GuardName](visit);
    if (answer) return answer;
  }
  return undefined;
}
