import { expect, expectAccessible, open, test } from '../support/test.ts';

// Right to left, a two-letter country that is also a language, and a script without spaces among them.
for (const { site, buy } of [
  { site: 'it-it', buy: 'Acquista' },
  { site: 'ar-es', buy: 'Comprar' },
  { site: 'ae-ar', buy: 'شراء' },
  { site: 'jp-ja', buy: '購入する' },
]) {
  test(`from home to a unit in ${site}`, async ({ quiet: page }) => {
    await open(page, `/${site}`);
    await page.locator('.shell-nav__item[aria-expanded]').first().click();
    const menu = page.locator('.shell-flyout');
    await menu.locator(`a[href="/${site}/products/lupo-500"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${site}/products/lupo-500$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupo 500');
    await page.getByRole('main').getByRole('link', { name: buy, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('article').first()).toBeVisible();
    const status = dialog.getByRole('group').last().getByRole('link').first();
    const count = Number((await status.locator('.ui-chip__count').textContent()) ?? 0);
    await status.click();
    await expect(dialog.getByRole('article')).toHaveCount(Math.min(count, 10));
    await expect(dialog.getByRole('article').first().locator('.ui-button--primary')).toBeVisible();
  });
}

test('a unit is reached and put into the bag by keyboard alone', async ({ quiet: page }) => {
  await open(page, '/it-en/products/lupo-500');
  const buy = page.getByRole('link', { name: 'Buy', exact: true });
  for (
    let press = 0;
    press < 60 && !(await buy.evaluate((link) => link === document.activeElement));
    press += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(buy).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const add = dialog.getByRole('button', { name: 'Add to bag' }).first();
  for (
    let press = 0;
    press < 40 && !(await add.evaluate((button) => button === document.activeElement));
    press += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'In your bag' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(buy).toBeFocused();
});

for (const path of ['/it-en/products/falco-r?compare=falco-g', '/il-he/products/lupo-500']) {
  test(`page and window are accessible: ${path}`, async ({ quiet: page }) => {
    await open(page, path);
    await expect(page.locator('.reviews__quotes figure').first()).toBeAttached();
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.locator('.subnav')).toBeVisible();
    await page.locator('.subnav__buy a').click();
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('without script the whole page is there, and filters, colours and comparing are plain links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/it-en/products/lupo-500');
  await expect(page.locator('.intro__text')).toContainText('Pesaro');
  await expect(page.getByRole('button', { name: 'Read more' })).toBeHidden();
  await expect(page.locator('#specs table').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy', exact: true }).first()).toHaveAttribute(
    'href',
    /^\?color=\d+#units$/,
  );
  const list = page.locator('#units');
  await list
    .getByRole('group', { name: 'Status' })
    .getByRole('link', { name: /Available in store/ })
    .click();
  await expect(page).toHaveURL(/inventory_status=on_hand/);
  for (const ticket of await list.getByRole('article').all()) {
    await expect(ticket).toContainText('Available in store');
  }
  await page.goto('/it-en/products/lupo-500');
  await page.getByRole('group', { name: 'Compare with' }).getByRole('link', { name: 'Passo 700' }).click();
  await expect(page.locator('#compare table')).toBeVisible();
  await context.close();
});

for (const width of [425, 768, 1280, 1920]) {
  test(`nothing is wider than the window at ${width} px, in either direction`, async ({ quiet: page }) => {
    await page.setViewportSize({ width, height: 860 });
    for (const path of ['/it-it/products/falco-r?compare=falco-g,via', '/ae-ar/products/lupo-500']) {
      await open(page, path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
}
