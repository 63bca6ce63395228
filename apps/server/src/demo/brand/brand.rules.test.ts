import { access, readFile } from 'node:fs/promises';
import { findBrand } from '@paddock/brand/find-brand';
import { expect, test } from 'vitest';
import { findBrokenReferences } from './brand.rules.ts';
import { readBrand, readFiles, readGeneratedFiles } from './read-brand.ts';

const [brand, files, { manifest }] = await Promise.all([readBrand(), readFiles(), readGeneratedFiles()]);
const readJson = async (path: string) =>
  JSON.parse(await readFile(new URL(`../../../../../${path}`, import.meta.url), 'utf8'));

test('the shipped brand refers only to what it has', () => {
  expect(findBrokenReferences(files)).toEqual([]);
});

test('an unknown colour, a measure for too few sizes and a missing price are each named', () => {
  const broken = structuredClone(files);
  broken.products[0]!.variants.colours = ['fucsia'];
  broken.geometry.products['falco-r']!.values.reach!.pop();
  delete broken.prices[0]!.amounts.via;
  expect(findBrokenReferences(broken)).toEqual([
    'products.json lupo-500: no colour "fucsia"',
    'geometry.json falco-r reach: 4 values for 5 sizes',
    'prices.json it: no price for via',
  ]);
});

test('[LAW-07] a shop whose prices exclude tax is refused without a tax rate, by file and field', () => {
  const broken = structuredClone(files);
  delete broken['sales-tax'].us;
  expect(findBrokenReferences(broken)).toEqual([
    'sites.json us: settings.price_display is "exclusive" and enable_shop is true, so it needs settings.tax_rate, or rates by state in sales-tax.json',
  ]);
  const us = broken.sites.find(({ slug }) => slug === 'us')!;
  us.settings.tax_rate = 0;
  expect(findBrokenReferences(broken)).toEqual([]);
  delete us.settings.tax_rate;
  us.enable_shop = false;
  expect(findBrokenReferences(broken)).toEqual([]);
});

test('rates by state are for sites whose prices exclude tax, and name states of the country', () => {
  const wrong = (change: (broken: typeof files) => void) => {
    const broken = structuredClone(files);
    change(broken);
    return findBrokenReferences(broken);
  };
  const us = (broken: typeof files) => broken.sites.find(({ slug }) => slug === 'us')!.settings;
  expect(wrong((broken) => Object.assign(broken['sales-tax'].us!.states, { ZZ: 4 }))).toEqual([
    'sales-tax.json us: no state "ZZ" in the addresses of the country',
  ]);
  expect(wrong((broken) => Object.assign(us(broken), { price_display: 'inclusive' }))).toEqual([
    'sales-tax.json us: the prices of the site include tax (sites.json settings.price_display)',
  ]);
  expect(wrong((broken) => Object.assign(us(broken), { tax_rate: 5 }))).toEqual([
    'sales-tax.json us: the site has one rate already (sites.json settings.tax_rate)',
  ]);
  const rates = files['sales-tax'].us!;
  expect(wrong((broken) => Object.assign(broken['sales-tax'], { zz: rates }))).toEqual([
    'sales-tax.json: no site "zz"',
  ]);
  expect(brand.sites.find(({ slug }) => slug === 'us')?.settings).toMatchObject({ state_tax_rates: rates });
});

test('[ACCESSORIES-06] every accessory names the models it fits; a vehicle that fits, and an accessory that is fitted, are mistakes', () => {
  const accessories = brand.products.filter(({ headline }) => headline === null);
  expect(accessories.filter(({ fits }) => fits.length === 0).map(({ slug }) => slug)).toEqual([]);
  const broken = structuredClone(files);
  broken.products[0]!.fits = ['via'];
  broken.products.find(({ slug }) => slug === 'baule-36')!.fits = ['casco-lido'];
  expect(findBrokenReferences(broken)).toEqual([
    'products.json lupo-500: fits "via", but only an accessory fits, and only a vehicle',
    'products.json baule-36: fits "casco-lido", but only an accessory fits, and only a vehicle',
  ]);
});

test('every picture of the manifest has alternative texts or only decorates, and none is listed twice', () => {
  const keys = brand.media.map(({ key }) => key);
  const covers = new Set(brand.news.articles.map(({ cover }) => cover));
  // What only pages and the museum show is said there, in the words around it.
  const ofProducts = Object.keys(manifest).filter(
    (key) => covers.has(key) || !/^(pano|period|still)-/.test(key),
  );
  expect([...keys].sort()).toEqual(ofProducts.sort());
  const silent = brand.media.filter(({ alts }) => alts === null).map(({ key }) => key);
  expect(
    silent.every((key) => key.startsWith('not-found-')),
    silent.join(),
  ).toBe(true);
});

test('every product is shown by a picture of its own colours', () => {
  for (const { slug, picture, variants } of brand.products)
    expect(picture === null || variants.some((variant) => variant.picture === picture), slug).toBe(true);
});

test('the range: six motorcycles, two scooters, six bicycles, at least eight accessories, all described', () => {
  const count = (...categories: string[]) =>
    brand.products.filter(({ category }) => categories.includes(category)).length;
  expect(count('motorcycles')).toBeGreaterThanOrEqual(6);
  expect(count('scooters')).toBe(2);
  expect(count('bicycles', 'electric-bicycles')).toBe(6);
  expect(brand.products.filter(({ headline }) => headline === null).length).toBeGreaterThanOrEqual(8);
  for (const { slug, headline, features, specs, description } of brand.products) {
    expect(features.length, slug).toBeGreaterThanOrEqual(headline ? 3 : 1);
    expect(specs.length, slug).toBeGreaterThanOrEqual(headline ? 14 : 4);
    expect(description.en.length, slug).toBeGreaterThanOrEqual(headline ? 300 : 150);
    expect(
      specs.map(({ attribute }) => attribute),
      slug,
    ).toContain('material');
  }
  expect(
    brand.products.filter(({ description }) => description.en.length >= 1500).length,
  ).toBeGreaterThanOrEqual(2);
});

test('every feature of a vehicle has a picture', () => {
  const bare = brand.products
    .filter(({ headline }) => headline !== null)
    .flatMap(({ slug, features }) => features.filter(({ cover }) => !cover).map(() => slug));
  expect(bare).toEqual([]);
});

test('every file that a site links to is among the originals', async () => {
  const linked = brand.sites.flatMap(({ settings }) => [
    ...Object.values(settings.documents ?? {}),
    ...(settings.wechat_qr ? [settings.wechat_qr] : []),
  ]);
  for (const path of new Set(linked)) await access(new URL(`.${path}`, findBrand()));
});

const builtIn: { slug: string; name: string; country: object; urls: object[] }[] = await readJson(
  'apps/storefront/app/features/sites/locales.builtin.json',
);

test('[SITES-27] [C-02] the built-in list has the 27 European entries', () => {
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
      url: `/${site.slug}-${code}`,
      locale_code: code,
      locale_name: name,
      default: isDefault,
    }));
    expect(urls).toEqual(expect.arrayContaining(entry.urls));
  }
});
