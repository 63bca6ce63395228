import { isRtl, languageTag } from '@paddock/i18n/locales';
import type { MenuEntry } from '@paddock/server/contracts/menu';
import type { ShownPreview } from '@paddock/server/contracts/previews';
import type { Site } from '@paddock/server/contracts/sites';
import { loadMenuLayouts, loadMenus, type MenuLayouts } from '../features/menu/load-menus.server.ts';
import { listPickerSites } from '../features/sites/list-picker-sites.server.ts';
import { countryNameIn, familiesIn } from '../features/sites/local-names.server.ts';
import FLAGS from '../features/sites/single-flags.json' with { type: 'json' };
import { findPicture } from '../media/media.server.ts';
import { arrangeMenu } from '../page/arrange-menu.ts';
import type { MenuCategory, PreviewData, Services, ShellData } from '../page/shell-data.ts';
import { config } from '../platform/config.server.ts';
import { keepForRevision } from '../request/keep-for-revision.server.ts';
import { editionOf, type Visit } from '../request/visit.server.ts';
import { shownSettings } from './shown-settings.server.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** The third parties this site has, and where their scripts are. Whether they are loaded is the visitor's choice. */
function servicesOf({ settings }: Pick<Site, 'settings'>): Services {
  const appId = settings.intercom?.app_id;
  const container = settings.container;
  return {
    chat: appId
      ? { appId, src: config.chatUrl && `${config.chatUrl}/widget/${appId}`, region: config.chatRegion }
      : null,
    tags:
      typeof container === 'string'
        ? `${config.tagsUrl ?? TAG_MANAGER}/gtm.js?id=${encodeURIComponent(container)}`
        : null,
  };
}

const NO_SERVICES = { chat: null, tags: null };

/**
 * What every page of a site needs, in the order of the startup: the site itself (found by `check-country`), then the
 * menu, then the list of sites. A menu or a list that could not be loaded is logged and left empty.
 */
export async function loadShell(visit: Visit): Promise<ShellData> {
  const { site, segment } = visit;
  if (!site || !segment) throw new Error('The shell was asked for before the site was found');
  const lang = languageTag(editionOf(visit));
  const menus = await loadMenuLayouts(visit);
  const { products, categories } = await loadMenuCategories(visit, lang, menus);
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
    services: visit.preview ? NO_SERVICES : servicesOf(site),
    ...((menus.head || menus.foot) && { menus }),
    ...(visit.preview && { preview: previewOf(visit.preview, lang) }),
    // Only where the auth guard has loaded the customer: a cached page must not name one.
    owner: visit.page?.guards.includes('auth') ? await visit.user() : null,
  };
}

type MenuCategories = Pick<ShellData, 'products' | 'categories'>;

/** Kept with their pictures and families; without one of the menus the other is shown, and nothing is kept. */
async function loadMenuCategories(visit: Visit, lang: string, menus: MenuLayouts): Promise<MenuCategories> {
  const { vehicles, equipment } = await loadMenus(visit);
  const toCategories = (entries: readonly MenuEntry[] | null) =>
    (entries ?? []).map((entry) => toMenuCategory(entry, lang));
  const make = (): MenuCategories => ({
    products: arrangeRange(toCategories(vehicles), menus.head),
    categories: toCategories(equipment),
  });
  if (!vehicles || !equipment) return make();
  return (await keepForRevision(visit, 'menu', async () => make())) ?? make();
}

/** Categories and models in the order and under the names of the head's layout. */
function arrangeRange(categories: readonly MenuCategory[], head: MenuLayouts['head']): MenuCategory[] {
  const layout = head?.find(({ key }) => key === 'products')?.children;
  if (!layout?.length) return [...categories];
  const childrenOf = (key: string) => layout.find((entry) => entry.key === key)?.children;
  const keyed = categories.map((category) => ({ key: `category:${category.slug}`, category }));
  return arrangeMenu(keyed, layout).flatMap(({ key, label, own }) => {
    if (!own) return [];
    const products = own.category.products.map((product) => ({ key: `product:${product.slug}`, product }));
    const models = arrangeMenu(products, childrenOf(key)).flatMap((model) =>
      model.own ? [{ ...model.own.product, ...(model.label && { name: model.label }) }] : [],
    );
    return [{ ...own.category, name: label ?? own.category.name, products: models }];
  });
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

/** The moment as clocks of the site show it, in the language of the page. */
function previewOf(
  { at, timezone, drafts, desk_origin: deskOrigin }: ShownPreview,
  lang: string,
): PreviewData {
  const format = new Intl.DateTimeFormat(lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
  });
  const city = timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone;
  return { moment: at && format.format(new Date(at)), city, drafts, deskOrigin };
}
