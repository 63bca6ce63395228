import type { Page } from '@playwright/test';
import { withWebGl } from '../support/browser.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const rows = (page: Page) => page.locator('.store-row');
const names = (page: Page) => page.locator('.store-row__name');
const found = (page: Page) => page.locator('.stores-panel__found');
const map = (page: Page) => page.locator('.glmap');
const info = (page: Page) => page.locator('.store-info');
const pin = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ${name}$`) });

// The map draws itself without a graphics card here.
const MAP_TIME = { timeout: 20_000 };

test.use({ ...withWebGl(), contextOptions: { reducedMotion: 'reduce' } });
// What is drawn without a graphics card takes its time, and more of it on a busy machine.
test.describe.configure({ timeout: 150_000 });

test('[STORES-02] [STORES-03] [STORES-04] [STORES-07] [STORES-08] [STORES-09] [STORES-10] [STORES-11] [STORES-16] [STORES-17] [STORES-18] [STORES-19] [STORES-20] [STORES-21] [STORES-22] [STORES-33] [STORES-36] [SITES-13] a dealer is found by town, narrowed by distance, unit and service, looked at on the map, and his vehicles are seen', async ({
  quiet: page,
}) => {
  await open(page, '/it-it/stores');
  const everybody = await rows(page).count();
  expect(everybody).toBeGreaterThan(20);
  await expect(found(page)).toHaveText(`${everybody} concessionari`);
  await expect(page.locator('.stores-list')).toHaveCSS('max-height', '390px');
  await expect(page.locator('.stores-list')).toHaveCSS('overflow-y', 'auto');
  await expect(map(page)).toHaveAttribute('data-zoom', '6.0', MAP_TIME);
  await expect(page.locator('.map-cluster').first()).toBeVisible();
  await expect(page.getByText('Natural Earth, GeoNames')).toBeVisible();

  const field = page.getByRole('combobox', { name: 'Città o CAP' });
  await field.fill('Pesar');
  await page.getByRole('option', { name: /^Pesaro/ }).click();
  await expect(found(page)).toHaveText('3 concessionari entro 50 km da Pesaro');
  await expect(names(page)).toHaveText(['Vianelli Pesaro', 'Moto Conti', 'Adriatica Moto']);
  // 300 m away is no distance to speak of; the others have theirs.
  await expect(rows(page).nth(0).locator('.store-away')).toHaveCount(0);
  await expect(rows(page).nth(1).locator('.store-away')).toHaveText(/^1[01](,\d)? km$/);

  await page.getByRole('radio', { name: '25', exact: true }).check();
  await expect(found(page)).toHaveText('2 concessionari entro 25 km da Pesaro');
  await page.getByRole('radio', { name: 'mi', exact: true }).check();
  await expect(found(page)).toHaveText('3 concessionari entro 25 mi da Pesaro');
  await expect(rows(page).nth(1).locator('.store-away')).toHaveText(/^[67](,\d)? mi$/);
  await page.getByRole('radio', { name: '15', exact: true }).check();
  await expect(names(page)).toHaveText(['Vianelli Pesaro', 'Moto Conti']);

  const service = page.getByRole('button', { name: 'Test ride' });
  const asked = page.waitForRequest(/\/stores\/find\?.*services=test_ride/);
  await service.click();
  await asked;
  await expect(service).toHaveAttribute('aria-pressed', 'true');
  await service.click();
  await expect(service).toHaveAttribute('aria-pressed', 'false');
  await expect(names(page)).toHaveCount(2);

  // Either lights the other.
  await rows(page).nth(1).hover();
  await expect(pin(page, 'Moto Conti')).toHaveClass(/map-pin--lit/);
  await pin(page, 'Vianelli Pesaro').hover();
  await expect(rows(page).nth(0)).toHaveClass(/store-row--lit/);

  await names(page).nth(1).click();
  await expect(map(page)).toHaveAttribute('data-zoom', '15.0');
  await expect(info(page)).toContainText('Moto Conti');
  await expect(info(page)).toContainText('Via Flaminia 142, 61032 Fano');
  await expect(info(page).locator('.store-away')).toHaveText(/^[67](,\d)? mi$/);
  await expect(info(page).getByRole('link', { name: '+39 0721 555 0142' })).toBeVisible();
  await expect(info(page)).toContainText('Giorni feriali');
  await expect(info(page)).toContainText('Fine settimana');
  await expect(info(page).locator('.store-info__units')).toHaveText(/^\d+ veicol[oi] in concessionaria$/);
  const offered = info(page).locator('.store-info__services li');
  expect(await offered.count()).toBeGreaterThan(0);
  await expect(info(page).getByRole('link', { name: 'Apri la mappa' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=43\.\d+%2C13\.\d+$/,
  );
  await expectAccessible(page);

  await info(page).getByRole('link', { name: 'Vedi i veicoli disponibili' }).click();
  await expect(page).toHaveURL(/\/it-it\/search\?location=Fano$/);
  await expect(page.locator('#results .hit').first()).toBeVisible();

  // The rest of what a shop brings: links to the search above and below, the bag, something to buy.
  await expect(page.locator('header a[href="/it-it/search"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Carrello|Borsa/i }).first()).toBeVisible();
  await expect(page.locator('footer a[href^="/it-it/search?category="]').first()).toBeVisible();
  await open(page, '/it-it/products/lupo-500');
  await expect(page.locator('a[href="#units"]').first()).toBeVisible();
});

test('[STORES-14] [STORES-28] [STORES-29] [STORES-27] unknown words, an emptied field and a failing search', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await open(page, '/it-it/stores');
  const everybody = await rows(page).count();
  const field = page.getByRole('combobox', { name: 'Città o CAP' });
  await field.fill('Qwxzqwxz');
  await field.press('Enter');
  const toast = page.locator('.ui-toast').filter({ hasText: 'Nessun risultato trovato.' });
  await expect(toast).toBeVisible({ timeout: 10_000 });
  await expect(rows(page)).toHaveCount(everybody);

  await field.fill('Fano');
  await field.press('Enter');
  await expect(found(page)).toContainText('da Fano');
  const asked = page.waitForRequest((request) => request.url().includes('/stores/find'));
  await page.getByRole('button', { name: 'Cancella' }).click();
  expect(new URL((await asked).url()).searchParams.has('lat')).toBe(false);
  await expect(rows(page)).toHaveCount(everybody);

  await page.route(/\/stores\/find/, (route) => route.fulfill({ status: 503 }));
  const before = await page.locator('.ui-toast').count();
  await field.fill('Rimini');
  await field.press('Enter');
  await expect.poll(() => logged.some((text) => text.includes('store search answered 503'))).toBe(true);
  await expect(rows(page)).toHaveCount(everybody);
  expect(await page.locator('.ui-toast').count()).toBeLessThanOrEqual(before);
});

test('[STORES-10] on a phone the map has the list’s place, and a dealer opens at its foot; without script there is the list', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  await open(page, '/it-it/stores');
  await expect(page.locator('.stores-list')).toBeHidden();
  // A phone's map waits for a hand.
  await page.getByRole('heading', { level: 1 }).click();
  await page.locator('.map-cluster, .map-pin').first().waitFor(MAP_TIME);
  await page.setViewportSize({ width: 1023, height: 844 });
  await expect(page.locator('.stores-list')).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(page.locator('.stores-list')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Città o CAP' }).fill('Fano');
  await page.getByRole('option', { name: /^Fano/ }).first().click();
  // From here both towns of the coast have room for a pin each.
  await page.getByRole('radio', { name: '15', exact: true }).check();
  await pin(page, 'Moto Conti').click();
  await expect(page.locator('.stores-map__sheet .store-info')).toBeInViewport();
  await phone.close();

  const plain = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto('/it-it/stores');
  expect(await rows(quiet).count()).toBeGreaterThan(20);
  await expect(rows(quiet).first().locator('.store-row__plain a').first()).toBeVisible();
  await quiet.goto('/it-it/stores?q=Fano');
  await expect(found(quiet)).toContainText('da Fano');
  await expect(names(quiet).first()).toHaveText('Moto Conti');
  await plain.close();
});
