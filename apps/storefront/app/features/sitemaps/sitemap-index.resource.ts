import { listSites } from '@paddock/server/contracts/sites';
import { unavailablePage } from '../../frame/page-error.server.ts';
import { config } from '../../platform/config.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/sitemap-index.resource.ts';
import { xmlResponse } from './sitemap.rules.ts';

/** One map per country and language. */
export async function loader({ context }: Route.LoaderArgs) {
  const sites = await context.get(visitContext).call(listSites, {});
  if (!sites.ok) throw unavailablePage(sites.status);
  const maps = sites.data.flatMap((site) => site.urls.map((url) => `${config.origin}${url.url}/sitemap.xml`));
  const body = maps.map((map) => `<sitemap><loc>${map}</loc></sitemap>`).join('\n');
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</sitemapindex>`,
  );
}
