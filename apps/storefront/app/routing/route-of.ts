import type { SitePage } from './site-map.ts';

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
