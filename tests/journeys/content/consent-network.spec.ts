import type { BrowserContext, Page } from '@playwright/test';
import { banner, reloads, signalPrivacy, TAGS, UNDECIDED, watchForeign } from '../support/consent.ts';
import { expect, test } from '../support/test.ts';

test.use(UNDECIDED);

const PAGES = [
  ...['', 'products/lupo-500', 'search', 'stores', 'contact', 'news', 'company', 'company/the-museum'],
  ...['manuals', 'warranty', 'cookie-policy', 'bag'],
];
// A regime changes what a page asks, not what it may ask of whom: on every change all pages under the strictest one,
// and under the others those that have a third party's part; with PADDOCK_TRIALS=full everything under all.
const isFull = process.env.PADDOCK_TRIALS === 'full';
const WITH_THIRD_PARTIES = ['', 'stores', 'contact'];
const pagesUnder = (regime: string) => (isFull || regime === 'opt_in' ? PAGES : WITH_THIRD_PARTIES);
const AT_ONCE = 3;
// A page without third parties does not ask for consent.
const isQuiet = (path: string) => path === 'bag';

const REGIMES = [
  { segment: 'it-it', regime: 'opt_in', gpc: false },
  { segment: 'us-en', regime: 'ccpa', gpc: false },
  { segment: 'ae-ar', regime: 'notice', gpc: false },
  { segment: 'us-en', regime: 'ccpa', gpc: true },
];

async function look(context: BrowserContext, url: string, path: string): Promise<void> {
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto(url);
  if (isQuiet(path)) await expect(page.locator('main h1')).toBeVisible();
  else await expect(banner(page)).toBeVisible({ timeout: 25_000 });
  if (path === 'search')
    await expect(async () => {
      // A search that was too busy to answer says so, and is asked again.
      if ((await page.locator('main a[href*="/products/"]').count()) === 0) await page.reload();
      await expect(page.locator('main a[href*="/products/"]').first()).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 25_000 });
  expect(await page.evaluate(() => [typeof window.dataLayer, typeof window.Intercom])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(broken, url).toEqual([]);
  await page.close();
}

declare global {
  interface Window {
    dataLayer?: unknown;
    Intercom?: unknown;
  }
}

const accept = (page: Page) => banner(page).getByRole('button').nth(1).click();

for (const { segment, regime, gpc } of REGIMES) {
  const name = `${segment}, ${regime}${gpc ? ' with Global Privacy Control' : ''}`;
  test(`[CONSENT-10] ${name}: before a yes nothing but our own origin, after it the container`, async ({
    context,
    page,
    baseURL,
  }) => {
    test.slow();
    const origin = baseURL ?? '';
    if (gpc) await signalPrivacy(context);
    // The site needs no event stream: without one it is the same.
    await context.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'));
    const foreign = watchForeign(context, origin);
    const pages = pagesUnder(regime);
    for (let from = 0; from < pages.length; from += AT_ONCE) {
      await Promise.all(
        pages.slice(from, from + AT_ONCE).map((path) => look(context, `${origin}/${segment}/${path}`, path)),
      );
    }
    expect(foreign).toEqual([]);

    await page.goto(`/${segment}/manuals`);
    await expect(banner(page)).toHaveAttribute('data-regime', regime);
    await reloads(page, () => accept(page));
    await expect.poll(() => foreign.some((url) => url.startsWith(`${TAGS}/gtm.js`))).toBe(true);
  });
}
