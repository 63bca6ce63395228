import { redirect } from 'react-router';
import { config } from '../../config.server.ts';
import { AUTH_COOKIE, cookie, PAST_CARTS_COOKIE } from '../../cookies.server.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/language.resource.ts';

const KEPT_SECONDS = 30 * 86_400;

/**
 * Session and cart cookies are bound to one country in one language. Inside a country a change of language takes
 * them along: only under the old path does the browser show them to us.
 */
export function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const target = visit.site?.urls.find((url) => url.locale_code === params.locale);
  if (!target) return redirect(`/${params.country}`);
  for (const name of [AUTH_COOKIE, config.cartCookie, PAST_CARTS_COOKIE]) {
    const value = visit.cookies.get(name);
    if (value) visit.setCookies.push(cookie(name, value, { path: target.url, maxAge: KEPT_SECONDS }));
  }
  return redirect(target.url);
}
