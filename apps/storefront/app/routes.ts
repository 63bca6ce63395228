import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { SITE_MAP, type SitePage } from './routing/site-map.ts';

// Case-sensitive, as the edge is: a path has one spelling, and a private page is private in no other.
const EXACT = { caseSensitive: true };

// A file that answers several paths has a name per path: the framework names a route after its file otherwise.
const isShared = ({ file }: SitePage) => SITE_MAP.filter((page) => page.file === file).length > 1;
const toRoute = (page: SitePage) =>
  page.path === ''
    ? index(page.file)
    : route(page.path, page.file, isShared(page) ? { ...EXACT, id: page.path } : EXACT);
const inLayout = (name: SitePage['layout']) => SITE_MAP.filter((page) => page.layout === name).map(toRoute);

export default [
  index('features/sites/root.page.tsx'),
  route('.well-known/security.txt', 'features/sites/security-txt.resource.ts', EXACT),
  route('csp-reports', 'features/reports/csp-reports.resource.ts', EXACT),
  route('reports', 'features/reports/reports.resource.ts', EXACT),
  route('robots.txt', 'features/sitemaps/robots.resource.ts', EXACT),
  route('sitemap.xml', 'features/sitemaps/sitemap-index.resource.ts', EXACT),
  route('site.webmanifest', 'features/sites/manifest.resource.ts', EXACT),
  route(':country', 'shell/site.layout.tsx', [
    layout('shell/default.layout.tsx', [
      layout('shell/errors/page-errors.layout.tsx', [
        ...inLayout('default'),
        route('*', 'shell/errors/not-found.page.tsx'),
      ]),
    ]),
    layout('shell/blank.layout.tsx', inLayout('blank')),
    ...inLayout('none'),
  ]),
] satisfies RouteConfig;
