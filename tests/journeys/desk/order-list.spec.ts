import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newCustomer } from '../support/customers.ts';
import { deskWords } from '../support/desk/acts.ts';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { anOrderOf } from '../support/orders.ts';
import { confirmTransfer, getAsStaff } from '../support/staff.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// By keyboard alone: the mouse is not used here.

/** Two paid orders and one that is not, of one customer; the list shows only these. */
async function threeOrders(): Promise<{ paid: string[]; unpaid: string; path: string }> {
  const customer = await newCustomer('it-it');
  const [one, two, three] = [await anOrderOf(customer), await anOrderOf(customer), await anOrderOf(customer)];
  for (const { code } of [one, two]) await confirmTransfer('it', code);
  return {
    paid: [one.code, two.code],
    unpaid: three.code,
    path: `/orders?sites=it&q=${encodeURIComponent(customer.email)}`,
  };
}

async function openList(page: Page, path: string): Promise<void> {
  await openDesk(page, path);
  await expect(page.locator('[role=row][data-place]')).toHaveCount(3);
}

for (const locale of ['en', 'ar'] as const)
  test(`[BULK-07] rows are chosen, checked without a change, run and counted by keyboard, ${locale}`, async ({
    page,
  }) => {
    const t = deskWords(locale);
    const { paid, unpaid, path } = await threeOrders();
    await signInToDesk(page, { as: 'fulfilment', sites: ['it'], locale });
    await openList(page, path);
    await page.keyboard.press('j');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('p');
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toContainText(t('bulk.about'));
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    const counted = (id: string, values: Record<string, number>) =>
      t(id).replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
    await expect(dialog.getByRole('status')).toHaveText(counted('bulk.checked', { can: 2, count: 3 }));
    await expect(dialog).toContainText(t('bulk.wouldRefuse'));
    expect((await getAsStaff('it', `orders/${paid[0]}`)).status).toBe('confirmed');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('status')).toHaveText(counted('bulk.done', { done: 2, count: 3 }));
    await expectAccessible(page);
    for (const code of paid) expect((await getAsStaff('it', `orders/${code}`)).status).toBe('preparing');
    expect((await getAsStaff('it', `orders/${unpaid}`)).status).toBe('pending_confirmation');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[role=row]').filter({ hasText: t('orders.status.preparing') })).toHaveCount(2);
  });

test('[EXPORTS-05] one key saves the list, as it is filtered, as a CSV file', async ({ page }) => {
  const { paid, unpaid, path } = await threeOrders();
  await signInToDesk(page, { as: 'finance', sites: ['it'] });
  await openList(page, path);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Shift+E')]);
  expect(download.suggestedFilename()).toMatch(/^orders.*\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(4);
  for (const code of [...paid, unpaid]) expect(lines.join('\n')).toContain(code);
});
