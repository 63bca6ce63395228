import { menuProducts } from '@paddock/server/contracts/menu';
import type { Visit } from '../../visit.server.ts';

export const HERO_PRODUCT = 'lupo-500';
const HERO_NAME = 'Lupo 500';

/** The machine on the first page. The page stands without the menu: then only its name is shown. */
export async function loadHero(visit: Visit): Promise<{ name: string; line: string | null }> {
  const menu = await visit.call(menuProducts, { query: { type_id: 1 } });
  const products = menu.ok ? menu.data.flatMap((category) => category.products) : [];
  const product = products.find((one) => one.slug === HERO_PRODUCT);
  return { name: product?.name ?? HERO_NAME, line: product?.tagline ?? null };
}
