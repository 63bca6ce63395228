import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const LUPO = '/it-en/products/lupo-500';
const FALCO = '/it-en/products/falco-r';
/** A model that exists on a site whose shop has none of it. */
const NOTHING_LEFT = '/ae-en/products/falco-r';

const units = (page: Page) => page.locator('#units');
const tickets = (list: Locator) => list.getByRole('article');
const group = (list: Locator, name: string) => list.getByRole('group', { name });
const reload = (page: Page) => page.waitForResponse((response) => /\/units(\?|$)/.test(response.url()));

async function openDialog(page: Page) {
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('[PRODUCT-18] [INVENTORY-01] [INVENTORY-25] the available units, on the page and in the window', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  await expect(units(page).getByRole('heading', { name: 'Available stock' })).toBeVisible();
  await expect(tickets(units(page))).not.toHaveCount(0);
  const dialog = await openDialog(page);
  await expect(tickets(dialog)).not.toHaveCount(0);
  await dialog.getByRole('link', { name: 'Clear filters' }).click();
  await expect(tickets(dialog)).toHaveCount(await tickets(units(page)).count());
});

test('[INVENTORY-06] [INVENTORY-21] a unit shows picture, name, status, place, days, price and its button', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  const ticket = tickets(units(page)).first();
  await ticket.scrollIntoViewIfNeeded();
  await expect(ticket.locator('img')).toBeVisible();
  await expect(ticket.getByRole('heading')).not.toBeEmpty();
  await expect(ticket).toContainText(/Available in store|International transit|In production/);
  await expect(ticket).toContainText(/Ready (today|in \d+ days?)/);
  await expect(ticket).toContainText(/€\s?\d|\d\s?€/);
  await expect(ticket.getByRole('button', { name: 'Add to bag' })).toBeEnabled();
});

test('[INVENTORY-07] [INVENTORY-09] [INVENTORY-11] by value: each choice reloads, the same again clears', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  const list = units(page);
  const all = await tickets(list).count();
  const red = group(list, 'Colour').getByRole('link', { name: 'Red' });
  const [narrowed] = await Promise.all([reload(page), red.click()]);
  expect(decodeURIComponent(narrowed.url())).toMatch(/values\[\d+\]=\d+/);
  await expect(red).toHaveAttribute('aria-current', 'true');
  for (const name of await tickets(list).getByRole('heading').all()) await expect(name).toContainText('Red');
  const [cleared] = await Promise.all([reload(page), red.click()]);
  expect(cleared.url()).not.toContain('values');
  await expect(red).not.toHaveAttribute('aria-current', 'true');
  await expect(tickets(list)).toHaveCount(all);
});

test('[INVENTORY-08] [INVENTORY-10] [INVENTORY-16] by status, with the shop’s words', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  const list = units(page);
  const here = group(list, 'Status').getByRole('link', { name: /Available in store/ });
  const [narrowed] = await Promise.all([reload(page), here.click()]);
  expect(narrowed.url()).toContain('inventory_status=on_hand');
  for (const ticket of await tickets(list).all()) await expect(ticket).toContainText('Available in store');
  const [cleared] = await Promise.all([reload(page), here.click()]);
  expect(cleared.url()).not.toContain('inventory_status');
});

test('[INVENTORY-12] page by page', async ({ quiet: page }) => {
  await open(page, LUPO);
  const list = units(page);
  const pager = list.getByRole('navigation', { name: 'Result pages' });
  const first = await tickets(list).first().getByRole('heading').textContent();
  const before = await list.locator('input[name=uuid]').first().inputValue();
  await pager.getByRole('link', { name: /^Page 2 of/ }).click();
  await expect(pager.getByRole('link', { name: /^Page 2 of/ })).toHaveAttribute('aria-current', 'page');
  await expect(list.locator('input[name=uuid]').first()).not.toHaveValue(before);
  expect(first).not.toBeNull();
  await pager.getByRole('link', { name: 'Previous' }).click();
  await expect(list.locator('input[name=uuid]').first()).toHaveValue(before);
});

