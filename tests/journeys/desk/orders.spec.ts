import { newCustomer } from '../support/customers.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { anOrderOf, type JourneyOrder } from '../support/orders.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// By keyboard alone: the mouse is not used here.

const anOrder = async (): Promise<JourneyOrder> => anOrderOf(await newCustomer('it-it'));

test('[DESKORDERS-02] an order is found by its code from the list and opened with Enter', async ({
  page,
}) => {
  const { code } = await anOrder();
  await signInToDesk(page, { as: 'support', sites: ['it'] });
  await openDesk(page, '/orders');
  await page.locator('[role=row]').nth(1).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  // Enter leads to the first row of what was found.
  await expect(page.locator('[role=row]:focus').filter({ hasText: code.slice(0, 4) })).toBeVisible();
  await expect(page.locator('.grid__rows [role=row]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/it/${code}`));
  await expectAccessible(page);
});

test('[DESKORDERS-09] an order placed meanwhile waits behind a line until its key is pressed', async ({
  page,
}) => {
  await anOrder();
  await signInToDesk(page);
  await openDesk(page, '/orders');
  await page.locator('[role=row]').nth(1).waitFor();
  const { code } = await anOrder();
  await expect(page.locator('.newbar')).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('.');
  await expect(page.locator('[role=row]').filter({ hasText: code.slice(0, 4) })).toBeVisible();
});

test('[DESKORDERS-07] the inbox shows the transfer that waits, also on a phone and in Arabic', async ({
  page,
}) => {
  await anOrder();
  await signInToDesk(page, { as: 'finance', locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, '/?kind=transfer');
  const row = page.locator('.inbox__row').first();
  await expect(row).toContainText('تأكيد تحويل');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/orders\/it\//);
  await expectAccessible(page);
});
