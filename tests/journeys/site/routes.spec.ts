import { expect, open, test } from '../support/test.ts';

/** Where a page is, what it must be headed, and the line of the specification that says so. */
const PUBLIC: [id: string, path: string, heading: string][] = [
  ['SHELL-03', '', 'Lupo 500'],
  ['SHELL-18', 'company', 'The same address since 1911'],
  ['SHELL-19', 'company/the-legacy', 'What is handed on'],
  ['SHELL-20', 'company/the-logo', 'A V and six bars'],
  ['SHELL-21', 'company/the-museum', 'The museum'],
  ['SHELL-23', 'news', 'News'],
  ['SHELL-25', 'products/lupo-500', 'Lupo 500'],
  ['SHELL-26', 'products', 'Models'],
  ['SHELL-27', 'search', 'Shop online'],
  ['SHELL-28', 'search/equipment', 'Accessories'],
  ['SHELL-32', 'stores', 'Find a dealer'],
  ['SHELL-33', 'contact', 'Contact'],
  ['SHELL-34', 'manuals', 'Manuals'],
  ['SHELL-35, CATALOGUE-14', 'how-to-buy', 'How to buy'],
  ['SHELL-36', 'warranty', 'Warranty'],
  ['SHELL-37', 'terms', 'Terms and conditions'],
  ['SHELL-38', 'privacy-policy', 'Privacy policy'],
  ['SHELL-39', 'cookie-policy', 'Cookie policy'],
  ['SHELL-40', 'shipping-policy', 'Shipping policy'],
  ['LEGAL-01', 'withdrawal', 'Withdrawal and returns'],
  ['LEGAL-01', 'legal-notice', 'Legal notice'],
  ['SHELL-41', 'subscriber-verify', 'Newsletter'],
];

const SHOP: [id: string, path: string, heading: string][] = [
  ['SHELL-04', 'bag', 'Bag'],
  ['SHELL-08', 'login', 'Log in'],
  ['SHELL-09', 'register', 'Create account'],
  ['SHELL-10', 'recovery', 'Forgot your password?'],
  ['SHELL-11', 'update-password/abcDEF123', 'Set a new password'],
  ['SHELL-12', 'update-password', 'Set a new password'],
];

const ACCOUNT: [id: string, path: string, heading: string][] = [
  ['SHELL-13', 'my-account', 'My account'],
  ['SHELL-14', 'my-account/addresses', 'Addresses'],
  ['SHELL-15', 'my-account/bikes', 'My bikes'],
  ['SHELL-16', 'my-account/orders', 'My orders'],
];

// One walk each: a browser of its own for every page would cost more than the pages do.
test('every page is at its address and has its heading', async ({ quiet: page }) => {
  test.setTimeout(180_000);
  for (const [id, path, heading] of [...PUBLIC, ...SHOP]) {
    await test.step(`[${id}] /${path}: ${heading}`, async () => {
      const response = await open(page, path ? `/it-en/${path}` : '/it-en');
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    });
  }
});

test('the pages of an account open for its customer; the tab bar marks the page, the bicycles have no tab', async ({
  quiet: page,
  signIn,
}) => {
  await signIn('it-en');
  for (const [id, path, heading] of ACCOUNT) {
    await test.step(`[${id}] /${path}: ${heading}`, async () => {
      const response = await open(page, `/it-en/${path}`);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page, path).toHaveTitle(new RegExp(`^${heading}`));
      const current = page
        .getByRole('navigation', { name: 'Account pages' })
        .locator('[aria-current="page"]');
      await expect.soft(current, path).toHaveText(id === 'SHELL-15' ? [] : [heading]);
    });
  }
});

test('[SHELL-22] each of the four periods of the story has its page, a fifth has none', async ({ page }) => {
  for (const period of ['1911-1934', '1940-1950', '1950-1980', '1990-today']) {
    const response = await page.goto(`/it-en/company/our-story/${period}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(period.replace('-', '.')));
  }
  expect((await page.goto('/it-en/company/our-story/1980-1990'))?.status()).toBe(404);
});

test('[SHELL-29] /search/equipment shows accessories and no vehicles', async ({ page }) => {
  await page.goto('/it-en/search/equipment');
  await expect(page.getByRole('checkbox', { name: /^Helmets/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Lupo 500')).toHaveCount(0);
});

test('[SHELL-30] search takes the category of its query', async ({ page }) => {
  await page.goto('/it-en/search?category=scooters');
  await expect(page.getByRole('main').getByRole('link', { name: /^Lido 125/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Lupo 500')).toHaveCount(0);
});

test('[SHELL-01] a page without a country segment is no page', async ({ page }) => {
  for (const path of ['/news', '/company/the-logo', '/IT-EN/news', '/it_en/news']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
  expect((await page.goto('/it-en/news'))?.status()).toBe(200);
});

test('[LEGAL-04] [C-01] an unknown search type is not found, an old link to `legal` finds the terms', async ({
  page,
}) => {
  expect((await page.goto('/it-en/search/spaceships'))?.status()).toBe(404);
  const old = await page.request.get('/it-en/legal', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/it-en/terms']);
});
