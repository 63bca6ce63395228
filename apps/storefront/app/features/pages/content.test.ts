import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import settings from 'virtual:brand';
import manifest from 'virtual:brand/manifest';
import { findBrand } from '@paddock/brand/find-brand';
import { CATALOGUE_LOCALES, isEdition } from '@paddock/i18n/locales';
import { LEGAL_FACTS, PageText } from '@paddock/server/contracts/pages';
import { describe, expect, test } from 'vitest';
import { SITE_MAP } from '../../routing/site-map.ts';

// The demo brand's own pages, as its writers left them.
const brand = fileURLToPath(findBrand());
const home = path.join(brand, 'pages');
const POLICIES = ['terms', 'privacy-policy', 'cookie-policy', 'shipping-policy'];
/** Written for the law of each country: their parts differ from language to language. */
const COUNTRY_POLICIES = ['withdrawal', 'legal-notice'];
/** The languages of the sites that sell. */
const SOLD_IN = ['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'pl', 'vi'];
const STORIES = settings.storyPeriods.map((period) => `our-story-${period}`);
const SLUGS = [
  ...['home', 'company', 'the-legacy', 'the-logo', ...STORIES, 'how-to-buy', 'warranty'],
  ...[...POLICIES, ...COUNTRY_POLICIES, 'payments-method-modal'],
];
const readJson = (file: string) => JSON.parse(readFileSync(path.join(brand, file), 'utf8'));
function localesOf(slug: string): string[] {
  if (POLICIES.includes(slug)) return SOLD_IN;
  return COUNTRY_POLICIES.includes(slug) ? [...SOLD_IN, 'cs', 'el'] : [...CATALOGUE_LOCALES];
}
const isOfLocale = (file: string) => !isEdition(path.basename(file, '.json'));
const read = (slug: string, locale: string) => PageText.parse(readJson(`pages/${slug}/${locale}.json`));
type Field = { at: string; value: string };

/** Everything written in a page, with where it stands. */
function fieldsOf(value: unknown, at = ''): Field[] {
  if (typeof value === 'string') return [{ at, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, `${at}.${key}`));
}
const NO_WORDS =
  /\.(type|side|tone|image|image_phone|video|background_video|background|text_color|to|tag|product|(in|not_in)\.\d+)$/;
const isText = ({ at }: Field) => !NO_WORDS.test(at);
/** The same page in another language has the same blocks, pictures and links; only the words differ. */
const frameOf = (page: PageText) =>
  fieldsOf(page).map((field) => (isText(field) ? field.at : `${field.at}=${field.value}`));
// Names that no language changes.
const NAMES = new Set(['Via dell’Acquedotto 11', 'Leoncino, Veloce, Motobi, Lupo, Lido']);
const sentencesOf = (page: PageText) =>
  fieldsOf(page)
    .filter(isText)
    .flatMap(({ value }) => value.split(/<[^>]+>|[.!?:;]\s/))
    .map((sentence) => sentence.trim().replace(/[.!?]$/, ''))
    .filter((sentence) => (sentence.match(/\p{L}{2,}/gu)?.length ?? 0) > 2 && !NAMES.has(sentence));

test('[COMPANY-03] there are exactly the pages of the site map, the story in its four periods', () => {
  expect(readdirSync(home).sort()).toEqual([...SLUGS].sort());
  expect(settings.storyPeriods).toEqual(['1911-1934', '1940-1950', '1950-1980', '1990-today']);
});

test('[LEGAL-02] [SITES-34] policies are written in the languages of the sites that sell, everything else in every language', () => {
  for (const slug of SLUGS)
    expect(readdirSync(path.join(home, slug)).filter(isOfLocale).sort(), slug).toEqual(
      localesOf(slug)
        .map((locale) => `${locale}.json`)
        .sort(),
    );
});

describe.each(SLUGS)('%s', (slug) => {
  const english = read(slug, 'en');

  test('is the same page in every language, and nothing of it is left in English', () => {
    const inEnglish = new Set(sentencesOf(english));
    for (const locale of localesOf(slug).filter((one) => one !== 'en')) {
      const page = read(slug, locale);
      if (!COUNTRY_POLICIES.includes(slug)) expect(frameOf(page), locale).toEqual(frameOf(english));
      expect(
        sentencesOf(page).filter((sentence) => inEnglish.has(sentence)),
        locale,
      ).toEqual([]);
    }
  });

  test('shows pictures that are there and leads to pages that are there', () => {
    const fields = fieldsOf(english);
    const pictures = fields.filter(({ at }) => /\.(image|image_phone|video|background_video)$/.test(at));
    for (const { value } of pictures) expect(Object.keys(manifest), value).toContain(value);
    const hrefs = fields.flatMap(({ value }) =>
      [...value.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? ''),
    );
    const links = [
      ...fields.filter(({ at }) => at.endsWith('.to')).map(({ value }) => value),
      ...hrefs.filter((to) => !/^(https|mailto|tel):/.test(to)).map((to) => to.replace(/^\//, '')),
    ];
    for (const link of links.filter((to) => !to.startsWith('https:'))) expect(isPage(link), link).toBe(true);
  });
});

interface Sold {
  slug: string;
  enable_shop: boolean;
  locales: { code: string }[];
}

test('every site that sells has its policies in all of its languages', () => {
  const selling: Sold[] = readJson('sites.json').filter(({ enable_shop }: Sold) => enable_shop);
  const languages = new Set(selling.flatMap(({ locales }) => locales.map(({ code }) => code)));
  expect([...languages].sort()).toEqual(SOLD_IN);
});

test('policies name only facts that a site can set, and every one says who sells or writes', () => {
  for (const slug of [...POLICIES, ...COUNTRY_POLICIES])
    for (const locale of localesOf(slug)) {
      const html = read(slug, locale).blocks.map((block) => (block.type === 'text' ? block.html : ''));
      const holes = html.join('').match(/\{[^}]*\}/g) ?? [];
      for (const hole of holes)
        expect(
          LEGAL_FACTS.map((fact) => `{${fact}}`),
          `${slug} ${locale}`,
        ).toContain(hole);
      if (!['cookie-policy', 'shipping-policy'].includes(slug))
        expect(holes, `${slug} ${locale}`).toEqual(expect.arrayContaining(['{entity}', '{address}']));
    }
});

const PRODUCTS = new Set(readJson('products.json').map(({ slug }: { slug: string }) => slug));

/** A public page of the site map: `company/our-story/1911-1934`, not `company/our-story/1912`. */
function isPage(link: string): boolean {
  const [to = ''] = link.split(/[?#]/);
  const parts = to.split('/');
  if (parts[0] === 'products' && parts[1]) return PRODUCTS.has(parts[1]);
  if (to.startsWith('company/our-story/')) return settings.storyPeriods.some((period) => period === parts[2]);
  if (parts[0] === 'news' && parts[1]) return false;
  return SITE_MAP.filter(({ layout }) => layout !== 'none').some(({ path: pattern }) => {
    const wanted = pattern.split('/').filter((part) => !(part.endsWith('?') && parts.length === 1));
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}

test('the home page is one hero, three bands at most, then news and the social feed', () => {
  const kinds = read('home', 'en').blocks.map(({ type }) => type);
  expect(kinds[0]).toBe('banner');
  expect(kinds.indexOf('news')).toBeLessThanOrEqual(4);
  expect(kinds).toContain('feed');
  expect(kinds.filter((kind) => kind === 'banner').length).toBeGreaterThan(1);
});
