import { matchRoutes } from 'react-router';
import { SITE_MAP, type SitePage } from './site-map.ts';

const ROOT_ROUTES = new Set([
  '/',
  '/.well-known/security.txt',
  '/csp-reports',
  '/reports',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
]);

/** The pattern a request matched, for metrics: never its URL, of which there are as many as visitors like. */
export function routeOf(page: SitePage | null, pathname: string): string {
  if (page) return page.path === '' ? '/:country' : `/:country/${page.path}`;
  return ROOT_ROUTES.has(pathname) ? pathname : 'unmatched';
}

/** Path parameters that name something and open nothing. A checkout's code is the id of its cart, so it is not one. */
export const PLAIN_PARAMETERS: ReadonlySet<string> = new Set(['country', 'slug', 'id', 'locale', 'iso']);
/** As long as a UUID, and shorter than any token of ours. */
const MAX_PLAIN_LENGTH = 36;
const PAGES = SITE_MAP.map((page) => ({ path: routeOf(page, '') }));

/** A path for the log and for error reports: the pattern of its page, with the values of plain parameters only. */
export function loggedPath(pathname: string): string {
  const path = pathname.replace(/\.data$/, '');
  if (ROOT_ROUTES.has(path)) return path;
  const match = matchRoutes(PAGES, path)?.[0];
  if (!match) return 'unmatched';
  return match.route.path.replace(/:(\w+)\??/g, (pattern, name: string) => {
    const value = PLAIN_PARAMETERS.has(name) ? match.params[name] : undefined;
    return value && value.length <= MAX_PLAIN_LENGTH ? value : pattern;
  });
}
