import { REMEMBER_SECONDS } from '../../page/visitor-mark.ts';
import { COUNTRY_LOCALE_COOKIE, cookie } from '../../request/cookies.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import { loadCart } from '../cart/cart.server.ts';
import type { Route } from './+types/session.resource.ts';
import { readAppState, rememberAppState } from './app-state.server.ts';
import type { SessionReply } from './session.ts';
import { takeNotice } from './visitor-cookies.server.ts';

/**
 * Asked by pages of visitors with cookies of ours (`page/visitor-mark.ts`). Public pages carry no cookie, so the
 * country-locale and app-state cookies are set by this call that follows them.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (visit.segment) {
    const { country, locale } = visit.segment;
    const options = { path: '/', maxAge: REMEMBER_SECONDS, isReadable: true };
    visit.setCookies.push(cookie(COUNTRY_LOCALE_COOKIE, `${country}/${locale}`, options));
    rememberAppState(visit);
  }
  const [user, cart] = await Promise.all([visit.user(), loadCart(visit)]);
  const notice = takeNotice(visit);
  const { distanceUnit, lastStoreSearch } = readAppState(visit);
  const session: SessionReply = {
    user,
    loggedIn: user !== null,
    loggedOut: visit.signedOut,
    cart,
    notice,
    stores: { unit: distanceUnit ?? null, place: lastStoreSearch ?? null },
  };
  return Response.json(session);
}
