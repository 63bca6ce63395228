import { withPictures } from '../support/browser.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test.use(withPictures());

test('the header suggests what the words may become, by keyboard', async ({ quiet: page }) => {
  await open(page, '/it-en/news');
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await trigger.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  // Before anything is typed: the categories.
  await expect(page.getByRole('option', { name: /^Motorcycles/ })).toBeVisible();

  await page.keyboard.type('lup');
  const options = page.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(options.first()).toContainText('Lupo');
  await expect(options.first().locator('img')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('End');
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option').last()).toHaveText('All results for “lup”');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/it-en\/products\/lupo-/);
  await expect(field).toHaveCount(0);
});

test('Enter without a choice searches for the words; Escape goes back', async ({ page }) => {
  await open(page, '/it-en');
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await trigger.click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await trigger.click();
  await expect(field).toBeFocused();
  await page.keyboard.type('lido 125');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/it-en\/search\?q=lido(\+|%20)125$/);
  await expect(page.locator('.hit').first()).toContainText('Lido 125');
});

test('not every letter sends a request, and the answer is cacheable', async ({ page, request, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (one) => one.url().includes('/search/suggestions') && requests.push(one.url()));
  await open(page, '/it-en/news');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox').pressSequentially('scooter', { delay: 20 });
  await expect(page.getByRole('option', { name: /^Scooters/ })).toBeVisible();
  expect(requests.length).toBeLessThan(4);
  const answer = await request.get(`${baseURL}/it-en/search/suggestions?q=scooter`);
  expect(answer.headers()['cache-control']).toMatch(/public/);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('in Hebrew the suggestions stand from the right', async ({ quiet: page }) => {
  await open(page, '/il-he/news');
  await page.locator('.shell-nav__search').click();
  await page.getByRole('combobox').fill('lupo');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Lupo');
  const [shot, name] = await Promise.all([
    option.locator('.shell-search__shot').boundingBox(),
    option.locator('b').boundingBox(),
  ]);
  expect(shot?.x ?? 0).toBeGreaterThan(name?.x ?? 0);
  await expectAccessible(page);
});