test('[INVENTORY-13] the spinner shows after 700 ms and not before', async ({ quiet: page }) => {
  let release = () => {};
  await page.route('**/products/*/units*', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.clock.install();
  await open(page, LUPO);
  await page.clock.pauseAt(Date.now() + 600_000);
  const list = units(page);
  const spinner = list.locator('.ui-spinner');
  await group(list, 'Colour').getByRole('link', { name: 'Red' }).click();
  await expect(list.locator('.units__list')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(690);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(spinner).toBeVisible();
  release();
  await expect(list.locator('.units__list')).toHaveAttribute('aria-busy', 'false');
  await page.clock.runFor(300);
  await expect(spinner).toHaveCount(0);
});

test('[INVENTORY-14] no unit at all: no section', async ({ quiet: page }) => {
  await open(page, NOTHING_LEFT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falco R');
  await expect(page.getByRole('heading', { name: 'Available stock' })).toHaveCount(0);
  await expect(units(page)).toHaveCount(0);
});

test('[INVENTORY-15] a later filter without result says so', async ({ quiet: page }) => {
  await open(page, FALCO);
  const list = units(page);
  const empty = list.getByRole('heading', { name: 'No matching stock found.' });
  const colors = await group(list, 'Colour').getByRole('link').all();
  const sizes = await group(list, 'Size').getByRole('link').all();
  for (const color of colors) {
    await Promise.all([reload(page), color.click()]);
    for (const size of sizes) {
      await Promise.all([reload(page), size.click()]);
      await expect(list.locator('.units__list')).toHaveAttribute('aria-busy', 'false');
      if (await empty.isVisible()) break;
    }
    if (await empty.isVisible()) break;
  }
  await expect(empty).toBeVisible();
  await expect(tickets(list)).toHaveCount(0);
  await expect(list.getByRole('status').filter({ hasText: 'No matching stock found.' })).toHaveCount(1);
  await list.getByRole('link', { name: 'Clear filters' }).click();
  await expect(tickets(list)).not.toHaveCount(0);
});

test('[INVENTORY-22] what is in the bag cannot be added again', async ({ quiet: page }) => {
  await open(page, LUPO);
  const ticket = tickets(units(page)).first();
  await ticket.scrollIntoViewIfNeeded();
  await ticket.getByRole('button', { name: 'Add to bag' }).click();
  const button = ticket.getByRole('button', { name: 'In your bag' });
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  const dialog = await openDialog(page);
  await dialog.getByRole('link', { name: 'Clear filters' }).click();
  await expect(dialog.getByRole('button', { name: 'In your bag' })).toBeDisabled();
});

test('[INVENTORY-23] a list that cannot be loaded stays as it was; that is logged only', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/products/*/units*', (route) => route.fulfill({ status: 503, body: 'null' }));
  await open(page, LUPO);
  const list = units(page);
  const all = await tickets(list).count();
  await Promise.all([reload(page), group(list, 'Colour').getByRole('link').first().click()]);
  await expect(list.locator('.units__list')).toHaveAttribute('aria-busy', 'false');
  await expect(tickets(list)).toHaveCount(all);
  await expect(page.locator('.ui-toast')).toHaveCount(0);
  expect(logged.some((text) => text.includes('units could not be loaded'))).toBe(true);
});

test('[INVENTORY-24] the window is 80% high and at most 1280 px wide', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await open(page, LUPO);
  await openDialog(page);
  const size = () =>
    page.locator('.units-dialog').evaluate((element) => [element.clientWidth, element.clientHeight]);
  await expect.poll(size).toEqual([1280, 800]);
});

test('the edge keeps the list of units like a page', async ({ request }) => {
  const response = await request.get('/it-en/products/lupo-500/units?inventory_status=on_hand');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('public');
  expect(response.headers()['set-cookie']).toBeUndefined();
  const { units: found } = await response.json();
  expect(found.every((unit: { status: string }) => unit.status === 'on_hand')).toBe(true);
});
