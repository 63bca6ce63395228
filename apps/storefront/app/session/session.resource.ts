import { APP_STATE_COOKIE, COUNTRY_LOCALE_COOKIE, cookie } from '../cookies.server.ts';
import { visitContext } from '../visit.server.ts';
import type { Route } from './+types/session.resource.ts';
import { appStateAfter } from './app-state.server.ts';
import { loadBag } from './bag.server.ts';
import { takeNotice } from './notice.server.ts';
import type { Session } from './session.ts';

const YEAR = 365 * 86_400;

/** Public pages carry no cookie, so the country-locale and app-state cookies are set by this call that follows them. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (visit.segment) {
    const { country, locale } = visit.segment;
    visit.setCookies.push(cookie(COUNTRY_LOCALE_COOKIE, `${country}/${locale}`, { path: '/', maxAge: YEAR }));
    visit.setCookies.push(cookie(APP_STATE_COOKIE, appStateAfter(visit), { path: '/', maxAge: YEAR }));
  }
  const [user, cart] = await Promise.all([visit.user(), loadBag(visit)]);
  const notice = takeNotice(visit);
  const session: Session = { user, loggedIn: user !== null, loggedOut: visit.signedOut, cart, notice };
  return Response.json(session);
}
