import { ADDRESSES } from '../shots/desk/desk-screens.ts';
import { DESK, openDesk, signInToDesk } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Every screen of the map that needs no subject. */
const SCREENS = ADDRESSES.filter((address) => !address.includes(':'));

test('[DESK-01] [C-19] without a session every address leads to the sign-in, which knows the way back', async ({
  page,
}) => {
  await page.goto(`${DESK}/orders?q=serra`);
  await page.waitForURL(/\/sign-in\?return=/);
  expect(new URL(page.url()).searchParams.get('return')).toBe('/orders?q=serra');
});

test('[DESK-08] the policy of the page names no other host, but for previews the shop, and allows no inline script without a hash', async ({
  request,
}) => {
  const answer = await request.get(`${DESK}/orders`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  const directives = policy.split('; ').filter((directive) => /https?:/.test(directive));
  expect(directives).toEqual([expect.stringMatching(/^frame-src https?:\/\/[^ ]+$/)]);
});

test('[DESK-02] the sidebar has the screens of the role; the scope stays in the address', async ({
  page,
}) => {
  await signInToDesk(page, { as: 'fulfilment', sites: ['it', 'de'] });
  await openDesk(page, '/orders?sites=it');
  const nav = page.getByRole('navigation').first();
  await expect(nav.getByRole('button', { name: 'Payments' })).toHaveCount(0);
  await expect(nav.getByRole('button', { name: 'Sales' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await page.waitForURL(`${DESK}/?sites=it`);
});

test('[DESK-05] the help lists the keys, Ctrl+K goes to a screen, Escape gives the focus back', async ({
  page,
}) => {
  await signInToDesk(page);
  await openDesk(page, '/orders');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('inbox');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${DESK}/`);
});

test('Ctrl+Shift+L switches between light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInToDesk(page);
  await openDesk(page, '/');
  await page.keyboard.press('Control+Shift+L');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
});

test('[DESK-09] on a phone every screen fits, and the bottom bar leads to all of them', async ({
  quiet: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToDesk(page);
  for (const path of SCREENS)
    await test.step(path, async () => {
      await openDesk(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Inbox' }).click();
  await page.waitForURL(`${DESK}/`);
});
