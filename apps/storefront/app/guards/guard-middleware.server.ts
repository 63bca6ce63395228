import { type MiddlewareFunction, redirect } from 'react-router';
import { visitContext } from '../request/visit.server.ts';
import { segmentOf } from '../routing/country-segment.ts';
import { findPage, type SitePage } from '../routing/site-map.ts';
import { runGuards } from './run-guards.server.ts';

const NOT_IN_MAP: readonly string[] = ['check-country'];

/** Pages that sell are closed where the site has no shop (H-14). */
const closedHere = (page: SitePage | undefined, enableShop: boolean) => page?.shop === true && !enableShop;

/** The one place where the guards of the site map are run, for pages and for their data alike. */
export const guardPage: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  const visit = context.get(visitContext);
  if (!pattern.startsWith(':country')) return next();

  const page = findPage(pattern);
  visit.page = page ?? null;
  const answer = await runGuards(page?.guards ?? NOT_IN_MAP, visit);
  if (answer) return answer;

  const home = visit.segment ? `/${segmentOf(visit.segment)}` : '/';
  if (closedHere(page, visit.site?.enableShop ?? false)) return redirect(home);

  const response = await next();
  // Whatever the page made of it: a session that ended during the page's own calls ends at home (AUTH-13, AUTH-14).
  if (visit.signedOut && page?.layout !== 'none') return redirect(home);
  return response;
};
