import { access, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findBrokenReferences } from './brand.rules.ts';
import { Brand, LOCALES } from './brand.schema.ts';
import { readBrand } from './read-brand.ts';

const brand = await readBrand();
const readJson = async (path: string) =>
  JSON.parse(await readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8'));

test('the shipped brand refers only to what it has', () => {
  expect(findBrokenReferences(brand)).toEqual([]);
});

test('a picture nobody made, a store of another country and a missing price are each named', () => {
  const broken = structuredClone(brand);
  broken.products[0]!.picture = 'nowhere';
  broken.units[0]!.store = 'jp-tokyo';
  delete broken.prices[0]!.amounts.via;
  expect(findBrokenReferences(broken)).toEqual([
    'products.json lupo-500: no picture "nowhere"',
    'units.json demo-it-001: no store "it jp-tokyo"',
    'prices.json it: no price for via',
  ]);
});

test('a missing translation is refused', () => {
  const broken = structuredClone(brand) as { categories: { names: Record<string, string> }[] };
  delete broken.categories[0]!.names.kh;
  expect(Brand.safeParse(broken).error?.issues[0]?.path).toEqual(['categories', 0, 'names', 'kh']);
});

test('every language has its own words for a category', () => {
  for (const category of brand.categories)
    expect(Object.keys(category.names).sort(), category.slug).toEqual([...LOCALES]);
});

test('every picture of the manifest has alternative texts, and the other way round', async () => {
  const manifest = await readJson('apps/storefront/app/media-manifest.json');
  const sizes = brand.media.map(({ key, width, height }) => [key, { width, height }]);
  expect(Object.fromEntries(sizes)).toEqual(
    Object.fromEntries(
      Object.entries<{ width: number; height: number }>(manifest).map(([key, { width, height }]) => [
        key,
        { width, height },
      ]),
    ),
  );
});

test('every file that a site links to is among the originals', async () => {
  const linked = brand.sites.flatMap(({ settings }) => [
    ...Object.values(settings.documents),
    ...(settings.wechat_qr ? [settings.wechat_qr] : []),
  ]);
  for (const path of new Set(linked)) await access(new URL(`../../../..${path}`, import.meta.url));
});

const builtIn: { slug: string; name: string; country: object; urls: object[] }[] = await readJson(
  'apps/storefront/app/features/sites/locales.builtin.json',
);

test('[SITES-27] the built-in list has the 27 European entries', () => {
  expect(builtIn.map((entry) => entry.name)).toEqual([
    ...[
      'Austria',
      'Belgium (French)',
      'Belgium (Dutch)',
      'Bulgaria',
      'Cyprus',
      'Czech Republic',
      'Denmark',
      'Estonia',
    ],
    ...[
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
    ],
    ...['Netherlands', 'Poland', 'Portugal', 'Serbia', 'Slovakia', 'Spain', 'Switzerland (German)'],
    ...['Switzerland (French)', 'United Kingdom'],
  ]);
});

test('the built-in list says of each site what the brand says', () => {
  for (const entry of builtIn) {
    const site = brand.sites.find(({ slug }) => slug === entry.slug);
    expect(entry.country).toEqual(site?.country);
    expect(entry.name.replace(/ \(.*\)$/, '')).toBe(site?.name);
    const urls = site?.locales.map(({ code, name, default: isDefault }) => ({
      ...{ url: `/${site.slug}-${code}`, locale_code: code, locale_name: name, default: isDefault },
    }));
    expect(urls).toEqual(expect.arrayContaining(entry.urls));
  }
});
