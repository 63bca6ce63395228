import { isRtl, languageTag } from '@paddock/i18n/locales';
import type { APIRequestContext, Page } from '@playwright/test';
import type { SitePage } from '../../../apps/storefront/app/routing/site-map.ts';
import { crawl } from '../crawl/crawl.ts';
import { customerWithEverything, customerWithNothing, publicExamples } from '../crawl/examples.ts';
import { findHeaderFaults } from '../crawl/find-header-faults.ts';
import { readPage } from '../crawl/read-page.ts';
import { pagesWhere, pathsOf, withoutExample } from '../crawl/site-paths.ts';
import { expect, findBarriers, hydrated, test } from '../support/test.ts';

/** One country for every language. */
const SEGMENTS = [
  ...['gb-en', 'it-it', 'es-es', 'fr-fr', 'de-de', 'pl-pl', 'cz-cs', 'gr-el', 'jp-ja', 'cn-zh', 'vn-vi'],
  ...['kh-kh', 'ae-ar', 'il-he', 'ir-fa'],
];

// Reading all of them takes minutes and opening them many more: on every change some are read and one from right to left is
// opened, with PADDOCK_TRIALS=full all of them. (Every language's main pages are measured in languages-phone.)
const isFull = process.env.PADDOCK_TRIALS === 'full';
const READ = isFull ? SEGMENTS : ['it-it', 'de-de', 'jp-ja', 'ae-ar'];
const OPENED = isFull ? SEGMENTS : ['ae-ar'];
// One from right to left, and in full one from left to right too, both with a shop: these are also tried for people who
// cannot see or point, and for what the security policy of each page refuses. (From left to right other journeys look.)
const THOROUGHLY = isFull ? ['de-de', 'ae-ar'] : ['ae-ar'];
const PHONE = { width: 425, height: 900 };

const publicPaths = (segment: string) =>
  pathsOf(
    segment,
    pagesWhere(({ cache, shop }) => cache === 'public' && !shop),
  );

// Customers who are signed in see no sign-in link, and in some countries only they may check out.
const isForCustomer = (page: SitePage) => page.guards.includes('auth') || page.shop === true;

type Pages = Awaited<ReturnType<typeof crawl>>['pages'];

// One walk for all: what a language's pages are named by is read when its own turn comes, not once more for each.
test('in every language every page is there, has no dead link, and names its alternates, which name it', async ({
  request,
}) => {
  test.setTimeout(900_000);
  const everywhere = new Map<string, Pages[number]['page']>();
  const pagesOf = new Map<string, Pages>();
  for (const segment of READ) {
    const { pages, faults, checkedLinks } = await crawl(request, segment, publicPaths(segment), {
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
  const answer = await request.get(path, { maxRetries: 1 });
  expect({ path, status: answer.status(), at: new URL(answer.url()).pathname }).toEqual({
    path,
    status: 200,
    at: path,
  });
  return readPage(await answer.text());
}

const pathOf = (address: string | undefined) => address && new URL(address).pathname;

/** Each page names itself and, if it is there, the next language's, which names it; those read stand in a ring, so all are met. */
async function expectReciprocal(
  read: (path: string) => ReturnType<typeof readAt>,
  segment: string,
  pages: Pages,
) {
  const tag = (one: string) => languageTag(one.split('-')[1] ?? '', one.split('-')[0]);
  const next = READ[(READ.indexOf(segment) + 1) % READ.length] ?? segment;
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
  const isThorough = THOROUGHLY.includes(segment);
  const what = isThorough
    ? 'every page fits a phone, keeps nobody out, and breaks no policy, also for its customer'
    : 'every page fits a phone, also for its customer';
  test(`${segment}: ${what}`, async ({ page, request }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(PHONE);
    // Pictures have their sizes written on them: without them the page is as wide, and there in half the time.
    await page.route(/\/media\/.*\.(avif|webp|jpeg|jpg|mp4)$/, (route) => route.abort());
    const refused = await listenForRefusals(page);
    const faults: string[] = [];
    const lookAt = async (path: string) => {
      const found = isThorough ? await faultsOfPage(page, path) : await tooWide(page, path);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    };

    const shown = await publicExamples(request, segment);
    const found = isFull
      ? (await crawl(request, segment, publicPaths(segment), { everyLink: false })).pages
      : [];
    const more = Object.values(shown).map((path) => `/${segment}/${path}`);
    const forAll = pathsOf(
      segment,
      pagesWhere((one) => !isForCustomer(one)),
    );
    for (const path of new Set([...forAll, ...more, ...found.map((one) => one.path)])) await lookAt(path);

    // Where nothing is sold a customer has nothing.
    const sells = (await request.get(`/${segment}/bag`, { maxRedirects: 0 })).status() === 200;
    const his = sells
      ? await customerWithEverything(page, segment)
      : await customerWithNothing(page, segment);
    for (const path of pathsOf(
      segment,
      pagesWhere((one) => isForCustomer(one) && (sells || !one.shop)),
      his,
    ))
      await lookAt(path);
    const examples = { ...shown, ...his };
    if (sells)
      expect(
        withoutExample(
          pagesWhere(() => true),
          examples,
        ),
      ).toEqual([]);
    expect(faults).toEqual([]);
    expect(refused).toEqual([]);
  });
}

/** What the browser was told to load or run, and did not, for the policy of its page. */
async function listenForRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellRefusal } = window as unknown as { tellRefusal: (what: string) => void };
      tellRefusal(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return refused;
}

async function tooWide(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Measured with its own letters, not those that stand in for them.
  await page.evaluate(() => document.fonts.ready);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > PHONE.width ? [`${width} wide`] : [];
}

async function faultsOfPage(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path);
  // An error page of the edge has no script and never hydrates.
  if (answer?.status() !== 200) return [`answered ${answer?.status()}, "${await page.title()}"`];
  const faults = findHeaderFaults(await answer.allHeaders());
  await hydrated(page);
  for (const { id, targets } of await findBarriers(page)) faults.push(`${id} at ${targets.join(', ')}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > PHONE.width) faults.push(`${width} wide`);
  return faults;
}
