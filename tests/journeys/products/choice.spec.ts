import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/test.ts';

/** Italian has a word for today and tomorrow. */
const DAYS = ['oggi', 'domani'];
const PHONE = { width: 390, height: 844 };
const SOON = { timeout: 3000 };

const chips = (page: Page) => page.locator('.phero__colors a');
const facts = (page: Page) => page.locator('.phero__facts');
const buy = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

type Unit = { amount: number; price: string; etd: number };

/** All available units of a colour, page by page, as the list has them. */
async function listUnits(page: Page, product: string, filter: string): Promise<Unit[]> {
  const units: Unit[] = [];
  for (let number = 1, last = 1; number <= last; number += 1) {
    const answer = await page.request.get(`${product}/units?${filter}&page=${number}`);
    const list = await answer.json();
    units.push(...list.units);
    last = list.lastPage;
  }
  return units;
}

const colorOf = (href: string | null) => new URLSearchParams(href ?? '').get('color') ?? '';

test('[CHOICE-01] [CHOICE-07] it-it, phone: price, days and count follow the colour, and Buy opens its units', async ({
  quiet: page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/it-it/products/lupo-500');
  const attribute = /values%5B(\d+)%5D/.exec(
    (await page.locator('#units a[href*="values"]').first().getAttribute('href')) ?? '',
  )?.[1];
  const colors = await chips(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(colors.length).toBeGreaterThan(2);
  // Other journeys buy this model: list and page are read again until both are of one moment.
  for (const href of colors)
    await expect(async () => {
      const filter = `values[${attribute}]=${colorOf(href)}`;
      const units = await listUnits(page, '/it-it/products/lupo-500', filter);
      expect(units.length).toBeGreaterThan(0);
      const cheapest = units.reduce((least, unit) => (unit.amount < least.amount ? unit : least));
      const soonest = Math.min(...units.map((unit) => unit.etd));
      await open(page, '/it-it/products/lupo-500');
      await page.locator(`.phero__colors a[href="${href}"]`).click();
      await expect(page.locator('.phero__chosen')).toContainText(`${units.length} disponibil`, SOON);
      await expect(facts(page).locator('dd').first()).toHaveText(cheapest.price, SOON);
      await expect(facts(page).locator('dd').last()).toContainText(DAYS[soonest] ?? ` ${soonest} `, SOON);
    }).toPass();
  const chosen = await page.locator('.phero__colors [aria-current]').getAttribute('aria-label');
  await buy(page, 'Acquista').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article').first()).toBeVisible();
  for (const name of await dialog.getByRole('article').getByRole('heading').all())
    await expect(name).toContainText(chosen ?? '');
  await expect(dialog.locator('[aria-current="true"]')).toHaveText([chosen ?? '']);
});

test('[CHOICE-02] [CHOICE-03] [CHOICE-04] us-en: the first colour can be bought; a sold-out one is struck through', async ({
  quiet: page,
}) => {
  await open(page, '/us-en/products/cresta-29');
  await expect(page.locator('.phero__colors [aria-current]')).not.toHaveAttribute('data-sold-out');
  await expect(buy(page, 'Buy')).toBeVisible();
  const soldOut = page.locator('.phero__colors a[data-sold-out]').first();
  await expect(soldOut).toHaveAccessibleName(/, sold out$/);
  await soldOut.click();
  await expect(facts(page)).toContainText('List price');
  await expect(facts(page)).toContainText('Sold out');
  await expect(buy(page, 'Buy')).toHaveCount(0);
  await expectAccessible(page);

  await open(page, '/us-en/products/cresta-29');
  const size = page.locator('.phero__sizes a:not([data-sold-out])').first();
  const name = (await size.textContent()) ?? '';
  await size.click();
  const chosen = page.locator('.phero__sizes [aria-current]');
  await expect(chosen).toHaveText(name);
  await buy(page, 'Buy').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article').first()).toBeVisible();
  for (const ticket of await dialog.getByRole('article').getByRole('heading').all())
    await expect(ticket).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await chosen.click();
  await expect(chosen).toHaveCount(0);
});

test('[CHOICE-05] [CHOICE-06] ae-ar, phone: sold out leads on to similar machines and a dealer', async ({
  quiet: page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/ae-ar/products/falco-r');
  await expect(facts(page)).toContainText('غير متوفر حاليًا');
  await expect(facts(page).locator('.ui-price').first()).toContainText(/\d|[٠-٩]/);
  await expect(buy(page, 'شراء')).toHaveCount(0);
  await expect(page.locator('#units')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="/ae-ar/stores"]').first()).toBeVisible();
  const similar = page.locator('#similar a');
  expect(await similar.count()).toBeGreaterThan(0);
  const alert = page.locator('.phero__actions a[href*="/alert"]');
  expect((await page.request.get((await alert.getAttribute('href')) ?? '')).status()).toBe(200);
  await expectAccessible(page);
  const href = await similar.first().getAttribute('href');
  await similar.first().click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(buy(page, 'شراء')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[CHOICE-07] [CHOICE-08] a search leads to the product in its colour, and Buy to its units', async ({
    page,
  }) => {
    await page.goto('/it-it/search?q=falco+blu');
    const href = await page.locator('.hit__link').first().getAttribute('href');
    expect(href).toMatch(/\/products\/falco-r\?color=\d+$/);
    await page.goto(href ?? '');
    await expect(page.locator('.phero__colors [aria-current]')).toHaveAccessibleName(/^Blu/);
    await buy(page, 'Acquista').click();
    await expect(page).toHaveURL(/\?color=\d+#units$/);
    const names = page.locator('#units').getByRole('article').getByRole('heading');
    await expect(names).not.toHaveCount(0);
    for (const name of await names.all()) await expect(name).toContainText('Blu');
  });
});

// Where the machine stands in its picture, as measured on the studio's pictures: 15 % free before it, 7 % behind it.
const MACHINE = { left: 0.15, right: 0.93 };

for (const width of [1024, 1280, 1920])
  test(`[CHOICE-09] at ${width} px no word lies on the machine, in either direction`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    for (const path of [
      '/it-it/products/cresta-29',
      '/de-de/products/passo-700',
      '/it-it/products/tramontana-700',
      '/ae-ar/products/lupo-500',
    ]) {
      await page.goto(path);
      const picture = await page.locator('.phero__picture').boundingBox();
      const words = await page.locator('.phero__text').boundingBox();
      if (!picture || !words) throw new Error(`${path} has no hero`);
      const [left, right] = [
        picture.x + picture.width * MACHINE.left,
        picture.x + picture.width * MACHINE.right,
      ];
      const isFree = words.x + words.width <= left + 1 || words.x >= right - 1;
      expect(isFree, `${path}: words ${words.x}+${words.width}, machine ${left}–${right}`).toBe(true);
      // A long word would leave its box; a heading begins a little before it.
      const [wide, room] = await page.locator('.phero__text h1').evaluate((heading) => {
        const early = Number.parseFloat(getComputedStyle(heading).marginInlineStart);
        return [heading.clientWidth + early, heading.parentElement?.clientWidth ?? 0];
      });
      expect(wide, `${path}: name`).toBeLessThanOrEqual(room + 1);
      expect(left, path).toBeGreaterThanOrEqual(0);
      expect(right, path).toBeLessThanOrEqual(width);
    }
  });

test('[CHOICE-09] below 1024 px the words stand under the picture; on a phone the bar has the sections', async ({
  page,
}) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/it-it/products/passo-700');
    const picture = await page.locator('.phero__picture').boundingBox();
    const words = await page.locator('.phero__text').boundingBox();
    expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1);
  }
  await page.setViewportSize({ width: 360, height: 844 });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const links = page.locator('.subnav__links a');
  await expect(links.first()).toBeVisible();
  await links.last().click();
  await expect(links.last()).toBeInViewport();
  await expect(page.locator('.subnav__buy .ui-button')).toBeInViewport({ ratio: 1 });
});

test('[CHOICE-11] at 1280 px every size of the geometry table is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const path of ['/it-it/products/falco-r', '/us-en/products/falco-r', '/de-de/products/falco-r']) {
    await page.goto(path);
    const box = page.locator('#geometries .ui-table-box');
    expect(
      await box.evaluate((element) => element.scrollWidth - element.clientWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});
