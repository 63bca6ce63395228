import { expect, open, test } from '../support/test.ts';

/** Something a full page load loses. */
const mark = (page: import('@playwright/test').Page) =>
  page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: import('@playwright/test').Page) => page.evaluate(() => 'marked' in window);

test('within one deployment a navigation stays in the page', async ({ page }) => {
  await open(page, '/it-en');
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  expect(await isMarked(page)).toBe(true);
});

test('[SHELL-62] after an answer from a newer deployment the next navigation loads the page whole', async ({
  page,
}) => {
  await page.route('**/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'a-newer-one' } });
  });
  await page.request.get('/it-en/bag');
  const session = page.waitForResponse('**/session');
  await open(page, '/it-en');
  await session;
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('[SHELL-63] [SHELL-64] a chunk that fails reloads the page, but only once a minute', async ({
  page,
}) => {
  await page.route(/\/assets\/news\.page-.*\.js/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await open(page, '/it-en');
  await mark(page);
  const news = page.getByRole('banner').getByRole('link', { name: 'News', exact: true });
  await news.click();
  await expect.poll(() => loads).toBe(2);
  expect(await isMarked(page)).toBe(false);

  await open(page, '/it-en');
  const before = loads;
  await mark(page);
  await news.click();
  await expect(page.getByText('An error occurred while showing the error page')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(loads).toBe(before);

  // A minute later it may try again.
  await page.evaluate(() => sessionStorage.setItem('paddock:chunk-reload', String(Date.now() - 60_001)));
  await page.goto('/it-en');
  const later = loads;
  await news.click();
  await expect.poll(() => loads).toBeGreaterThan(later);
});

test('[SHELL-65] [STYLE-08] the loading line: not before 200 ms, then 2 px at the top', async ({ page }) => {
  await open(page, '/it-en');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/news.data**', async (route) => {
    await held;
    await route.continue();
  });
  const line = page.getByRole('progressbar');
  // Timed inside the page: a busy machine must not be taken for a slow or a hasty line.
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        document.addEventListener('click', () => {
          clicked = performance.now();
        });
        new MutationObserver(() => {
          if (document.querySelector('[role=progressbar]')) resolve(performance.now() - clicked);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
  expect(await waited).toBeGreaterThanOrEqual(200);
  await expect(line).toBeVisible();
  const box = await line.boundingBox();
  expect([box?.y, box?.height]).toEqual([0, 2]);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(line).toHaveCount(0);
});
