import type { Page, Request } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { banner, UNDECIDED } from '../support/consent.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

test.use(withPictures());

const KB = 1000;

async function transferred(requests: Request[], type: string): Promise<number> {
  const sizes = await Promise.all(
    requests.filter((request) => request.resourceType() === type).map((request) => request.sizes()),
  );
  return sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
}

/** Everything a first visit brings; what comes when the page has come to rest counts as well. */
async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await open(page, path);
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await transferred(requests, 'script')).toBeGreaterThan(100 * KB);
  return requests;
}

test.describe('a first visit', () => {
  test.use(UNDECIDED);

  test('[H-73] the home page brings at most 147 kB of script, compressed, the question about consent included, and nothing from elsewhere', async ({
    page,
    baseURL,
  }) => {
    const requests = await visit(page, '/it-it');
    expect(
      requests.filter((request) => !/^data:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')),
    ).toEqual([]);
    expect(await transferred(requests, 'script')).toBeLessThanOrEqual(147 * KB);
    expect(await transferred(requests, 'document')).toBeLessThanOrEqual(20 * KB);
    expect(await transferred(requests, 'stylesheet')).toBeLessThanOrEqual(20 * KB);
    expect(await transferred(requests, 'font')).toBeLessThanOrEqual(60 * KB);
  });

  test('[H-73] scripts are asked for when the page has been painted, at the latest a second after it has loaded', async ({
    page,
  }) => {
    await page.goto('/it-it');
    await hydrated(page);
    const times = await page.evaluate(() => {
      const startsOf = (entries: PerformanceEntry[]) => Math.min(...entries.map((entry) => entry.startTime));
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        scripts: startsOf(scripts),
        painted: startsOf(performance.getEntriesByName('first-contentful-paint')),
        loaded: navigation?.loadEventStart ?? 0,
      };
    });
    expect(times.scripts).toBeGreaterThanOrEqual(Math.min(times.painted, times.loaded + 1000));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 412, height: 823 } });

    test('a product brings at most 150 kB of script; what is far down comes when it comes near', async ({
      page,
    }) => {
      const requests = await visit(page, '/it-it/products/falco-r');
      expect(await transferred(requests, 'script')).toBeLessThanOrEqual(150 * KB);
      const isFar = (request: Request) => /\/(units-list|geometry-section)/.test(request.url());
      expect(requests.filter(isFar)).toEqual([]);
      // What the server drew stays while other parts of the page change.
      const other = page.getByRole('list', { name: 'Colore' }).getByRole('link').nth(1);
      await other.click();
      await expect(other).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('#units').getByRole('article')).not.toHaveCount(0);
      expect(requests.filter(isFar)).toEqual([]);
      await page.locator('#units').scrollIntoViewIfNeeded();
      await expect.poll(() => requests.filter(isFar).length).toBeGreaterThan(0);
    });

    test('what comes later brings no styles again, and moves nothing', async ({ page }) => {
      await page.addInitScript(() => {
        const moves = Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moves.moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, '/it-it/news');
      await expect(banner(page)).toBeVisible();
      const styles = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
      expect(styles.length).toBeGreaterThan(1);
      expect(styles).toEqual([...new Set(styles)]);
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.05);
    });
  });
});

test('the scripts wait until the page is shown, or the visitor touches it', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/framework/.test(entry.name)) Object.assign(window, { scriptsBegan: entry.startTime });
      }
    }).observe({ type: 'resource', buffered: true });
  });
  await page.goto('/it-it', { waitUntil: 'load' });
  await page.waitForFunction(() => 'scriptsBegan' in window);
  const [loaded, began] = await page.evaluate(() => [
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart)[0],
    (window as unknown as { scriptsBegan: number }).scriptsBegan,
  ]);
  expect(began).toBeGreaterThanOrEqual(loaded ?? 0);
});

/** Holds back scripts of a page; the answer lets them go. */
async function holdScripts(page: Page, scripts = /\/assets\/framework/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a button pressed before the scripts have come is not a lost press', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/it-en', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /Account and bag/ }).click();
  await expect(page.locator('.shell-bag')).toHaveCount(0);
  release();
  await expect(page.locator('.shell-bag')).toBeVisible();
});

test('a guest who saves a machine before the scripts have come finds it saved in this browser', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/it-en/products/lupo-500', { waitUntil: 'domcontentloaded' });
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first();
  await save.click();
  release();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/products\/lupo-500$/);
});

test('[BUG-03] without the entry script the form of "Add to bag" posts once and shows the bag', async ({
  page,
}) => {
  const posts: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request));
  await page.route(/\/assets\/entry\.client/, (route) => route.fulfill({ status: 404 }));
  const missing = page.waitForResponse(/\/assets\/entry\.client/);
  await page.goto('/it-en/products/lupo-500');
  await missing;
  await page.locator('#units').getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page).toHaveURL(/\/it-en\/bag$/);
  await expect(page.getByRole('main').getByText('Lupo 500').first()).toBeVisible();
  expect(posts.map((request) => new URL(request.url()).pathname)).toEqual(['/it-en/bag/items']);
});

test('a press on a part whose script is still on its way is done when it is there', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/units-(section|list)/);
  await open(page, '/it-en/products/lupo-500');
  const button = page.locator('#units').getByRole('button', { name: 'Add to bag' }).first();
  await button.click();
  await expect(button).toBeVisible();
  release();
  const added = page.locator('#units').getByRole('button', { name: 'In your bag' });
  await expect(added).toBeDisabled();
  await expect(added).toBeFocused();
});

test('without its script a part of the page stays as it was drawn, says so when pressed, and its links lead on', async ({
  page,
}) => {
  await page.route(/\/assets\/units-(section|list)/, (route) => route.abort());
  await open(page, '/it-en/products/lupo-500');
  // The page tries once whether it has been outdated by a newer one.
  await Promise.all([page.waitForEvent('load'), page.locator('#units').scrollIntoViewIfNeeded()]);
  await hydrated(page);
  await page.locator('#units').getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.locator('.ui-toast')).toContainText('You seem to be offline');
  await page.locator('#units').getByRole('link', { name: 'Red' }).click();
  await expect(page).toHaveURL(/values/);
  await expect(page.locator('#units').getByRole('article')).not.toHaveCount(0);
});
