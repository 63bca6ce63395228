import { expect, test } from 'vitest';
import { LOCALES, TEXT_LOCALES } from '../brand/brand.schema.ts';
import { readBrand } from '../brand/read-brand.ts';

const brand = await readBrand();
const { articles, tags } = brand.news;

test('fourteen articles, their pictures among the media, their sites among the sites', () => {
  expect(articles).toHaveLength(14);
  const media = new Set(brand.media.map(({ key }) => key));
  const sites = new Set(brand.sites.map(({ slug }) => slug));
  for (const { slug, cover, sites: only, texts } of articles) {
    expect(media, slug).toContain(cover);
    for (const site of only ?? []) expect(sites, slug).toContain(site);
    for (const { blocks } of Object.values(texts))
      for (const block of blocks) if (block.type === 'media') expect(media, slug).toContain(block.image);
  }
  expect(articles.filter(({ sites: only }) => only !== null)).toHaveLength(2);
});

test('every article is written in all fifteen languages: no sentence is another language’s', () => {
  for (const { slug, texts } of articles)
    for (const part of ['title', 'excerpt'] as const) {
      const wordings = LOCALES.map((locale) => texts[locale]?.[part]);
      expect(new Set(wordings).size, `${slug} ${part}`).toBe(LOCALES.length);
    }
  for (const { slug, names } of tags)
    expect(Object.keys(names).sort(), slug).toEqual([...TEXT_LOCALES].sort());
});

const SCRIPTS: Partial<Record<(typeof LOCALES)[number], RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  el: /\p{Script=Greek}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  kh: /\p{Script=Khmer}/u,
};

test('a body has 80 to 160 words in two to four blocks, mostly in the letters of its language', () => {
  for (const { slug, texts } of articles)
    for (const locale of LOCALES) {
      const { blocks } = texts[locale]!;
      expect(blocks.length, slug).toBeGreaterThanOrEqual(2);
      expect(blocks.length, slug).toBeLessThanOrEqual(4);
      const text = blocks
        .flatMap((block) =>
          Object.entries(block).flatMap(([key, value]) => (TEXT_KEYS.includes(key) ? [value] : [])),
        )
        .join(' ')
        .replaceAll(/<[^>]+>/g, ' ');
      const words = [
        ...new Intl.Segmenter(locale === 'kh' ? 'km' : locale, { granularity: 'word' }).segment(text),
      ];
      const count = words.filter(({ isWordLike }) => isWordLike).length;
      expect(count, `${slug} ${locale}`).toBeGreaterThanOrEqual(75);
      // Languages without spaces are cut into shorter words.
      expect(count, `${slug} ${locale}`).toBeLessThanOrEqual(SCRIPTS[locale] ? 220 : 165);
      const letters = [...text].filter((letter) => /\p{Letter}/u.test(letter));
      const own = letters.filter((letter) => (SCRIPTS[locale] ?? /\p{Script=Latin}/u).test(letter));
      expect(own.length / letters.length, `${slug} ${locale}`).toBeGreaterThan(0.5);
    }
});

const TEXT_KEYS = ['html', 'title', 'text', 'caption'];
