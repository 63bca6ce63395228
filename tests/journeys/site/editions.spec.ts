import { existsSync } from 'node:fs';
import { findBrand } from '@paddock/brand/find-brand';
import { crawl } from '../crawl/crawl.ts';
import { findSimplified, findUsFaults } from '../crawl/find-edition-faults.ts';
import { readPage } from '../crawl/read-page.ts';
import { pagesWhere, pathsOf } from '../crawl/site-paths.ts';
import { expect, test } from '../support/test.ts';

const publicPaths = (segment: string) =>
  pathsOf(
    segment,
    pagesWhere(({ cache, shop }) => cache === 'public' && !shop),
  );

test('every page of the United States is in American English, with values in US units', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const { pages } = await crawl(request, 'us-en', publicPaths('us-en'), { everyLink: false });
  expect(pages.length).toBeGreaterThan(40);
  const faults = pages.flatMap(({ path, page }) =>
    [page.title, ...page.texts].flatMap((text) =>
      findUsFaults(text).map((fault) => `${path}: ${fault} in “${text.slice(0, 120)}”`),
    ),
  );
  expect([...new Set(faults)]).toEqual([]);
});

const TAGS = {
  'us-en': 'en-US',
  'us-es': 'es-US',
  'mx-es': 'es-MX',
  'hk-zh': 'zh-Hant-HK',
  'tw-zh': 'zh-Hant-TW',
  'ch-de': 'de-CH',
  'ca-en': 'en-CA',
};

for (const [segment, tag] of Object.entries(TAGS)) {
  test(`${segment} is ${tag} in the document and among the alternates of its pages`, async ({ request }) => {
    const html = await (await request.get(`/${segment}/company`)).text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${tag}"`));
    expect(html).toMatch(new RegExp(`hreflang="${tag}" href="[^"]+/${segment}/company"`));
  });
}

const HAS_TRADITIONAL = existsSync(new URL('pages/home/zh-Hant.json', findBrand()));

for (const segment of ['hk-zh', 'tw-zh']) {
  test(`${segment}: the frame of every page is in traditional characters`, async ({ request }) => {
    test.skip(!HAS_TRADITIONAL, 'The texts of this edition are not written yet.');
    for (const path of ['', '/company', '/stores', '/products']) {
      const page = readPage(await (await request.get(`/${segment}${path}`)).text());
      const found = page.texts.filter((text) => findSimplified(text) !== undefined);
      expect(found, `${segment}${path}`).toEqual([]);
    }
  });
}

test('the Swiss pages have no ß', async ({ request }) => {
  const { pages } = await crawl(request, 'ch-de', publicPaths('ch-de').slice(0, 12), { everyLink: false });
  const texts = pages.flatMap(({ page }) => [page.title, ...page.texts]);
  expect(texts.filter((text) => text.includes('ß'))).toEqual([]);
});
