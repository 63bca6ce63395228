import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { SITE_MAP, type SitePage } from './routing/site-map.ts';

const toRoute = (page: SitePage) => (page.path === '' ? index(page.file) : route(page.path, page.file));
const inLayout = (name: SitePage['layout']) => SITE_MAP.filter((page) => page.layout === name).map(toRoute);

export default [
  index('features/sites/root.page.tsx'),
  route('.well-known/security.txt', 'features/sites/security-txt.resource.ts'),
  route('csp-reports', 'features/reports/csp-reports.resource.ts'),
  route('reports', 'features/reports/reports.resource.ts'),
  route('robots.txt', 'features/sitemaps/robots.resource.ts'),
  route('sitemap.xml', 'features/sitemaps/sitemap-index.resource.ts'),
  route('site.webmanifest', 'features/sites/manifest.resource.ts'),
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
