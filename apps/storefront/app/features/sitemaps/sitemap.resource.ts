import brand from 'virtual:brand';
import { listNewsAddresses } from '@paddock/server/contracts/news';
import { config } from '../../platform/config.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import { loadMenus } from '../menu/load-menus.server.ts';
import { articlePath } from '../news/news-paths.ts';
import type { Route } from './+types/sitemap.resource.ts';
import { staticPaths, urlSet, xmlResponse } from './sitemap.rules.ts';

/** Every page of one site that a search engine should know. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [{ vehicles }, news] = await Promise.all([loadMenus(visit), visit.call(listNewsAddresses, {})]);
  const products = (vehicles ?? []).flatMap((category) => category.products);
  const paths = [
    ...staticPaths(),
    ...brand.storyPeriods.map((period) => `company/our-story/${period}`),
    ...products.map((product) => `products/${product.slug}`),
    ...(news.ok ? news.data.map(articlePath) : []),
  ];
  return xmlResponse(
    urlSet(paths.map((path) => [config.origin, params.country, path].filter(Boolean).join('/'))),
  );
}
