import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const hits = (page: Page) => page.locator('#results .hit');
const settled = (page: Page) => expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false');
const count = (page: Page) => page.locator('.search-bar__count');

test('[SEARCH-10] a refinement changes the address and the results, keeps the place and the focus, and is announced', async ({
  quiet: page,
}) => {
  await open(page, '/it-en/search');
  const before = (await count(page).textContent()) ?? '';
  const box = page.getByRole('checkbox', { name: /^Available in store/ });
  await box.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(200);
  const place = await page.evaluate(() => window.scrollY);
  await box.check();
  await expect(page).toHaveURL(/\/it-en\/search\?status=on_hand$/);
  await settled(page);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(2);
  await expect(count(page)).not.toHaveText(before);
  await expect(count(page)).toHaveAttribute('role', 'status');
  await page.getByRole('link', { name: 'Remove filter Available in store' }).click();
  await expect(page).toHaveURL(/\/it-en\/search$/);
  await expect(count(page)).toHaveText(before);
  await expect(box).not.toBeChecked();
});

test('[SEARCH-11] a colour is chosen by its swatch, with name and number', async ({ page }) => {
  await open(page, '/it-en/search');
  const color = page.locator('.facet__color').first();
  const name = await color.locator('span').nth(1).textContent();
  const units = Number(await color.locator('.ui-check__count').textContent());
  await expect(color.locator('.ui-dot')).toBeVisible();
  await color.click();
  await expect(page).toHaveURL(/\?color=[\w-]+$/);
  await settled(page);
  await expect(count(page)).toContainText(`${units} available`);
  await expect(page.getByRole('link', { name: `Remove filter ${name}` })).toBeVisible();
});

test('[SEARCH-12] sizes are chosen, several at once', async ({ page }) => {
  await open(page, '/it-en/search?category=bicycles');
  const sizes = page.locator('.facet__size');
  await sizes.nth(0).click();
  await expect(page).toHaveURL(/size=/);
  await sizes.nth(1).click();
  await expect(page).toHaveURL(/size=.+&size=/);
  await settled(page);
  await expect(page.locator('input[name=size]:checked')).toHaveCount(2);
  expect(await hits(page).count()).toBeGreaterThan(0);
});

test('[SEARCH-13] the price range ends at the lowest and the highest price there is', async ({ page }) => {
  await open(page, '/it-en/search?sort=price_asc');
  const low = page.getByRole('slider', { name: 'Lowest price' });
  const high = page.getByRole('slider', { name: 'Highest price' });
  const cheapest = ((await hits(page).first().locator('.ui-price').textContent()) ?? '').replace(
    /[^\d.]/g,
    '',
  );
  await expect(low).toHaveAttribute('min', cheapest);
  expect(await low.inputValue()).toBe(cheapest);
  const dearest = Number(await high.getAttribute('max'));
  expect(Number(await high.inputValue())).toBe(dearest);
  await open(page, `/it-en/search?price_min=${dearest}`);
  expect(await hits(page).count()).toBeGreaterThan(0);
  await open(page, `/it-en/search?price_min=${dearest + 1}`);
  await expect(hits(page).and(page.locator('#results > ul > li'))).toHaveCount(0);
});

test('a thumb is moved by keyboard, the results follow, and its end asks for nothing', async ({ page }) => {
  await open(page, '/it-en/search');
  const high = page.getByRole('slider', { name: 'Highest price' });
  await high.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/\?price_max=\d+$/);
  await settled(page);
  await expect(high).toBeFocused();
  // The address follows the thumb with a little delay, so the last press may still be on its way.
  const inAddress = () => new URL(page.url()).searchParams.get('price_max');
  await expect
    .poll(async () => (await page.locator('input[name=price_max]').inputValue()) === inAddress())
    .toBe(true);
  await settled(page);
  const maxPrice = Number(inAddress());
  for (const text of await hits(page).locator('.ui-price').allInnerTexts()) {
    expect(Number(text.replace(/[^\d]/g, ''))).toBeLessThanOrEqual(maxPrice);
  }
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/it-en\/search$/);
});

test('[SEARCH-16] the filter bar is a row from 640 px and a stack below', async ({ page }) => {
  const middles = () =>
    page
      .locator('.ui-filter-bar > div')
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
      );
  await page.setViewportSize({ width: 640, height: 800 });
  await open(page, '/it-en/search?color=rosso');
  const row = await middles();
  expect(row.length).toBe(4);
  expect(Math.max(...row) - Math.min(...row)).toBeLessThan(4);
  await page.setViewportSize({ width: 639, height: 800 });
  expect(await page.locator('.ui-filter-bar').evaluate((bar) => getComputedStyle(bar).flexDirection)).toBe(
    'column',
  );
  expect(new Set(await middles()).size).toBeGreaterThan(2);
});

test('place and days narrow the search', async ({ page }) => {
  await open(page, '/it-en/search');
  await page.locator('summary', { hasText: 'Location' }).click();
  await page.locator('select[name=location]').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?location=/);
  await page.locator('select[name=distance]').selectOption('25');
  await expect(page).toHaveURL(/\?distance=25&location=/);
  await page.locator('summary', { hasText: 'Waiting time' }).click();
  await page.locator('select[name=ready]').selectOption('14');
  await expect(page).toHaveURL(/ready=14/);
  await settled(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/ready=14/);
  await expect(page.locator('select[name=ready]')).toHaveValue('');
});

test('the filters work by keyboard alone', async ({ page }) => {
  await open(page, '/it-en/search');
  await page.locator('input[name=category]').first().focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?category=/);
  await settled(page);
  await expect(page.locator('input[name=category]').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Clear all filters' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/it-en\/search$/);
  // The link went away with the filters: the keyboard goes on at the results.
  await expect(page.locator('#results')).toBeFocused();
});

test('on a phone the filters are a sheet that tells how much it would show', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/it-en/search');
  const button = page.getByRole('link', { name: /^Filters/ });
  await expect(page.locator('#filters')).toBeHidden();
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toBeFocused();
  await expect(page.locator('header.shell-header')).toHaveAttribute('inert', '');
  await page.waitForTimeout(300);
  const box = await sheet.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  expect(box?.height ?? 0).toBeLessThanOrEqual(844 * 0.92 + 1);
  await sheet.getByRole('checkbox', { name: /^Scooters/ }).check();
  await expect(page).toHaveURL(/category=scooters$/);
  await settled(page);
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(page.locator('#filters')).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('header.shell-header')).not.toHaveAttribute('inert', '');
  await button.click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#filters')).toBeHidden();
  await button.click();
  await page.mouse.click(200, 20);
  await expect(page.locator('#filters')).toBeHidden();
});
