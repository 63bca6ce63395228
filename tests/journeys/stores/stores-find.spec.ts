import type { Page } from '@playwright/test';
import { BRAND } from '../support/brand.ts';
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

test('a dealer is found by town, narrowed by distance, unit and service, shown on the map, and its vehicles are listed', async ({
  quiet: page,
}) => {
  await open(page, '/it-it/stores');
  await test.step('[STORES-02] every dealer of the country is listed', async () => {
    const total = await rows(page).count();
    expect(total).toBeGreaterThan(20);
    await expect(found(page)).toHaveText(`${total} concessionari`);
  });

  await test.step('[STORES-10] [STORES-11] [C-16] the list is at most 390 px high and scrolls', async () => {
    await expect(page.locator('.stores-list')).toHaveCSS('max-height', '390px');
    await expect(page.locator('.stores-list')).toHaveCSS('overflow-y', 'auto');
  });

  await test.step('[STORES-36] the map starts at zoom 6 with clusters', async () => {
    await expect(map(page)).toHaveAttribute('data-zoom', '6.0', MAP_TIME);
    await expect(page.locator('.map-cluster').first()).toBeVisible();
    await expect(page.getByText('Natural Earth, GeoNames')).toBeVisible();
  });

  await test.step('[STORES-13] [H-68] the three tiers of clusters have three colours', async () => {
    const tints = await page.evaluate(() =>
      ['few', 'some', 'many'].map((tier) => {
        const mark = document.createElement('button');
        mark.className = `map-cluster map-cluster--${tier}`;
        document.querySelector('.glmap')?.append(mark);
        const { backgroundColor } = getComputedStyle(mark);
        mark.remove();
        return backgroundColor;
      }),
    );
    expect(tints).toEqual(['rgb(61, 220, 151)', 'rgb(0, 115, 74)', 'rgb(15, 20, 18)']);
    const cluster = page.locator('.map-cluster').first();
    const count = Number(await cluster.textContent());
    await expect(cluster).toHaveCSS('background-color', tints[count < 10 ? 0 : count < 50 ? 1 : 2] ?? '');
  });

  const field = page.getByRole('combobox', { name: 'Città o CAP' });
  await test.step('[STORES-03] a town is chosen from the suggestions', async () => {
    await field.fill('Pesar');
    await page.getByRole('option', { name: /^Pesaro/ }).click();
    await expect(found(page)).toHaveText('3 concessionari entro 50 km da Pesaro');
    await expect(names(page)).toHaveText([`${BRAND} Pesaro`, 'Moto Conti', 'Adriatica Moto']);
  });

  await test.step('[STORES-17] a distance is shown only when it rounds above 0', async () => {
    // 300 m away is no distance to speak of; the others have theirs.
    await expect(rows(page).nth(0).locator('.store-away')).toHaveCount(0);
    await expect(rows(page).nth(1).locator('.store-away')).toHaveText(/^1[01](,\d)? km$/);
  });

  await test.step('[STORES-07] [STORES-08] 15, 25 or 50, in kilometres or miles', async () => {
    await page.getByRole('radio', { name: '25', exact: true }).check();
    await expect(found(page)).toHaveText('2 concessionari entro 25 km da Pesaro');
    await page.getByRole('radio', { name: 'mi', exact: true }).check();
    await expect(found(page)).toHaveText('3 concessionari entro 25 mi da Pesaro');
    await expect(rows(page).nth(1).locator('.store-away')).toHaveText(/^[67](,\d)? mi$/);
    await page.getByRole('radio', { name: '15', exact: true }).check();
    await expect(names(page)).toHaveText([`${BRAND} Pesaro`, 'Moto Conti']);
  });

  await test.step('[STORES-09] a service is a filter that is pressed and released', async () => {
    const service = page.getByRole('button', { name: 'Prova su strada' });
    const request = page.waitForRequest(/\/stores\/find\?.*services=test_ride/);
    await service.click();
    await request;
    await expect(service).toHaveAttribute('aria-pressed', 'true');
    await service.click();
    await expect(service).toHaveAttribute('aria-pressed', 'false');
    await expect(names(page)).toHaveCount(2);
  });

  // Either lights the other.
  await rows(page).nth(1).hover();
  await expect(pin(page, 'Moto Conti')).toHaveClass(/map-pin--lit/);
  await pin(page, `${BRAND} Pesaro`).hover();
  await expect(rows(page).nth(0)).toHaveClass(/store-row--lit/);

  await test.step('[LOCATOR-06] choosing a dealer zooms as near as our own basemap has something to show', async () => {
    await names(page).nth(1).click();
    await expect(map(page)).toHaveAttribute('data-zoom', '11.0');
  });

  await test.step('[STORES-16] the dealer’s window has name, address and distance', async () => {
    await expect(info(page)).toContainText('Moto Conti');
    await expect(info(page)).toContainText('Via Flaminia 142, 61032 Fano');
    await expect(info(page).locator('.store-away')).toHaveText(/^[67](,\d)? mi$/);
  });

  await test.step('[STORES-18] phone and hours', async () => {
    await expect(info(page).getByRole('link', { name: '+39 0721 555 0142' })).toBeVisible();
    await expect(info(page)).toContainText('Lun–ven');
    await expect(info(page)).toContainText('Fine settimana');
  });

  await test.step('[STORES-19] [STORES-20] the vehicles there, and the services', async () => {
    await expect(info(page).locator('.store-info__units')).toHaveText(/^\d+ disponibil[ei]$/);
    const offered = info(page).locator('.store-info__services li');
    expect(await offered.count()).toBeGreaterThan(0);
  });

  await test.step('[STORES-21] a link to Google’s directions', async () => {
    await expect(info(page).getByRole('link', { name: 'Indicazioni' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=43\.\d+%2C13\.\d+$/,
    );
  });

  await expectAccessible(page);

  await test.step('[STORES-22] [LOCATOR-05] a link to the vehicles of that store, as many as it says', async () => {
    const link = info(page).getByRole('link', { name: /^Vedi \d+ veicol[oi] qui$/ });
    const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
    await link.click();
    await expect(page).toHaveURL(/\/it-it\/search\?location=it-fano&status=on_hand$/);
    await expect(page.locator('#results .hit').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`\\b${count}\\b`) })).toHaveCount(1);
  });

  await test.step('[SITES-13] an open shop has links to the search above and below, the bag and units to buy', async () => {
    await expect(page.locator('header a[href="/it-it/search"]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Carrello|Borsa/i }).first()).toBeVisible();
    await expect(page.locator('footer a[href^="/it-it/search?category="]').first()).toBeVisible();
    await open(page, '/it-it/products/lupo-500');
    await expect(page.locator('a[href$="#units"]').first()).toBeVisible();
  });
});

test('[STORES-14] [STORES-28] [STORES-29] [STORES-27] unknown words, an emptied field and a failing search', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await open(page, '/it-it/stores');
  const total = await rows(page).count();
  const field = page.getByRole('combobox', { name: 'Città o CAP' });
  await field.fill('Qwxzqwxz');
  await field.press('Enter');
  const toast = page.locator('.ui-toast').filter({ hasText: 'Nessun risultato trovato.' });
  await expect(toast).toBeVisible();
  await expect(rows(page)).toHaveCount(total);

  await field.fill('Fano');
  await field.press('Enter');
  await expect(found(page)).toContainText('da Fano');
  const request = page.waitForRequest((request) => request.url().includes('/stores/find'));
  await page.getByRole('button', { name: 'Cancella' }).click();
  expect(new URL((await request).url()).searchParams.has('lat')).toBe(false);
  await expect(rows(page)).toHaveCount(total);

  await page.route(/\/stores\/find/, (route) => route.fulfill({ status: 503 }));
  const before = await page.locator('.ui-toast').count();
  await field.fill('Rimini');
  await field.press('Enter');
  await expect.poll(() => logged.some((text) => text.includes('store search answered 503'))).toBe(true);
  await expect(rows(page)).toHaveCount(total);
  expect(await page.locator('.ui-toast').count()).toBeLessThanOrEqual(before);
});

