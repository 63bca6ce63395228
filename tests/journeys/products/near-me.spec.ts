import type { Page } from '@playwright/test';
import { test as atCheckout } from '../support/checkout.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';
import { newBike } from '../support/warranty.ts';

const PHONE = { width: 390, height: 844 };
const DUBAI = { latitude: 25.204849, longitude: 55.270783 };

const band = (page: Page) => page.locator('.ready-near');
const tickets = (page: Page) => band(page).getByRole('article');
const isFiner = (url: string) => /-?\d+\.\d{3,}/.test(decodeURIComponent(new URL(url).search));

/** Every address the page asks for, to be looked through for a place that is too fine. */
function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Its button is off until the section is hydrated. */
async function approach(page: Page) {
  await band(page).scrollIntoViewIfNeeded();
  await expect(band(page).locator('.near-locate')).toBeEnabled();
}

async function nameTown(page: Page, town: string) {
  await approach(page);
  await band(page).getByRole('textbox').fill(town);
  await band(page).getByRole('textbox').press('Enter');
}

test('a town named on the home page puts the nearest first on every page, until it is forgotten', async ({
  quiet: page,
}) => {
  const urls = recordRequests(page);
  await open(page, '/it-it');
  await test.step('[NEARME-13] an unknown place is told, and the field stays', async () => {
    await nameTown(page, 'qqqqxxzz');
    await expect(band(page).getByRole('status')).toContainText('Non conosciamo questa località');
  });

  await test.step('[NEARME-01] [NEARME-06] [NEARME-07] a town brings three vehicles with distance, from a cacheable address', async () => {
    const answer = page.waitForResponse(/\/units\/near/);
    await nameTown(page, 'Pesaro');
    const response = await answer;
    expect(new URL(response.url()).searchParams.get('near')).toBe('43.9,12.9');
    // What the edge may not keep is private and never stored.
    expect(response.headers()['cache-control']).toContain('public');
    const again = await page.request.get(response.url());
    expect(again.headers()['x-cache']).toBe('hit');
    await expect(tickets(page)).toHaveCount(3);
    await expect(band(page)).toContainText('Vicino a Pesaro');
    const away = await band(page).locator('.ready-near__away').allTextContents();
    const metres = away.map((text) => Number(/^(\d+) km$/.exec(text)?.[1]));
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    await expectAccessible(page);
  });

  await test.step('[NEARME-11] its button leads to the units, and no address of a page has the place', async () => {
    await tickets(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/it-it\/products\/[a-z0-9-]+\?values.*#units$/);
    expect(page.url()).not.toContain('near');
  });

  await test.step('[NEARME-04] the units of a product are listed nearest first', async () => {
    await open(page, '/it-it/products/lupo-500');
    const list = page.waitForResponse(/\/units\?near=43\.91%2C12\.9\d&sort=distance/);
    await page.locator('#units').scrollIntoViewIfNeeded();
    await list;
    const first = page.locator('#units').getByRole('article').first();
    await expect(first).toContainText('Pesaro');
    await expect(first).toContainText('1 km');
    const soonest = page.waitForResponse(/\/units\?near=43\.91%2C12\.9\d$/);
    await page.locator('#units').getByRole('radio', { name: 'Prima i più rapidi' }).check({ force: true });
    await soonest;
    await expectAccessible(page);
  });

  await test.step('[NEARME-01] the dealer locator starts there', async () => {
    await open(page, '/it-it/stores');
    await expect(page.locator('.stores-panel__found')).toContainText('da Pesaro');
  });

  await test.step('[NEARME-03] one press forgets it', async () => {
    await open(page, '/it-it');
    await band(page).scrollIntoViewIfNeeded();
    await band(page).getByRole('button', { name: 'Dimentica località' }).click();
    await expect(band(page).getByRole('textbox')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
  // A town is no secret: the locator names it with four decimals.
  expect(urls.filter((url) => isFiner(url) && !url.includes('place='))).toEqual([]);
});

test.describe('on a phone, right to left', () => {
  test.use({ viewport: PHONE, geolocation: DUBAI, permissions: ['geolocation'] });

  test('[NEARME-01] [NEARME-02] [NEARME-08] the position is used rounded, and distances are in Arabic', async ({
    quiet: page,
  }) => {
    const urls = recordRequests(page);
    await open(page, '/ae-ar');
    await approach(page);
    await band(page).getByRole('button', { name: 'استخدام موقعي' }).click();
    await expect(tickets(page)).not.toHaveCount(0);
    await expect(band(page).locator('.ready-near__away').first()).toHaveText(/^\d+ كم$/);
    await expect(band(page)).toContainText('بالقرب من موقعك');
    const kept = await page.evaluate(() => localStorage.getItem('paddock:near'));
    expect(kept).toContain('25.2,');
    expect(kept).not.toMatch(/\.\d{3}/);
    expect(urls.filter(isFiner)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});

test.describe('a position that is not given', () => {
  test('[NEARME-13] is told, and a town can be typed', async ({ page, context }) => {
    await context.clearPermissions();
    await open(page, '/it-it');
    await approach(page);
    await band(page).getByRole('button', { name: 'Usa la mia posizione' }).click();
    await expect(band(page).getByRole('status')).toContainText('Scrivi una città');
    await expect(band(page).getByRole('textbox')).toBeEnabled();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[NEARME-12] [NEARME-11] the home page leads to the dealers around a town and to the vehicles on hand', async ({
    page,
  }) => {
    await page.goto('/it-it');
    await expect(tickets(page)).toHaveCount(0);
    await expect(band(page).getByRole('link')).toHaveAttribute('href', '/it-it/search?status=on_hand');
    await band(page).getByRole('textbox').fill('Pesaro');
    await band(page).getByRole('button', { name: 'Cerca' }).click();
    await expect(page).toHaveURL('/it-it/stores?near=Pesaro');
    await expect(page.locator('.stores-panel__found')).toContainText('Pesaro');
  });
});

test('[NEARME-10] [NEARME-01] the warranty form lists the nearest dealers first', async ({ quiet: page }) => {
  const customer = await newCustomer('it-it');
  const bike = await newBike(customer);
  await page.goto(`/it-it/my-account/bikes/${bike.id}/warranty`);
  await signIn(page, customer);
  await open(page, `/it-it/my-account/bikes/${bike.id}/warranty`);
  const select = page.getByLabel('Concessionario a cui portarlo');
  await expect(select.locator('optgroup')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostra le distanze' }).click();
  await page.getByRole('textbox', { name: 'Città o CAP' }).fill('Pesaro');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  const nearest = select.locator('optgroup').first();
  await expect(nearest).toHaveAttribute('label', 'Concessionari più vicini');
  await expect(nearest.locator('option')).toHaveCount(5);
  await expect(nearest.locator('option').first()).toHaveText(/^1 km · .*Pesaro/);
  await select.selectOption({ index: 1 });
  await expectAccessible(page);
});

atCheckout(
  '[NEARME-09] [NEARME-01] the store picker puts the nearest after the store where the unit stands',
  async ({ page, atCheckout }) => {
    await atCheckout('it-it');
    await page.locator('input[name=address_type][value=store]').check({ force: true });
    const picker = page.locator('.co-part').filter({ has: page.locator('input[name=store_id]') });
    await picker.getByRole('button', { name: 'Mostra le distanze' }).click();
    await picker.getByRole('textbox', { name: 'Città o CAP' }).fill('Milano');
    await picker.getByRole('textbox', { name: 'Città o CAP' }).press('Enter');
    await expect(picker).toContainText('Vicino a Milano');
    const details = picker.locator('.ui-choice__detail');
    await expect(details.nth(1)).toContainText(/\d{1,2} km/);
    await expect(details.nth(1)).toContainText('Milano');
    // Enter in the field named a town and did not go on to the payment.
    await expect(picker.locator('input[name=store_id]').first()).toBeChecked();
  },
);
