import { BRAND } from '../support/brand.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

test.describe('on a desk', () => {
  test('[HEADER-01] the logo leads home', async ({ page }) => {
    await open(page, '/it-en/news');
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${BRAND}, home page` })
      .click();
    await expect(page).toHaveURL(/\/it-en$/);
  });

  test('[HEADER-02] [C-03] the entries stand in their order, the logo in the middle', async ({ page }) => {
    await open(page, '/it-en/news');
    const header = page.getByRole('banner');
    const names = [
      header.getByRole('button', { name: 'Products' }),
      header.getByRole('link', { name: 'Company' }),
      header.getByRole('link', { name: 'News' }),
      header.getByRole('link', { name: `${BRAND}, home page` }),
      header.getByRole('link', { name: 'Shop online' }),
      header.getByRole('link', { name: 'Dealers' }),
      header.getByRole('link', { name: 'Contact' }),
      header.getByRole('button', { name: /Account and bag/ }),
      header.getByRole('link', { name: /Country and language/ }),
    ];
    const places = await Promise.all(names.map(async (entry) => (await entry.boundingBox())?.x ?? -1));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const logo = await header.getByRole('link', { name: `${BRAND}, home page` }).boundingBox();
    expect(Math.abs((logo?.x ?? 0) + (logo?.width ?? 0) / 2 - 640)).toBeLessThan(4);
    // First for keyboard and screen reader (after the skip link).
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(header.getByRole('link', { name: `${BRAND}, home page` })).toBeFocused();
  });

  test('[HEADER-03] [HEADER-04] [HEADER-05] [HEADER-06] hovering: categories, models, preview, go', async ({
    quiet: page,
  }) => {
    await open(page, '/it-en');
    await page.getByRole('button', { name: 'Products' }).hover();
    const flyout = page.locator('.shell-flyout');
    for (const category of ['Motorcycles', 'Scooters', 'Bicycles', 'E-bikes']) {
      await expect(flyout.getByRole('link', { name: category, exact: true })).toBeVisible();
    }
    await flyout.getByRole('link', { name: 'Scooters' }).hover();
    const models = flyout.getByRole('list', { name: 'Scooters' });
    await expect(models.getByRole('link')).toHaveCount(2);
    await models.getByRole('link', { name: /Lido 200 GT/ }).hover();
    await expect(flyout.locator('img')).toBeVisible();
    await expectAccessible(page);
    await flyout.getByRole('link', { name: 'Go to Lido 200 GT' }).click();
    await expect(page).toHaveURL(/\/it-en\/products\/lido-200-gt$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lido 200 GT');
  });

  test('[HEADER-07] [HEADER-20] the flyout opens when the pointer comes and closes when it leaves', async ({
    page,
  }) => {
    await open(page, '/it-en/company');
    const products = page.getByRole('button', { name: 'Products' });
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await products.hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.locator('.shell-flyout__models a').first().hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(6, 700);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  test('[HEADER-08] [HEADER-09] the flyout closes on a click away and on a change of page', async ({
    page,
  }) => {
    await open(page, '/it-en/company');
    const products = page.getByRole('button', { name: 'Products' });
    await products.click();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    // The margin beside the column: nothing there to press.
    await page.mouse.click(6, 700);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await products.click();
    await page.locator('.shell-flyout').getByRole('link', { name: 'Lupo 500', exact: false }).first().click();
    await expect(page).toHaveURL(/products\/lupo-500/);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  test('the flyout works by keyboard alone', async ({ page }) => {
    await open(page, '/it-en');
    await page.getByRole('button', { name: 'Products' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.shell-flyout')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.shell-flyout').getByRole('list', { name: 'Scooters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.shell-flyout')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Products' })).toBeFocused();
  });

  test('[HEADER-10] [HEADER-11] [HEADER-12] shop entries are there only where the shop is open', async ({
    page,
  }) => {
    const entries = () => {
      const header = page.getByRole('banner');
      return [
        header.getByRole('link', { name: 'Shop online' }),
        header.getByRole('link', { name: 'Search' }),
        header.getByRole('button', { name: /Account and bag/ }),
      ];
    };
    await open(page, '/it-en');
    for (const entry of entries()) await expect(entry).toBeVisible();
    await open(page, '/gr-en');
    for (const entry of entries()) await expect(entry).toHaveCount(0);
  });

  test('[HEADER-18] [HEADER-19] entries lead where they say', async ({ page }) => {
    await open(page, '/it-en');
    const header = page.getByRole('banner');
    for (const [name, path] of [
      ['Company', 'company'],
      ['News', 'news'],
      ['Dealers', 'stores'],
      ['Contact', 'contact'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/it-en/${path}`);
    }
    await expect(header.getByRole('link', { name: /^Country and language: Italy, English/ })).toBeVisible();
  });
});

