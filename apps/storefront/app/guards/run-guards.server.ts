import { pageError } from '../shell/page-error.server.ts';
import type { GuardName } from '../site-map.ts';
import type { Visit } from '../visit.server.ts';
import { auth } from './auth.server.ts';
import { cartCookieValidation } from './cart-cookie-validation.server.ts';
import { checkCountry } from './check-country.server.ts';
import { guest } from './guest.server.ts';

export type Guard = (visit: Visit) => Promise<Response | undefined>;

const GUARDS: Record<GuardName, Guard> = {
  'check-country': checkCountry,
  auth,
  guest,
  'cart-cookie-validation': cartCookieValidation,
};

/** Runs a page's guards in order; the first that answers decides. A name nobody knows is our own mistake: 500. */
export async function runGuards(names: readonly string[], visit: Visit): Promise<Response | undefined> {
  const unknown = names.find((name) => !Object.hasOwn(GUARDS, name));
  if (unknown !== undefined) throw pageError('unknown_guard', 500);
  for (const name of names) {
    const answer = await GUARDS[name as GuardName](visit);
    if (answer) return answer;
  }
  return undefined;
}
