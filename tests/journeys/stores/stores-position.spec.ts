import type { Page } from '@playwright/test';
import { withWebGl } from '../support/browser.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const found = (page: Page) => page.locator('.stores-panel__found');
const rows = (page: Page) => page.locator('.store-row');
const locate = (page: Page) => page.locator('.stores-locate');

const TEL_AVIV = { latitude: 32.0853, longitude: 34.7818 };
const AT_SEA = { latitude: 33.5, longitude: 31 };

// The map draws itself without a graphics card here.
const MAP_TIME = { timeout: 20_000 };

test.use({ ...withWebGl(), contextOptions: { reducedMotion: 'reduce' } });
// What is drawn without a graphics card takes its time, and more of it on a busy machine.
test.describe.configure({ timeout: 150_000 });

test('[STORES-05] [STORES-32] [STORES-37] [STORES-40] dealers around me, none at sea, and the whole country when I am not to be found', async ({
  quiet: page,
  context,
}) => {
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (done, failed, options) => {
      document.documentElement.dataset.located = JSON.stringify(options);
      ask(done, failed, options);
    };
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(TEL_AVIV);
  await open(page, '/il-he/stores');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const total = await rows(page).count();
  await expect(locate(page)).toHaveText('שימוש במיקום שלי');
  await locate(page).click();
  await expect(found(page)).toContainText(/ברדיוס 50 ק״מ מכם/);
  expect(JSON.parse((await page.locator('html').getAttribute('data-located')) ?? '')).toEqual({
    timeout: 70_000,
    maximumAge: 75_000,
  });
  const near = await rows(page).count();
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(total);
  // The list stands at the start of the line, the map at its end.
  const [list, map] = [
    await page.locator('.stores-panel').boundingBox(),
    await page.locator('.stores-map').boundingBox(),
  ];
  expect(list?.x ?? 0).toBeGreaterThan(map?.x ?? 0);
  await expectAccessible(page);

  await context.setGeolocation(AT_SEA);
  // A position may be 75 seconds old; another one comes with a new document.
  await open(page, '/il-he/stores');
  await locate(page).click();
  await expect(found(page)).toHaveText('לא נמצאו תוצאות.');
  await page.getByRole('button', { name: 'הצגת כל הסוכנויות' }).click();
  await expect(rows(page)).toHaveCount(total);

  await context.clearPermissions();
  await locate(page).click();
  await expect(found(page)).toContainText('לא הצלחנו לאתר את המיקום שלכם');
  await expect(rows(page)).toHaveCount(total);
  await expect(page.locator('.glmap')).toHaveAttribute('data-zoom', '6.0', MAP_TIME);
});

test('[STORES-06] without geolocation the button is off; where nothing is sold no vehicles are offered; all of it by keys alone', async ({
  quiet: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
  });
  await open(page, '/ir-fa/stores');
  await expect(page.locator('.stores-locate')).toBeDisabled();
  await expect(page.locator('.glmap')).toHaveAttribute('data-zoom', /./, MAP_TIME);
  const field = page.getByRole('combobox');
  await field.focus();
  // Past the switched-off button, the distances, the units, the services and the list itself to the first dealer.
  const first = page.locator('.store-row__name').first();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((row) => row === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  const info = page.locator('.store-info');
  await expect(info.getByRole('heading')).toBeFocused();
  await expect(info.getByRole('link', { name: /مسیریابی/ })).toBeVisible();
  await expect(info.locator('a[href*="/search"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(info).toHaveCount(0);
  await expect(first).toBeFocused();
  const canvas = page.locator('.maplibregl-canvas');
  await canvas.focus();
  const zoom = () => page.locator('.glmap').getAttribute('data-zoom').then(Number);
  const before = await zoom();
  // A chosen dealer is as near as the ground has something to show.
  await page.keyboard.press('-');
  await expect.poll(zoom).toBeLessThan(before);
});

test('[SITES-12] a site without a shop has no search, bag, products column or buy button, on a desktop and in the phone’s drawer', async ({
  quiet: page,
}) => {
  const shopLinks = page.locator('a[href*="/search"], a[href$="/bag"], a[href$="#units"]');
  const tools = page.locator('.shell-nav__tools button').filter({ visible: true });
  for (const path of ['/ir-fa/stores', '/ir-fa/products/via', '/ir-fa']) {
    await open(page, path);
    await expect(shopLinks, path).toHaveCount(0);
    await expect(tools, path).toHaveCount(0);
  }
  await page.locator('.shell-flyout-root button').hover();
  await expect(page.locator('.shell-flyout__categories a').first()).toHaveAttribute(
    'href',
    /^\/ir-fa\/products#/,
  );
  await expect(shopLinks).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ir-fa/stores');
  await page.locator('.shell-nav__narrow').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('.shell-menu__group a')).not.toHaveCount(0);
  await expect(shopLinks).toHaveCount(0);
  await drawer.locator('.shell-menu__group summary').click();
  await drawer.locator('.shell-menu__group a').first().click();
  await expect(page).toHaveURL(/\/ir-fa\/products#/);
});
