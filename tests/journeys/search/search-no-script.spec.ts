import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without script the filters are a form', async ({ page }) => {
  await page.goto('/it-en/search');
  await page.getByRole('checkbox', { name: /^Scooters/ }).check();
  await page.locator('input[name=price_max]').fill('4000');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL('/it-en/search?category=scooters&price_max=4000&sort=price_desc');
  await expect(page.locator('.hit').filter({ hasText: 'Lido 125' })).toHaveCount(1);
  await expect(page.locator('.hit').filter({ hasText: 'Lupo 500' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove filter Scooters' }).click();
  await expect(page).toHaveURL('/it-en/search?price_max=4000&sort=price_desc');
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('without script words are searched for', async ({ page }) => {
  await page.goto('/it-en/search');
  await page.locator('main').getByRole('searchbox', { name: 'Search' }).fill('lupo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/it-en/search?q=lupo');
  await expect(page.locator('.hit').first()).toContainText('Lupo');
});

test('without script the header leads to the search page, and a phone reaches the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/it-en');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/it-en/search');
  await page.getByRole('link', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: /^Scooters/ }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL('/it-en/search?category=scooters');
});
