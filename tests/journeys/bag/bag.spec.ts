import type { Page } from '@playwright/test';
import { cartOf } from '../support/checkout-steps.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';
import { freeUnits, unitOfLargestModel, withHeldUnit } from '../support/units.ts';

const bagButton = (page: Page) => page.getByRole('button', { name: /Account and bag/ });
const dropdown = (page: Page) => page.locator('.shell-bag');
const toast = (page: Page, text: string | RegExp) => page.locator('.ui-toast').filter({ hasText: text });

/** Fills the bag as the page does, then reloads the page. */
async function fill(page: Page, segment: string, uuids: string[]) {
  await open(page, `/${segment}/bag`);
  for (const uuid of uuids) {
    const status = await page.evaluate(
      async ([url, uuid]) => {
        const body = new URLSearchParams({ uuid: uuid ?? '' });
        const answer = await fetch(url ?? '', {
          method: 'POST',
          headers: { accept: 'application/json' },
          body,
        });
        return answer.status;
      },
      [`/${segment}/bag/items`, uuid],
    );
    expect(status).toBe(200);
  }
  await open(page, `/${segment}/bag`);
}

/** A unit of a model's list that can be added, the first unless told otherwise. */
async function openUnits(page: Page, slug = 'lupo-500', at = 0) {
  await page.waitForLoadState();
  await open(page, `/it-en/products/${slug}`);
  const unit = page.locator('form', { has: page.locator('input[name=uuid]') }).nth(at);
  await unit.scrollIntoViewIfNeeded();
  const uuid = await unit.locator('input[name=uuid]').getAttribute('value');
  return { uuid: uuid ?? '', button: page.locator(`form:has(input[value="${uuid}"]) button`).first() };
}

const itemCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bag/items')) calls.push(request.method());
  });
  return calls;
};

test('[BAG-14] [BAG-15] [BAG-16] [INVENTORY-22] adding a unit: a toast with a link to the checkout, a count, a button that is done', async ({
  quiet: page,
}) => {
  // It ends at the checkout, which holds the unit: not one that other journeys use.
  const { button } = await openUnits(page, 'falco-r');
  await button.click();
  await expect(toast(page, 'Item has been added to bag')).toBeVisible();
  await expect(button).toHaveText('In your bag');
  await expect(button).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Account and bag, 1 item in bag' })).toBeVisible();
  const link = toast(page, 'Item has been added').getByRole('link', { name: 'Checkout' });
  await expect(link).toHaveAttribute('href', '/it-en/checkout');
  const uuid = await cartOf(page, 'it-en');
  await link.click();
  await expect(page).toHaveURL(`/it-en/checkout/${uuid}`);
});

test('[BAG-12] two presses are one request, and what is in the bag is not sent again', async ({ page }) => {
  const calls = itemCalls(page);
  const { button } = await openUnits(page);
  await button.dblclick();
  await expect(button).toHaveText('In your bag');
  await button.click({ force: true });
  await expect(toast(page, 'Item has been added to bag')).toHaveCount(1);
  expect(calls).toEqual(['POST']);
});

test('[BAG-13] removing twice is one request', async ({ page }) => {
  const [unit] = await freeUnits('it', 1);
  await fill(page, 'it-en', [unit?.uuid ?? '']);
  const calls = itemCalls(page);
  await bagButton(page).click();
  const remove = dropdown(page).getByRole('button', { name: /^Remove / });
  await remove.dblclick();
  await expect(dropdown(page).getByText('Your bag is empty')).toBeVisible();
  expect(calls).toEqual(['DELETE']);
});

test("[BAG-17] a refusal is a toast with the server's message, and the button can be tried again", async ({
  page,
}) => {
  // A poll would disable the button in time: here none is answered.
  await page.route('**/taken', (route) => route.abort());
  // Not the first unit: other journeys add it to their carts at the same time.
  const { uuid, button } = await openUnits(page, (await unitOfLargestModel('it')).slug, 1);
  await withHeldUnit(uuid, async () => {
    await button.click();
    await expect(page.getByRole('alert').getByText('This item is no longer available.')).toBeVisible();
  });
  await expect(button).toHaveText('Add to bag');
  await button.click();
  await expect(button).toHaveText('In your bag');
});

