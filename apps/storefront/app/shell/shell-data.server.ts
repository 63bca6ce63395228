import { DEFAULT_LOCALE, isRtl, languageTag } from '@paddock/i18n/locales';
import type { MenuEntry } from '@paddock/server/contracts/menu';
import { listSites } from '@paddock/server/contracts/sites';
import { BUILTIN_ENTRIES, type LocaleEntry, mergeEntries } from '../features/sites/sites.rules.ts';
import { findPicture } from '../media.server.ts';
import { rememberedSegment } from '../page-context.server.ts';
import type { Visit } from '../visit.server.ts';
import { countryNameIn, familiesIn } from './local-names.server.ts';
import { loadMenus } from './menus.server.ts';
import { servicesOf } from './services.server.ts';
import type { MenuCategory, PickerSite, ShellData } from './shell-data.ts';
import FLAGS from './single-flags.json' with { type: 'json' };

/**
 * What every page of a site needs, in the order of the startup: the site itself (found by `check-country`), then the
 * menu, then the list of sites. A menu or a list that cannot be had is logged and left empty: the page still stands.
 */
export async function loadShell(visit: Visit): Promise<ShellData> {
  const { site, segment } = visit;
  if (!site || !segment) throw new Error('The shell was asked for before the site was found');
  const lang = languageTag(segment.locale);
  const { vehicles, equipment } = await loadMenus(visit);
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
      country: site.country,
      settings: site.settings,
    },
    products: (vehicles ?? []).map((entry) => toMenuCategory(entry, lang)),
    categories: (equipment ?? []).map((entry) => toMenuCategory(entry, lang)),
    sites: [...visit.sites],
    services: servicesOf(site),
    // Only where the guard has asked who it is: a page that is kept for everybody names nobody.
    owner: visit.page?.guards.includes('auth') ? await visit.user() : null,
  };
}

/** Every site one can go to. Without the server's list the built-in one still serves. */
export async function listPickerSites(visit: Visit): Promise<PickerSite[]> {
  const sites = await visit.call(listSites, {});
  if (sites.ok) visit.shops = new Set(sites.data.filter((site) => site.enableShop).map(({ slug }) => slug));
  const lang = languageTag(visit.segment?.locale ?? rememberedSegment(visit)?.locale ?? DEFAULT_LOCALE);
  return mergeEntries(BUILTIN_ENTRIES, sites.ok ? sites.data : []).map((entry) => trim(entry, lang));
}

function toMenuCategory(entry: MenuEntry, lang: string): MenuCategory {
  const { name, original_name, slug, image, products } = entry;
  return {
    name,
    original_name,
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
      image: findPicture(product.image, { placeholder: false }),
    })),
  };
}

// The list is in every page's data, so it carries only what a picker shows.
function trim({ slug, name, country, urls }: LocaleEntry, lang: string): PickerSite {
  const displayName = countryNameIn(lang, name, country.iso);
  return { slug, displayName, iso: country.iso, region: country.region, urls };
}
