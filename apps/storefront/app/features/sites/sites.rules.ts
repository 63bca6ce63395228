import type { Region, SiteEntry, SiteUrl } from '@paddock/server/contracts/sites';
import builtin from './locales.builtin.json' with { type: 'json' };

export const REGIONS = [
  'africa',
  'americas',
  'asia',
  'europe',
  'oceania',
] as const satisfies readonly Region[];

/** What a picker needs of a site. */
export type LocaleEntry = {
  slug: string;
  name: string;
  country: { iso: string | null; name: string; continent: string; region: Region };
  urls: SiteUrl[];
};

export const BUILTIN_ENTRIES = builtin as LocaleEntry[];

/**
 * The built-in European entries and what the server knows, as one list. A country the built-in list already names
 * keeps its built-in entries (Belgium and Switzerland appear once per language), all others come from the server.
 */
export function mergeEntries(builtinEntries: LocaleEntry[], sites: SiteEntry[]): LocaleEntry[] {
  const known = new Set(builtinEntries.map((entry) => entry.slug));
  const fromServer = sites
    .filter((site) => !known.has(site.slug))
    .map(({ slug, name, country, urls }) => ({ slug, name, country, urls }));
  return [...builtinEntries, ...fromServer].sort(
    (a, b) => a.country.region.localeCompare(b.country.region) || a.name.localeCompare(b.name, 'en'),
  );
}

export function groupByRegion<T extends { region: Region }>(
  entries: readonly T[],
): { region: Region; entries: T[] }[] {
  return REGIONS.map((region) => ({
    region,
    entries: entries.filter((entry) => entry.region === region),
  })).filter((group) => group.entries.length > 0);
}

const DISPLAY_NAMES = {
  'Hong Kong': 'sites.name.hongKong',
  Taiwan: 'sites.name.taiwan',
  Global: 'sites.name.global',
} as const;

/** Three names are shown otherwise than they are stored; everything else is shown as it is. */
export function displayNameId(name: string) {
  return Object.hasOwn(DISPLAY_NAMES, name) ? DISPLAY_NAMES[name as keyof typeof DISPLAY_NAMES] : null;
}
