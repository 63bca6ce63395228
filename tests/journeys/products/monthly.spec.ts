import { expect, expectAccessible, open, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('it-it on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('[MONTHLY-03] [MONTHLY-04] from the price to the calculation with another deposit and time', async ({
    page,
  }) => {
    await page.goto('/it-it/products/lupo-500');
    await page.getByRole('link', { name: /^o da .+ al mese \(TAEG .+\)$/ }).click();
    await expect(page).toHaveURL(/\/it-it\/products\/lupo-500\/monthly/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lupo 500 al mese' })).toBeVisible();
    await page.getByLabel('Anticipo (EUR)').fill('1000');
    await page.getByLabel('Durata in mesi').selectOption('24');
    await page.getByRole('button', { name: 'Calcola' }).click();
    await expect(page).toHaveURL(/deposit=1000&months=24/);
    const result = page.getByRole('region', { name: 'Ogni mese' });
    await expect(result).toContainText('24 rate mensili');
    await expect(result).toContainText(/1\.000,00\s€/);
    await expect(result).toContainText('TAEG');
    await expect(result.getByRole('heading', { name: 'Esempio rappresentativo' })).toBeVisible();
  });
});

test('[MONTHLY-03] [MONTHLY-04] us-en: the page is accessible, and a deposit beyond the limits is moved into them', async ({
  quiet: page,
}) => {
  await open(page, '/us-en/products/lupo-500/monthly?deposit=999999&months=36');
  await expectAccessible(page);
  const field = page.getByLabel('Deposit (USD)');
  expect(Number(await field.inputValue())).toBe(Number(await field.getAttribute('max')));
});

test.describe('ae-ar on a phone', () => {
  test.use({ viewport: PHONE });

  test('[MONTHLY-03] a site without terms has neither line nor page', async ({ page, request }) => {
    await open(page, '/ae-ar/products/lupo-500');
    await expect(page.locator('a[href*="/monthly"]')).toHaveCount(0);
    expect((await request.get('/ae-ar/products/lupo-500/monthly')).status()).toBe(404);
  });
});
