import type { SiteEntry } from '@paddock/server/contracts/sites';
import { expect, test } from 'vitest';
import { BUILTIN_ENTRIES, displayNameId, groupByRegion, mergeEntries } from './sites.rules.ts';

const EUROPE = [
  'Austria',
  'Belgium (French)',
  'Belgium (Dutch)',
  'Bulgaria',
  'Cyprus',
  'Czech Republic',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Italy',
  'Luxembourg',
  'Malta',
  'Montenegro',
  'Netherlands',
  'Poland',
  'Portugal',
  'Serbia',
  'Slovakia',
  'Spain',
  'Switzerland (German)',
  'Switzerland (French)',
  'United Kingdom',
];

const site = (slug: string, name: string, region: SiteEntry['country']['region']): SiteEntry => ({
  slug,
  name,
  country: { iso: slug.toUpperCase(), name, continent: 'x', region },
  urls: [{ url: `/${slug}-en`, locale_code: 'en', locale_name: 'English', default: true }],
  enableShop: false,
});

test('[SITES-27] the built-in list names the European entries', () => {
  expect(BUILTIN_ENTRIES.map((entry) => entry.name).sort()).toEqual([...EUROPE].sort());
});

test('[SITES-26] an entry has slug, name, country and urls', () => {
  for (const entry of BUILTIN_ENTRIES) {
    expect(Object.keys(entry).sort()).toEqual(['country', 'name', 'slug', 'urls']);
    for (const url of entry.urls) expect(url.url).toBe(`/${entry.slug}-${url.locale_code}`);
  }
});

test('[SITES-28] sites of the server join it; a country it already names is not listed twice', () => {
  const merged = mergeEntries(BUILTIN_ENTRIES, [site('it', 'Italy', 'europe'), site('jp', 'Japan', 'asia')]);
  expect(merged.length).toBe(BUILTIN_ENTRIES.length + 1);
  expect(merged.filter((entry) => entry.slug === 'it').length).toBe(1);
  expect(merged.some((entry) => entry.slug === 'jp')).toBe(true);
});

test('[SITES-29] [SITES-30] it is sorted by region, then by name, and grouped by region', () => {
  const merged = mergeEntries(BUILTIN_ENTRIES, [
    site('us', 'United States', 'americas'),
    site('ca', 'Canada', 'americas'),
    site('au', 'Australia', 'oceania'),
    site('ma', 'Morocco', 'africa'),
  ]);
  expect(merged.slice(0, 4).map((entry) => entry.name)).toEqual([
    'Morocco',
    'Canada',
    'United States',
    'Austria',
  ]);
  expect(merged.at(-1)?.name).toBe('Australia');
  const listed = merged.map((entry) => ({ ...entry, region: entry.country.region }));
  expect(groupByRegion(listed).map(({ region, entries }) => [region, entries.length])).toEqual([
    ['africa', 1],
    ['americas', 2],
    ['europe', EUROPE.length],
    ['oceania', 1],
  ]);
});

test('three names have a wording of their own', () => {
  expect(displayNameId('Hong Kong')).toBe('sites.name.hongKong');
  expect(displayNameId('Taiwan')).toBe('sites.name.taiwan');
  expect(displayNameId('Global')).toBe('sites.name.global');
  expect(displayNameId('Italy')).toBeNull();
});
