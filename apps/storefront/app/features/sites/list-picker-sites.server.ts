import { DEFAULT_LOCALE, languageTag } from '@paddock/i18n/locales';
import { listSites, type SiteEntry } from '@paddock/server/contracts/sites';
import type { PickerSite, SiteList } from '../../page/shell-data.ts';
import { keepForRevision } from '../../request/keep-for-revision.server.ts';
import { rememberedSegment } from '../../request/page-context.server.ts';
import { editionOf, type Visit } from '../../request/visit.server.ts';
import { countryNameIn } from './local-names.server.ts';
import { BUILTIN_ENTRIES, type LocaleEntry, mergeEntries } from './sites.rules.ts';

/** All sites, for the country picker and for hreflang. When the api fails, the built-in list is used. */
export async function listPickerSites(visit: Visit): Promise<SiteList> {
  const lang = languageTag(
    visit.segment ? editionOf(visit) : (rememberedSegment(visit)?.locale ?? DEFAULT_LOCALE),
  );
  const listed = await keepForRevision(visit, 'sites', async () => {
    const sites = await visit.call(listSites, {});
    return sites.ok ? toSiteList(sites.data, lang) : null;
  });
  return listed ?? toSiteList([], lang);
}

function toSiteList(sites: SiteEntry[], lang: string): SiteList {
  const all = mergeEntries(BUILTIN_ENTRIES, sites).map((entry) => trim(entry, lang));
  return {
    all,
    shops: new Set(sites.filter((site) => site.enableShop).map(({ slug }) => slug)),
    languages: all.flatMap(({ urls, iso }) =>
      urls.map(({ url, edition, locale_code }) => ({ lang: languageTag(edition ?? locale_code, iso), url })),
    ),
  };
}

// The list goes to the browser with the chooser, so it carries only what a picker shows.
function trim({ slug, name, country, urls }: LocaleEntry, lang: string): PickerSite {
  const displayName = countryNameIn(lang, name, country.iso);
  return { slug, displayName, iso: country.iso, region: country.region, urls };
}
