import { listSessions } from '@paddock/server/contracts/customers';
import { redirect } from 'react-router';
import { config } from '../../platform/config.server.ts';
import { AUTH_COOKIE, cookie, PAST_CARTS_COOKIE } from '../../request/cookies.server.ts';
import { type Visit, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/language.resource.ts';

const KEPT_SECONDS = 90 * 86_400;

/**
 * Session and cart cookies are bound to one country in one language. Inside a country a change of language takes
 * them along: only under the old path does the browser show them to us (C-06).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const target = visit.site?.urls.find((url) => url.locale_code === params.locale);
  if (!target) return redirect(`/${params.country}`);
  for (const name of [config.cartCookie, config.cartKeyCookie, PAST_CARTS_COOKIE]) {
    const value = visit.cookies.get(name);
    if (value) visit.setCookies.push(cookie(name, value, { path: target.url, maxAge: KEPT_SECONDS }));
  }
  await takeSessionAlong(visit, target.url);
  return redirect(target.url);
}

/** A cookie does not say how long it still lives, so the api is asked; without its word nothing is taken along. */
async function takeSessionAlong(visit: Visit, path: string): Promise<void> {
  const token = visit.cookies.get(AUTH_COOKIE);
  if (!token) return;
  const answer = await visit.call(listSessions, {});
  const current = answer.ok ? answer.data.find((session) => session.current) : undefined;
  if (!current) return;
  visit.setCookies.push(cookie(AUTH_COOKIE, token, { path, expires: new Date(current.expires_at) }));
}
