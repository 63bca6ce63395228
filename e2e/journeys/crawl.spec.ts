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
// words and one from right to left, with PADDOCK_TRIALS=full all of them.
const isFull = process.env.PADDOCK_TRIALS === 'full';
const OPENED = isFull ? SEGMENTS : ['de-de', 'kh-kh', 'ae-ar'];
const PHONE = { width: 425, height: 900 };

const sitePages = (segment: string, cache: 'public' | 'private') =>
  SITE_MAP.filter((page) => page.cache === cache && page.layout !== 'none' && !page.shop)
    // What needs an id is found by its link.
    .filter(({ path }) => !/:[a-z]+(?!\w*\?)(\/|$)/.test(path))
    .map(({ path }) => `/${segment}/${path.replace(/\/?:\w+\?/, '')}`.replace(/\/$/, ''));

type Pages = Awaited<ReturnType<typeof crawl>>['pages'];

// One walk for all: what a language's pages are named by is read when its own turn comes, not once more for each.
test('in every language every page is there, leads nowhere in vain, and names its neighbours, which name it', async ({
  request,
}) => {
  test.setTimeout(isFull ? 900_000 : 240_000);
  const everywhere = new Map<string, Pages[number]['page']>();
  const pagesOf = new Map<string, Pages>();
  for (const segment of SEGMENTS) {
    const { pages, faults, checkedLinks } = await crawl(request, segment, sitePages(segment, 'public'), {
      everyLink: isFull || segment === 'it-it',
    });
    console.log(`${segment}: ${pages.length} pages, ${checkedLinks} links`);
    expect.soft(faults, segment).toEqual([]);
    expect.soft(pages.length, segment).toBeGreaterThan(40);
    const [country = '', locale = ''] = segment.split('-');
    const lang = languageTag(locale, country);
    const dir = isRtl(locale) ? 'rtl' : 'ltr';
    for (const { path, page } of pages) {
      expect.soft({ path, lang: page.lang, dir: page.dir }).toEqual({ path, lang, dir });
      everywhere.set(path, page);
    }
    pagesOf.set(segment, pages);
  }
  const read = async (path: string) => everywhere.get(path) ?? (await readAt(request, path));
  for (const [segment, pages] of pagesOf) await expectReciprocal(read, segment, pages);
});

async function readAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect({ path, status: answer.status(), at: new URL(answer.url()).pathname }).toEqual({
    ...{ path, status: 200, at: path },
  });
  return readPage(await answer.text());
}

const pathOf = (address: string | undefined) => address && new URL(address).pathname;

/** Each page names itself and, if it is there, the next language's, which names it; fifteen in a ring, so all are met. */
async function expectReciprocal(
  read: (path: string) => ReturnType<typeof readAt>,
  segment: string,
  pages: Pages,
) {
  const tag = (one: string) => languageTag(one.split('-')[1] ?? '', one.split('-')[0]);
  const next = SEGMENTS[(SEGMENTS.indexOf(segment) + 1) % SEGMENTS.length] ?? segment;
  for (const { path, page } of pages.filter((one) => !one.page.isNoindex)) {
    const there = page.alternates.get(tag(next));
    expect(pathOf(page.alternates.get(tag(segment))), `${path} names itself`).toBe(path);
    // What this country shows and the next one does not, it does not name there.
    if (!there) continue;
    const other = await read(pathOf(there) ?? '');
    expect(other.isNoindex, `${there} is named by ${path} and wants to be found`).toBe(false);
    expect(pathOf(other.alternates.get(tag(segment))), `${there} leads back`).toBe(path);
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
