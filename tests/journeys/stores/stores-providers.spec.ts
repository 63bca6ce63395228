import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { withWebGl } from '../support/browser.ts';
import { watchForeign } from '../support/consent.ts';
import { sandbox } from '../support/sandbox.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const MAPS = `:${Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600) + 18}/`;

const found = (page: Page) => page.locator('.stores-panel__found');
const rows = (page: Page) => page.locator('.store-row');
const info = (page: Page) => page.locator('.store-info');
const marks = (page: Page) => page.locator('.map-pin, .map-cluster');
const pin = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ${name}$`) });

test.use({ ...withWebGl(), contextOptions: { reducedMotion: 'reduce' } });
// What is drawn without a graphics card takes its time, and more of it on a busy machine.
test.describe.configure({ timeout: 150_000 });

const allow = (context: BrowserContext, url: string) =>
  context.addCookies([
    {
      name: 'Consent',
      value: '2.opt_in.100.3f0a4e52-5a40-4d0e-9a57-0a2f6f3f9d11',
      domain: new URL(url).hostname,
      path: '/',
    },
  ]);

test('[CONSENT-11] [STORES-01] [STORES-12] [STORES-39] Google’s map where the site has one and the visitor agrees, ours until then and when its script fails', async ({
  quiet: page,
  context,
  baseURL,
}) => {
  const foreign = watchForeign(context, baseURL ?? '');
  const requestsToMaps = () => foreign.filter((url) => url.includes(MAPS));
  await open(page, '/us-en/stores');
  await page.locator('.glmap').waitFor();
  expect(requestsToMaps()).toEqual([]);

  await allow(context, baseURL ?? '');
  await open(page, '/us-en/stores');
  const map = page.locator('[data-map=google]');
  await map.waitFor();
  await expect(map).toHaveAttribute('data-zoom', '6');
  await expect(map).toHaveAttribute('data-limits', '0-22');
  await expect(marks(page).first()).toBeVisible();
  await expect(page.locator('.glmap')).toHaveCount(0);
  const total = await rows(page).count();

  const field = page.getByRole('combobox', { name: 'City or ZIP code' });
  await field.fill('Chic');
  await expect(page.getByRole('option')).toHaveText([/^Chicago.*IL, USA$/, /^Chico.*CA, USA$/]);
  await page.getByRole('option', { name: /^Chicago/ }).click();
  await expect(found(page)).toContainText('within 50 mi of Chicago');
  await expect(map.locator('[data-ring]')).toHaveAttribute('data-ring', '80467.2');
  const dealer = (await rows(page).first().locator('.store-row__name').textContent()) ?? '';
  await test.step('[STORES-33] choosing a dealer zooms to 15', async () => {
    await pin(page, dealer.trim()).click();
    await expect(map).toHaveAttribute('data-zoom', '15');
  });
  await expect(info(page)).toContainText(dealer.trim());
  await expect(info(page)).toContainText('Chicago');
  await expect(info(page).getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=41\.\d+%2C-87\.\d+$/,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(map).toHaveAttribute('data-zoom', '14');

  await field.fill('Nowhere');
  await page.getByRole('option', { name: /^Nowhere Special/ }).click();
  await expect(page.locator('.ui-toast').filter({ hasText: 'No results found.' })).toBeVisible();
  await expect(found(page)).toContainText('of Chicago');
  expect(await rows(page).count()).toBeLessThan(total);

  await sandbox.scenario('maps', 'error_500', 'google.script');
  await open(page, '/us-en/stores');
  await page.locator('.glmap').waitFor();
  await expect(page.locator('[data-map=google]')).toHaveCount(0);
  await expect(marks(page).first()).toBeVisible();
});

test('[STORES-01] [STORES-30] [STORES-34] [STORES-35] in China it is Baidu’s map, with its own search and its own degrees', async ({
  quiet: page,
  context,
  baseURL,
}) => {
  await allow(context, baseURL ?? '');
  await open(page, '/cn-zh/stores');
  const map = page.locator('[data-map=baidu]');
  await map.waitFor();
  await expect(map).toHaveAttribute('data-limits', '6-22');
  await expect(map).toHaveAttribute('data-zoom', '6');
  // 36.71, 103.56 as Baidu counts it.
  await expect(map).toHaveAttribute('data-centre', /^36\.7[12]\d,103\.5[67]\d$/);
  await expect(marks(page).first()).toBeVisible();

  const field = page.getByRole('combobox', { name: '城镇或邮编' });
  await field.fill('上海');
  await page.getByRole('option', { name: /^上海市/ }).click();
  await expect(found(page)).toContainText('上海市周边 50 公里内');
  // A GPS says 31.230, 121.474.
  await expect(map).toHaveAttribute('data-centre', '31.235,121.485');
  await pin(page, '维亚内利上海旗舰店').click();
  await expect(map).toHaveAttribute('data-zoom', '15');
  await expect(info(page)).toContainText('徐汇区龙腾大道1911号');
  await expect(info(page).getByRole('link', { name: '查看路线' })).toHaveAttribute(
    'href',
    /^https:\/\/api\.map\.baidu\.com\/marker\?location=31\.\d+(,|%2C)121\.\d+/,
  );
  await expectAccessible(page);

  const message = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await field.fill('乌有');
  await page.getByRole('option', { name: /^乌有乡/ }).click();
  expect(await message).toBe('未能识别该地点，请从列表中重新选择。');
  await expect(found(page)).toContainText('上海市周边');
  const english = new URL('../../../apps/storefront/app/features/stores/messages.en.json', import.meta.url);
  expect(JSON.parse(readFileSync(english, 'utf8'))['stores.noGeometry']).toBe(
    "Autocomplete's returned place contains no geometry",
  );
});