test('[BAG-19] [BAG-20] [BAG-22] the dropdown shows three, says how many more, and links to the checkout', async ({
  quiet: page,
}) => {
  const units = await freeUnits('it', 5);
  await fill(
    page,
    'it-en',
    units.map(({ uuid }) => uuid),
  );
  const session = await page.evaluate(async () => (await fetch('/it-en/session')).json());
  await bagButton(page).click();
  const lines = dropdown(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(lines).toHaveCount(3);
  for (const [n, unit] of units.slice(0, 3).entries()) {
    await expect(lines.nth(n)).toContainText(unit.name);
    await expect(lines.nth(n).locator('img')).toBeVisible();
  }
  await expect(dropdown(page).getByText('2 more items in your bag')).toBeVisible();
  await expect(dropdown(page).getByRole('link', { name: 'View all 5' })).toHaveAttribute(
    'href',
    '/it-en/bag',
  );
  await expect(dropdown(page).getByText(session.cart.total_formatted)).toBeVisible();
  await expect(dropdown(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute(
    'href',
    '/it-en/checkout',
  );
  const checkout = await page.request.get('/it-en/checkout', { maxRedirects: 0 });
  expect(checkout.headers().location).toBe(`/it-en/checkout/${await cartOf(page, 'it-en')}`);
  await expectAccessible(page);
});

test('[BAG-21] [BAG-27] items are removed in the dropdown by keyboard, one by one, until it is empty', async ({
  quiet: page,
}) => {
  const units = await freeUnits('it', 2);
  await fill(
    page,
    'it-en',
    units.map(({ uuid }) => uuid),
  );
  await bagButton(page).focus();
  await page.keyboard.press('Enter');
  for (const unit of units) {
    await dropdown(page)
      .getByRole('button', { name: `Remove ${unit.name} from the bag` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(dropdown(page).getByRole('status')).toHaveText(`${unit.name} has been removed from the bag`);
    // The keyboard stays in the dropdown although its button is gone.
    await expect(dropdown(page).locator(':focus')).toHaveCount(1);
  }
  await expect(dropdown(page).getByText('Your bag is empty')).toBeVisible();
});

test('a reload keeps the bag, another language of the country too, another country does not', async ({
  page,
}) => {
  const [unit] = await freeUnits('it', 1);
  await fill(page, 'it-en', [unit?.uuid ?? '']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account and bag, 1 item in bag' })).toBeVisible();
  await page.goto('/it-en/language/it');
  await expect(page).toHaveURL(/\/it-it$/);
  await expect(page.locator('.shell-header .ui-badge')).toHaveText('1');
  await open(page, '/es-es/bag');
  await expect(page.locator('main h2')).toHaveText('Tu carrito está vacío');
  await expect(page.locator('.shell-header .ui-badge')).toHaveCount(0);
});

test('the bag page: every unit with place, day and price, the sums, and a way out', async ({
  quiet: page,
}) => {
  const units = await freeUnits('it', 2);
  await fill(
    page,
    'it-en',
    units.map(({ uuid }) => uuid),
  );
  const lines = page.locator('.bag-line');
  for (const [n, unit] of units.entries()) {
    await expect(lines.nth(n).getByRole('heading')).toHaveText(unit.name);
    await expect(lines.nth(n)).toContainText(/Ready (today|in \d+ days?)/);
    await expect(lines.nth(n)).toContainText('€');
  }
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText('Total');
  await expect(summary).toContainText('VAT included');
  await expect(summary.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/it-en/checkout');
  await expectAccessible(page);
  await lines
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Account and bag, 1 item in bag' })).toBeVisible();
});

test('a unit held by another shopper: it says so, is not counted, blocks the checkout, and another takes its place', async ({
  quiet: page,
}) => {
  const unit = await unitOfLargestModel('it');
  await fill(page, 'it-en', [unit.uuid]);
  await withHeldUnit(unit.uuid, async () => {
    await open(page, '/it-en/bag');
    const line = page.locator('.bag-line');
    await expect(line).toContainText('This item is no longer available');
    await expect(line).toContainText('Someone is buying this right now.');
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expect(summary.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expect(summary).toContainText('€0.00');
    await expectAccessible(page);
    await bagButton(page).click();
    await expect(dropdown(page).getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Choose this one' }).first().click();
    await expect(page.locator('.bag-line[data-gone]')).toHaveCount(0);
    await expect(page.locator('.bag-line').getByRole('heading')).toHaveText(unit.name);
    await expect(summary.getByRole('link', { name: 'Checkout' })).toBeVisible();
  });
});

test('right to left: the bag reads from the other side and stays within the screen', async ({
  quiet: page,
}) => {
  const [unit] = await freeUnits('il', 1);
  for (const width of [1280, 425]) {
    await page.setViewportSize({ width, height: 860 });
    await fill(page, 'il-he', [unit?.uuid ?? '']);
    const picture = await page.locator('.bag-line__picture').boundingBox();
    const sum = await page.locator('.bag-sum').boundingBox();
    if (width === 1280) expect(picture?.x ?? 0).toBeGreaterThan(sum?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a unit is added from its list and removed in the bag by plain forms', async ({ page }) => {
    const { slug } = await unitOfLargestModel('it');
    await page.goto(`/it-en/products/${slug}`);
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page).toHaveURL(/\/it-en\/bag$/);
    await expect(page.locator('.bag-line')).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page).toHaveURL(/\/it-en\/bag$/);
    await expect(page.getByText('Your bag is empty')).toBeVisible();
  });
});

test('a form of another site changes nothing and takes no bag away', async ({ request }) => {
  const answer = await request.post('/it-en/bag/items', {
    headers: { 'sec-fetch-site': 'cross-site' },
    form: { uuid: '01a1dda8-fe5e-7461-a577-b1bde5343181' },
  });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});
