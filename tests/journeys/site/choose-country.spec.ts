import { expect, expectAccessible, open, test } from '../support/test.ts';

const chooser = (page: import('@playwright/test').Page) =>
  page.getByRole('dialog', { name: 'Choose your country' });

async function openChooser(page: import('@playwright/test').Page, path = '/it-en/news') {
  await open(page, path);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Country and language/ })
    .click();
  await expect(chooser(page)).toBeVisible();
}

for (const { segment, title, labels, prompt } of [
  {
    segment: 'it-it',
    title: 'Scegli il tuo Paese',
    labels: ['Area geografica', 'Paese', 'Lingua'],
    prompt: 'Scegli un’area geografica',
  },
  { segment: 'ae-ar', title: 'اختيار البلد', labels: ['المنطقة', 'البلد', 'اللغة'], prompt: 'اختيار منطقة' },
]) {
  test(`[LOCPICK-11] ${segment}: the window of the chooser speaks the page’s language`, async ({
    quiet: page,
  }) => {
    await open(page, `/${segment}/news`);
    await page.getByRole('banner').locator('.shell-locale').click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    for (const label of labels) await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel(labels[0] ?? '', { exact: true })).toContainText(prompt);
    await expectAccessible(page);
  });
}

test('[LOCPICK-01] [LOCPICK-02] one list of all countries, under their regions', async ({
  quiet: page,
  request,
}) => {
  await openChooser(page);
  await expect(chooser(page).getByRole('heading', { level: 3 })).toHaveText([
    'Africa',
    'Americas',
    'Asia',
    'Europe',
    'Oceania',
  ]);
  const europe = chooser(page).getByRole('region', { name: 'Europe' });
  await expect(europe.getByText('Belgium (Dutch)')).toBeVisible();
  await expect(chooser(page).getByRole('region', { name: 'Asia' }).getByText('Japan')).toBeVisible();
  expect(await chooser(page).locator('.chooser__country').count()).toBeGreaterThan(60);
  await expectAccessible(page);
  expect((await request.get('/it-en')).ok()).toBe(true);
});

test('[LOCPICK-03] [STYLE-10] every country shows its flag, a cell of one sprite', async ({ page }) => {
  await openChooser(page);
  const rows = chooser(page).locator('.chooser__country');
  await rows.first().waitFor();
  await expect(rows.locator('.shell-flag')).toHaveCount(await rows.count());
  const style = await rows
    .filter({ hasText: 'Japan' })
    .locator('.shell-flag')
    .evaluate((flag) => [getComputedStyle(flag).backgroundImage, getComputedStyle(flag).backgroundPosition]);
  expect(style[0]).toMatch(/flags.*\.webp/);
  const sprite = await page.request.get(/url\("(.+)"\)/.exec(style[0] ?? '')?.[1] ?? '');
  expect(sprite.headers()['content-type']).toBe('image/webp');
  const others = await rows
    .filter({ hasText: 'Italy' })
    .locator('.shell-flag')
    .evaluate((flag) => getComputedStyle(flag).backgroundPosition);
  expect(others).not.toBe(style[1]);
});

test('[LOCPICK-04] one link per language, in that language', async ({ page }) => {
  await openChooser(page);
  const canada = chooser(page).locator('.chooser__country', { hasText: 'Canada' });
  await expect(canada.getByRole('link')).toHaveText(['English', 'Français']);
  await canada.getByRole('link', { name: 'Canada, Français' }).click();
  await expect(page).toHaveURL(/\/ca-fr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('[LOCPICK-05] [LOCPICK-06] or region, country, language, go', async ({ quiet: page }) => {
  await openChooser(page);
  const form = chooser(page).locator('form');
  await form.getByLabel('Region').selectOption({ label: 'Asia' });
  await form.getByLabel('Country').selectOption({ label: 'Cambodia' });
  await expect(form.getByRole('button')).toBeDisabled();
  await form.getByLabel('Language').selectOption({ label: 'ភាសាខ្មែរ' });
  await form.getByRole('button', { name: 'Go to Cambodia, ភាសាខ្មែរ' }).click();
  await expect(page).toHaveURL(/\/kh-kh$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'km-KH');
});

test('[LOCPICK-07] [LOCPICK-08] [LOCPICK-09] three names are shown in their own way', async ({ page }) => {
  await openChooser(page);
  for (const [name, url] of [
    ['Hong Kong, China', '/hk-en'],
    ['Taiwan, (ROC)', '/tw-zh'],
    ['International', '/global-en'],
  ] as const) {
    const row = chooser(page)
      .locator('.chooser__country')
      .filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.locator(`a[href="${url}"]`)).toBeVisible();
  }
});

test('[LOCPICK-10] it closes on Escape, a click outside and a change of page', async ({ page }) => {
  await openChooser(page);
  await page.keyboard.press('Escape');
  await expect(chooser(page)).toHaveCount(0);
  const button = page.getByRole('banner').getByRole('link', { name: /Country and language/ });
  await expect(button).toBeFocused();
  await button.click();
  await expect(chooser(page)).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(chooser(page)).toHaveCount(0);
  await page.goto('/it-en/company');
  await open(page, '/it-en/news');
  await button.click();
  await expect(chooser(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/company$/);
  await expect(chooser(page)).toHaveCount(0);
});

test('without script the way to another country is a page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/it-en`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Country and language/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your country');
  await page.getByRole('link', { name: 'Japan, 日本語' }).click();
  await expect(page).toHaveURL(/\/jp-ja$/);
  await context.close();
});
