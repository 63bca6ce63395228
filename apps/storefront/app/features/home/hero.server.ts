import { loadMenus } from '../../shell/menus.server.ts';
import type { Visit } from '../../visit.server.ts';

export const HERO_PRODUCT = 'lupo-500';
const HERO_NAME = 'Lupo 500';

/** The machine on the first page. The page stands without the menu: then only its name is shown. */
export async function loadHero(visit: Visit): Promise<{ name: string; line: string | null }> {
  const { vehicles } = await loadMenus(visit);
  const products = (vehicles ?? []).flatMap((category) => category.products);
  const product = products.find((one) => one.slug === HERO_PRODUCT);
  return { name: product?.name ?? HERO_NAME, line: product?.tagline ?? null };
}
