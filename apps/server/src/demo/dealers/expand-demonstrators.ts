import type { BrandFiles } from '../brand/brand.schema.ts';
import type { Demonstrator, Product } from '../brand/brand.ts';
import { seededRandom } from '../seeded-random.ts';

/** The models that each store lends, in the first colour and a middle size. The same on every machine and every run. */
export function expandDemonstrators(
  files: BrandFiles,
  stores: BrandFiles['stores'],
  products: readonly Product[],
): Demonstrator[] {
  const offering = new Set(files.sites.filter(({ settings }) => settings.test_ride).map(({ slug }) => slug));
  const written = new Set(files.stores.map(({ ref }) => ref));
  return stores
    .filter(({ site, services }) => offering.has(site) && services.includes('test_ride'))
    .flatMap(({ site, ref: store }) => {
      const random = seededRandom(`demonstrators of ${store}`);
      return files.demonstrators.flatMap(({ product, share }): Demonstrator[] => {
        const isLent = random() * 100 < share || written.has(store);
        const variants = products.find(({ slug }) => slug === product)?.variants ?? [];
        const first = variants.filter(({ colour }) => colour === variants[0]?.colour);
        const variant = first[Math.floor(first.length / 2)];
        if (!isLent || !variant) return [];
        return [{ site, store, product, variant: variant.sku, ref: `${store}-${product}` }];
      });
    });
}
