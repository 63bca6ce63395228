import { isRtl, languageTag } from '@paddock/i18n/locales';
import type { MenuEntry } from '@paddock/server/contracts/menu';
import { loadMenus } from '../features/menu/load-menus.server.ts';
import { listPickerSites } from '../features/sites/list-picker-sites.server.ts';
import { countryNameIn, familiesIn } from '../features/sites/local-names.server.ts';
import FLAGS from '../features/sites/single-flags.json' with { type: 'json' };
import { findPicture } from '../media/media.server.ts';
import type { MenuCategory, ShellData } from '../page/shell-data.ts';
import { keepForRevision } from '../request/keep-for-revision.server.ts';
import type { Visit } from '../request/visit.server.ts';
import { editionOf } from '../request/visit-locale.server.ts';
import { servicesOf } from './services.server.ts';
import { shownSettings } from './shown-settings.server.ts';

/**
 * What every page of a site needs, in the order of the startup: the site itself (found by `check-country`), then the
 * menu, then the list of sites. A menu or a list that could not be loaded is logged and left empty.
 */
export async function loadShell(visit: Visit): Promise<ShellData> {
  const { site, segment } = visit;
  if (!site || !segment) throw new Error('The shell was asked for before the site was found');
  const lang = languageTag(editionOf(visit));
  const { products, categories } = await loadMenuCategories(visit, lang);
  visit.sites = await listPickerSites(visit);
  return {
    country: segment.country,
    locale: segment.locale,
    isRtl: isRtl(segment.locale),
    enableShop: site.enableShop,
    maintenance: visit.maintenance,
    currentSite: {
      slug: site.slug,
      name: site.name,
      displayName: countryNameIn(lang, site.name, site.country.iso),
      flag: (FLAGS as Record<string, string>)[site.country.iso?.toLowerCase() ?? ''] ?? null,
      urls: site.urls,
      country: { iso: site.country.iso },
      settings: shownSettings(site.settings),
    },
    products,
    categories,
    services: servicesOf(site),
    // Only where the auth guard has loaded the customer: a cached page must not name one.
    owner: visit.page?.guards.includes('auth') ? await visit.user() : null,
  };
}

type MenuCategories = Pick<ShellData, 'products' | 'categories'>;

/** Kept with their pictures and families; without one of the menus the other is shown, and nothing is kept. */
async function loadMenuCategories(visit: Visit, lang: string): Promise<MenuCategories> {
  const { vehicles, equipment } = await loadMenus(visit);
  const toCategories = (entries: readonly MenuEntry[] | null) =>
    (entries ?? []).map((entry) => toMenuCategory(entry, lang));
  const make = (): MenuCategories => ({
    products: toCategories(vehicles),
    categories: toCategories(equipment),
  });
  if (!vehicles || !equipment) return make();
  return (await keepForRevision(visit, 'menu', async () => make())) ?? make();
}

function toMenuCategory(entry: MenuEntry, lang: string): MenuCategory {
  const { name, slug, image, products } = entry;
  return {
    name,
    slug,
    image: findPicture(image, { placeholder: false }),
    families: familiesIn(
      lang,
      products.map((product) => product.name),
    ),
    products: products.map((product) => ({
      name: product.name,
      original_name: product.original_name,
      slug: product.slug,
      kind: product.kind,
      tagline: product.tagline,
      ...(product.labels.length > 0 && { labels: product.labels }),
      image: findPicture(product.image, { placeholder: false }),
    })),
  };
}
