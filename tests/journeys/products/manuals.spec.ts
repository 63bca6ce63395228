import { startStorefront } from '../support/own-storefront.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.ts';
import { test as base, expect, expectAccessible, open } from '../support/test.ts';

type Broken = { api: RecordingProxy; url: string; log: string[] };

const test = base.extend<{ broken: Broken }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  broken: async ({}, use) => {
    const api = await startRecordingProxy(process.env.PADDOCK_API_URL ?? 'http://127.0.0.1:4000');
    const storefront = await startStorefront(api.url);
    await use({ api, url: storefront.url, log: storefront.log });
    await storefront.stop();
    await api.stop();
  },
});

test('[MANUALS-01] /manuals lists the manuals of every product, each file with its language and size', async ({
  quiet: page,
}) => {
  await open(page, '/it-en/manuals');
  const lupo = page.getByRole('region', { name: 'Lupo 500' });
  await expect(lupo.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const file = lupo.getByRole('link').first();
  await expect(file).toContainText(/\d kB/);
  await expect(file).toContainText(/English|Italian/);
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);
});

test('on a phone the row of models scrolls and the words stay on the page', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 425, height: 900 });
  await open(page, '/it-it/manuals');
  const lead = await page.getByRole('main').locator('.ui-lead').first().boundingBox();
  expect((lead?.x ?? 0) + (lead?.width ?? 999)).toBeLessThanOrEqual(425);
});

test('manuals are accessible from right to left', async ({ quiet: page }) => {
  await open(page, '/il-he/manuals');
  await expectAccessible(page);
});

test.describe('when there are none', () => {
  test('[MANUALS-05] [ERRORS-09] the message is "Not found."', async ({ page, broken }) => {
    broken.api.breakCalls({ path: /\/api\/front\/manuals/, status: 200, body: { data: [] } });
    const response = await page.goto(`${broken.url}/it-en/manuals`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main').getByText('Not found.', { exact: true })).toBeVisible();
  });

  test('[MANUALS-06] a load that fails is only logged, and the page is not kept', async ({
    page,
    broken,
  }) => {
    broken.api.breakCalls({ path: /\/api\/front\/manuals/, status: 500 });
    const response = await page.goto(`${broken.url}/it-en/manuals`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('main').getByText('Not found.', { exact: true })).toBeVisible();
    await expect(page.locator('.ui-toast')).toHaveCount(0);
    expect(broken.log.join('')).toContain('/api/front/manuals');
  });
});