test.describe('the account and bag dropdown', () => {
  const dropdown = '.shell-bag';

  test('[BAG-23] [BAG-24] a guest finds sign in, create account, my orders and an empty bag', async ({
    quiet: page,
  }) => {
    await open(page, '/it-en/news');
    await page.getByRole('button', { name: 'Account and bag, bag is empty' }).click();
    const panel = page.locator(dropdown);
    await expect(panel.getByText('Your bag is empty')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/it-en/login');
    await expect(panel.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/it-en/register',
    );
    await expect(panel.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/it-en/my-account/orders',
    );
    await expectAccessible(page);
  });

  test('[BAG-25] [BAG-26] [AUTH-12] [C-04] a customer finds name, e-mail, account and the way out', async ({
    quiet: page,
    signIn,
    context,
  }) => {
    const { fullName, email } = await signIn('it-en');
    await open(page, '/it-en/news');
    await page.getByRole('button', { name: /Account and bag/ }).click();
    const panel = page.locator(dropdown);
    await expect(panel.getByText(fullName)).toBeVisible();
    await expect(panel.getByText(email)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'My account' })).toHaveAttribute(
      'href',
      '/it-en/my-account',
    );
    await test.step('[BAG-24] the orders are offered to customers too', () =>
      expect(panel.getByRole('link', { name: 'My orders' })).toHaveAttribute(
        'href',
        '/it-en/my-account/orders',
      ));
    await expect(panel.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/it-en$/);
    expect((await context.cookies()).some(({ name }) => name === 'AuthTkn')).toBe(false);
    await page.goto('/it-en/my-account');
    await expect(page).toHaveURL(/\/it-en\/login$/);
  });

  test('[SHELL-67] [SHELL-68] [SHELL-69] it closes on a change of page, a click outside and Escape', async ({
    page,
  }) => {
    await open(page, '/it-en/news');
    const button = page.getByRole('button', { name: /Account and bag/ });
    await button.click();
    await page.keyboard.press('Escape');
    await expect(page.locator(dropdown)).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator(dropdown)).toHaveCount(0);

    await button.click();
    await page.locator(dropdown).getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/login$/);
    await expect(page.locator(dropdown)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test('[HEADER-13] [STYLE-02] [C-21] at 767 px the mobile header is used, at 768 px the desktop one', async ({
    page,
  }) => {
    await open(page, '/it-en');
    for (const [width, mobile] of [
      [767, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: mobile });
      await expect(page.getByRole('button', { name: 'Products' })).toBeVisible({ visible: !mobile });
      await expect(page.locator('.shell-nav__search')).toBeVisible();
    }
  });

  test('[SHELL-42] [HEADER-14] [HEADER-15] [HEADER-17] the off-canvas menu holds every entry', async ({
    quiet: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/it-en');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [name, path] of [
      ['Home', ''],
      ['Company', '/company'],
      ['News', '/news'],
      ['Accessories', '/search/equipment'],
      ['Shop online', '/search'],
      ['Dealers', '/stores'],
      ['Contact', '/contact'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/it-en${path}`);
    }
    await menu.getByText('Products').click();
    await expect(menu.getByRole('link', { name: 'Motorcycles' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Accessories' }).click();
    await expect(page).toHaveURL(/\/it-en\/search\/equipment$/);
    await expect(menu).toHaveCount(0);
  });

  test('[HEADER-16] [STYLE-11] the drawer is 80 percent wide, at least 200 px, at most 440 px', async ({
    page,
  }) => {
    for (const [viewport, width] of [
      [390, 312],
      [240, 200],
      [700, 440],
    ] as const) {
      await page.setViewportSize({ width: viewport, height: 844 });
      await open(page, '/it-en');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
      expect(Math.round(box?.width ?? 0), `at ${viewport}`).toBe(width);
    }
  });

  test('in Hebrew the drawer comes from the right', async ({ quiet: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/il-he');
    await page.locator('.shell-nav__narrow').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await page.waitForTimeout(400);
    const box = await drawer.boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(390);
    await expectAccessible(page);
  });
});
