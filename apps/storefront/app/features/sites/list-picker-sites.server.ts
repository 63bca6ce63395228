import { DEFAULT_LOCALE, languageTag } from '@paddock/i18n/locales';
import { listSites } from '@paddock/server/contracts/sites';
import type { PickerSite } from '../../page/shell-data.ts';
import { rememberedSegment } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { editionOf } from '../../request/visit-locale.server.ts';
import { countryNameIn } from './local-names.server.ts';
import { BUILTIN_ENTRIES, type LocaleEntry, mergeEntries } from './sites.rules.ts';

/** All sites for the country picker. When the api fails, the built-in list is used. */
export async function listPickerSites(visit: Visit): Promise<PickerSite[]> {
  const sites = await visit.call(listSites, {});
  if (sites.ok) visit.shops = new Set(sites.data.filter((site) => site.enableShop).map(({ slug }) => slug));
  const lang = languageTag(
    visit.segment ? editionOf(visit) : (rememberedSegment(visit)?.locale ?? DEFAULT_LOCALE),
  );
  return mergeEntries(BUILTIN_ENTRIES, sites.ok ? sites.data : []).map((entry) => trim(entry, lang));
}

// The list is in every page's data, so it carries only what a picker shows.
function trim({ slug, name, country, urls }: LocaleEntry, lang: string): PickerSite {
  const displayName = countryNameIn(lang, name, country.iso);
  return { slug, displayName, iso: country.iso, region: country.region, urls };
}
