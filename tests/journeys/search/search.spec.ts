import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const hits = (page: Page) => page.locator('#results .hit');
const prices = async (page: Page) =>
  (await hits(page).locator('.ui-price').allInnerTexts()).map((text) => Number(text.replace(/[^\d]/g, '')));

test('[SEARCH-01] the search link is there only where the shop is enabled', async ({ page }) => {
  await open(page, '/it-en/news');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeVisible();
  await open(page, '/gr-en/news');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveCount(0);
});

test('[SEARCH-07] a hit shows picture, name, colours, sizes, frame material, a from-price and a unit count', async ({
  quiet: page,
}) => {
  await open(page, '/it-en/search?q=falco+r');
  const hit = hits(page)
    .filter({ has: page.getByRole('link', { name: /^Falco R/ }) })
    .first();
  await expect(hit.locator('.hit__shot img')).toBeVisible();
  await expect(hit.getByRole('heading', { name: /Falco R/ })).toBeVisible();
  await expect(hit.locator('.hit__dots')).toHaveAttribute('aria-label', /\w/);
  expect(await hit.locator('.hit__dots .ui-dot').count()).toBeGreaterThan(0);
  await expect(hit.locator('.hit__sizes bdi').first()).toHaveText(/^\d\d$/);
  await expect(hit.locator('.hit__meta')).toContainText(/carbon/i);
  await expect(hit.getByText(/^From €[\d,]+$/)).toBeVisible();
  await expect(hit.getByText(/^\d+ available$/)).toBeVisible();
});

test('[SEARCH-05] [SEARCH-06] a hit leads to its product, in a new tab', async ({ page, context }) => {
  await open(page, '/it-en/search?category=scooters');
  const link = hits(page).getByRole('link', { name: 'Lido 125 (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', '/it-en/products/lido-125');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).pathname).toBe('/it-en/products/lido-125');
  await expect(page).toHaveURL(/search\?category=scooters$/);
});

test('[SEARCH-08] [SEARCH-09] without results it says so, offers available units, and clears all filters', async ({
  quiet: page,
}) => {
  await open(page, '/it-en/search?category=scooters&price_max=1&size=58');
  await expect(page.locator('.nothing').getByText('No results found.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready this week' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('.nothing').getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/it-en\/search$/);
  await expect(page.locator('.nothing')).toHaveCount(0);
  expect(await hits(page).count()).toBeGreaterThan(5);
});

test('where one filter too many is on, it says which', async ({ page }) => {
  await open(page, '/it-en/search?category=scooters&q=falco');
  const way = page.locator('.nothing').getByRole('link', { name: /^Without Scooters/ });
  await way.click();
  await expect(page).toHaveURL(/\/it-en\/search\?q=falco$/);
  await expect(page.locator('.nothing')).toHaveCount(0);
  expect(await hits(page).count()).toBeGreaterThan(0);
});

test('[SEARCH-14] results are sorted as featured, by price up and by price down', async ({ page }) => {
  await open(page, '/it-en/search');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.locator('option')).toHaveText(['Featured', 'Price, low to high', 'Price, high to low']);
  const sorted = (by: (a: number, b: number) => number) => async () => {
    const shown = await prices(page);
    return shown.length > 3 && shown.join() === [...shown].sort(by).join();
  };
  await sort.selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc$/);
  await expect.poll(sorted((a, b) => a - b)).toBe(true);
  await sort.selectOption('price_desc');
  await expect(page).toHaveURL(/sort=price_desc$/);
  await expect.poll(sorted((a, b) => b - a)).toBe(true);
  expect(new Set(await prices(page)).size).toBeGreaterThan(3);
  await sort.selectOption('featured');
  await expect(page).toHaveURL(/\/it-en\/search$/);
});

test('[SEARCH-15] /search/equipment shows accessories, and takes a category', async ({ quiet: page }) => {
  await open(page, '/it-en/search/equipment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessories');
  const all = await hits(page).count();
  expect(all).toBeGreaterThan(0);
  await expect(hits(page).filter({ hasText: 'Lupo 500' })).toHaveCount(0);
  const first = page.locator('input[name=category]').first();
  const slug = await first.getAttribute('value');
  await open(page, `/it-en/search/equipment?category=${slug}`);
  await expect(first).toBeChecked();
  const some = await hits(page).count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
});

test('[SEARCH-17] `category` in the address filters from the start', async ({ page }) => {
  await open(page, '/it-en/search?category=scooters');
  await expect(page.getByRole('checkbox', { name: /^Scooters/ })).toBeChecked();
  await expect(hits(page).filter({ hasText: 'Lido 125' })).toHaveCount(1);
  await expect(hits(page).filter({ hasText: 'Lupo 500' })).toHaveCount(0);
});

test('[SEARCH-18] [SHELL-31] `location` in the address filters from the start', async ({ page }) => {
  await open(page, '/it-en/search');
  const everywhere = (await page.getByRole('status').filter({ hasText: 'models' }).textContent()) ?? '';
  await open(page, '/it-en/search?location=Pesaro');
  await expect(page.locator('select[name=location]')).toHaveValue('Pesaro');
  await expect(page.getByRole('link', { name: 'Remove filter Pesaro' })).toBeVisible();
  expect(await hits(page).count()).toBeGreaterThan(0);
  await expect(page.getByRole('status').filter({ hasText: 'available' })).not.toHaveText(everywhere);
});

test('a type of search that there is not is not found', async ({ page }) => {
  expect((await page.goto('/it-en/search/boats'))?.status()).toBe(404);
});

test('one state has one address: all others are sent there', async ({ page }) => {
  await page.goto('/it-en/search?q=&page=1&sort=featured&foo=bar');
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/it-en/search?size=56&color=rosso&size=54&size=54');
  expect(new URL(page.url()).search).toBe('?color=rosso&size=54&size=56');
});

test('search engines keep the plain page and pass over the filtered ones', async ({ page }) => {
  await page.goto('/it-en/search');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/it-en\/search$/);
  const listing = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(listing['@graph'][0]).toMatchObject({ '@type': 'ItemList' });
  expect(listing['@graph'][0].itemListElement.length).toBeGreaterThan(5);
  await page.goto('/it-en/search?color=rosso');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('[H-14] where the shop is closed search shows the models of the brand', async ({ quiet: page }) => {
  await open(page, '/gr-en/search?category=scooters');
  await expect(page.getByRole('link', { name: 'Lido 125' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Lupo 500')).toHaveCount(0);
  await expectAccessible(page);
});

for (const [segment, dir] of [
  ['it-en', 'ltr'],
  ['il-he', 'rtl'],
] as const) {
  test(`search is accessible (${dir})`, async ({ quiet: page }) => {
    await open(page, `/${segment}/search?color=rosso`);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.search-bar__filters').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(300);
    await expectAccessible(page);
  });
}
