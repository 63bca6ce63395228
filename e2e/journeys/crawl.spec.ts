import { isRtl, languageTag } from '@paddock/i18n/locales';
import type { APIRequestContext, Page } from '@playwright/test';
import { SITE_MAP } from '../../apps/storefront/app/site-map.ts';
import { crawl } from '../crawl/crawl.ts';
import { readPage } from '../crawl/read-page.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { expect, test } from '../support/test.ts';

/** One country for every language. */
const SEGMENTS = [
  ...['gb-en', 'it-it', 'es-es', 'fr-fr', 'de-de', 'pl-pl', 'cz-cs', 'gr-el', 'jp-ja', 'cn-zh', 'vn-vi'],
  ...['kh-kh', 'ae-ar', 'il-he', 'ir-fa'],
];

// Opening all of them in a browser takes many minutes: on every change the languages with the longest and the tallest
// words and one from right to left, with PADDOCK_CRAWL=full all of them.
const isFull = process.env.PADDOCK_CRAWL === 'full';
const OPENED = isFull ? SEGMENTS : ['de-de', 'kh-kh', 'ae-ar'];
const PHONE = { width: 425, height: 900 };

const sitePages = (segment: string, cache: 'public' | 'private') =>
  SITE_MAP.filter((page) => page.cache === cache && page.layout !== 'none' && !page.shop)
    // What needs an id is found by its link.
    .filter(({ path }) => !/:[a-z]+(?!\w*\?)(\/|$)/.test(path))
    .map(({ path }) => `/${segment}/${path.replace(/\/?:\w+\?/, '')}`.replace(/\/$/, ''));

for (const segment of SEGMENTS) {
  test(`${segment}: every page is there, in its language, and leads nowhere in vain`, async ({ request }) => {
    test.setTimeout(isFull ? 600_000 : 120_000);
    const { pages, faults, checkedLinks } = await crawl(request, segment, sitePages(segment, 'public'), {
      everyLink: isFull || segment === 'it-it',
    });
    console.log(`${segment}: ${pages.length} pages, ${checkedLinks} links`);
    expect(faults).toEqual([]);
    expect(pages.length).toBeGreaterThan(40);
    const [country = '', locale = ''] = segment.split('-');
    const lang = languageTag(locale, country);
    const dir = isRtl(locale) ? 'rtl' : 'ltr';
    for (const { path, page } of pages)
      expect({ path, lang: page.lang, dir: page.dir }).toEqual({ path, lang, dir });
    await expectReciprocal(request, segment, pages);
  });
}

type Pages = Awaited<ReturnType<typeof crawl>>['pages'];

/** Each page names the next language's, and is named by it; fifteen in a ring, so all are met. */
async function expectReciprocal(request: APIRequestContext, segment: string, pages: Pages) {
  const tag = (one: string) => languageTag(one.split('-')[1] ?? '', one.split('-')[0]);
  const next = SEGMENTS[(SEGMENTS.indexOf(segment) + 1) % SEGMENTS.length] ?? segment;
  for (const { path, page } of pages.filter((one) => !one.page.isNoindex)) {
    const there = page.alternates.get(tag(next));
    // A text for some countries only names nobody else.
    if (page.alternates.size > 0 && !there) continue;
    expect(there, `${path} has the address of ${next}`).toBeTruthy();
    const { pathname } = new URL(there ?? '');
    const answer = await request.get(pathname);
    // A model that a country does not show has no page there, and is named all the same.
    if (answer.status() === 404 && pathname.includes('/products/')) continue;
    expect({ pathname, status: answer.status(), at: new URL(answer.url()).pathname }).toEqual({
      ...{ pathname, status: 200, at: pathname },
    });
    const other = readPage(await answer.text());
    // A shop's search is in nobody's index where nothing is sold.
    if (other.isNoindex) continue;
    const back = other.alternates.get(tag(segment));
    expect(back && new URL(back).pathname, `${pathname} leads back`).toBe(path);
  }
}

for (const segment of OPENED) {
  test(`${segment}: no page is wider than a phone, also for its customer`, async ({ page, request }) => {
    test.setTimeout(isFull ? 900_000 : 180_000);
    await page.setViewportSize(PHONE);
    // Pictures have their sizes written on them: without them the page is as wide, and there in half the time.
    await page.route(/\/media\/.*\.(avif|webp|jpeg|jpg|mp4)$/, (route) => route.abort());
    const found = isFull
      ? (await crawl(request, segment, sitePages(segment, 'public'), { everyLink: false })).pages
      : [];
    const all = new Set([...sitePages(segment, 'public'), ...found.map(({ path }) => path)]);
    const wide: string[] = [];
    for (const path of all) wide.push(...(await tooWide(page, path)));
    await signIn(page, await newCustomer(segment));
    for (const path of sitePages(segment, 'private')) wide.push(...(await tooWide(page, path)));
    expect(wide).toEqual([]);
  });
}

async function tooWide(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Measured with its own letters, not those that stand in for them.
  await page.evaluate(() => document.fonts.ready);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > PHONE.width ? [`${path}: ${width}`] : [];
}