test('[STORES-10] [H-67] [LOCATOR-01] on a phone the list stands under the map, also after a search; without script there is the list', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  const maps: string[] = [];
  page.on('request', (request) => /maplibre/.test(request.url()) && maps.push(request.url()));
  await open(page, '/it-it/stores');
  await page.waitForLoadState('networkidle');
  await expectListUnderMap(page);
  // A phone's map and suggestions wait for a touch; the field works without them.
  await expect(page.getByRole('textbox', { name: 'Città o CAP' })).toBeVisible();
  await expect(page.locator('.stores-map')).toBeInViewport({ ratio: 0.5 });
  expect(maps).toEqual([]);
  await expect(page.getByRole('button', { name: 'Mostra la mappa' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Città o CAP' }).pressSequentially('Fan');
  const field = page.getByRole('combobox', { name: 'Città o CAP' });
  await expect(field).toBeFocused();
  await field.press('o');
  await expect(field).toHaveValue('Fano');
  await field.fill('');
  await page.locator('.map-cluster, .map-pin').first().waitFor(MAP_TIME);
  const total = await rows(page).count();
  expect(await rows(page).filter({ visible: true }).count()).toBeLessThan(total);
  await page.getByRole('button', { name: `Mostra tutti i ${total} concessionari` }).click();
  await expect(rows(page).filter({ visible: true })).toHaveCount(total);
  await expect(rows(page).last().locator('.store-hours')).toContainText(/Aperto|Chiuso/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.setViewportSize({ width: 1023, height: 844 });
  await expectListUnderMap(page);
  await page.setViewportSize({ width: 1024, height: 844 });
  const [list, stage] = [
    await page.locator('.stores-list').boundingBox(),
    await page.locator('.stores-map').boundingBox(),
  ];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(stage?.x ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Città o CAP' }).fill('Fano');
  await page.getByRole('option', { name: /^Fano/ }).first().click();
  await expect(found(page)).toContainText('da Fano');
  await expectListUnderMap(page);
  // From here both towns of the coast have room for a pin each.
  await page.getByRole('radio', { name: '15', exact: true }).check();
  await pin(page, 'Moto Conti').click();
  await expect(page.locator('.stores-map__sheet .store-info')).toBeInViewport();
  await phone.close();

  const plain = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto('/it-it/stores');
  expect(await rows(quiet).count()).toBeGreaterThan(20);
  await expect(rows(quiet).first().getByRole('link', { name: 'Indicazioni' })).toBeVisible();
  await expect(rows(quiet).first().locator('.store-hours')).toContainText(/Lun–ven \d\d:\d\d/);
  await quiet.goto('/it-it/stores?near=61032');
  await expect(found(quiet)).toContainText(/da (61032 )?Fano/);
  await expect(names(quiet).first()).toHaveText('Moto Conti');
  await plain.close();
});

/** The map leaves room for the list, and both are on the page in that order. */
async function expectListUnderMap(page: Page) {
  const [stage, first] = [
    await page.locator('.stores-map').boundingBox(),
    await rows(page).first().boundingBox(),
  ];
  expect(stage?.height ?? 0).toBeLessThanOrEqual(460);
  expect(first?.y ?? 0).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
}
