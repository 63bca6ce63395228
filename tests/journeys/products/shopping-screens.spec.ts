import type { Page } from '@playwright/test';
import { moveOrder } from '../support/checkout.ts';
import { newCustomer } from '../support/customers.ts';
import { mailsToAddress } from '../support/mails.ts';
import { anOrderOf } from '../support/orders.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';
import { missingColor, productInColors } from '../support/units.ts';

// The screens between choosing a machine and having it, where the language, the direction and the units differ most.
const SITES = [
  { segment: 'it-it', dir: 'ltr', town: 'Fano', height: { height: '172' }, inseam: '82' },
  { segment: 'us-en', dir: 'ltr', town: 'Portland', height: { feet: '5', inches: '8' }, inseam: '32' },
  { segment: 'ae-ar', dir: 'rtl', town: 'دبي', height: { height: '172' }, inseam: '82' },
  { segment: 'jp-ja', dir: 'ltr', town: '横浜', height: { height: '172' }, inseam: '82' },
] as const;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

const otherColor = (page: Page) =>
  page.locator('.phero__colors a:not([aria-current]):not([data-sold-out])').first();
const facts = (page: Page) => page.locator('.phero__facts');

/** The page is in the direction of its language, and nothing is wider than a phone or a desktop. */
async function expectToFit(page: Page, dir: string) {
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, `${page.url()} at ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

for (const { segment, dir, town, height, inseam } of SITES) {
  const site = segment.slice(0, 2);
  const at = (path: string) => `/${segment}/${path}`;

  test.describe(`${segment} without script`, () => {
    test.use({ viewport: PHONE, javaScriptEnabled: false });

    test(`${segment}: before buying, every step is a link or a form, on a phone and a desktop`, async ({
      page,
    }) => {
      await test.step('[CHOICE-07] another colour is an address, and Buy leads to its units', async () => {
        await page.goto(at(`products/${await productInColors(site)}`));
        await otherColor(page).click();
        await expect(page).toHaveURL(/color=\d+/);
        const color = (await page.locator('.phero__colors [aria-current]').getAttribute('aria-label')) ?? '';
        await expectToFit(page, dir);
        await page.locator('.phero__actions a[href*="#units"]').click();
        const names = page.locator('#units').getByRole('article').getByRole('heading');
        await expect(names.first()).toContainText(color);
        for (const name of await names.allTextContents()) expect(name).toContain(color);
      });

      await test.step('[CHOICE-04] [ALERTS-12] a colour that is sold out leads to its alert', async () => {
        const { slug, color } = await missingColor(site);
        await page.goto(at(`products/${slug}?color=${color}`));
        await expect(page.locator('.phero__actions a[href*="#units"]')).toHaveCount(0);
        await page.locator('.phero__actions a[href*="/alert"]').click();
        const field = page.locator('.alert-page select[name=color]');
        if ((await field.count()) > 0) await expect(field).toHaveValue(String(color));
        await page.locator('.alert-page button[type=submit]').click();
        await expect(page.locator('.alert-page [name=email]')).toHaveAttribute('aria-invalid', 'true');
        await expectToFit(page, dir);
      });

      await test.step('[TESTRIDE-02] a town, a dealer, a day: the hours and the licence', async () => {
        await page.goto(at('test-ride?product=lupo-500'));
        await page.locator('.ride-place input[name=q]').fill(town);
        await page.locator('.ride-place button').click();
        await expect(page.locator('.ride-store .store-away').first()).toBeVisible();
        await expectToFit(page, dir);
        await page.locator('.ride-store').first().click();
        await page.locator('.ride-day').nth(1).click();
        await expect(page.locator('.ride-day').nth(1)).toHaveAttribute('aria-current', 'date');
        expect(await page.locator('.ride-hour').count()).toBeGreaterThan(0);
        await expect(page.locator('input[name=holds_licence]')).toHaveCount(1);
        await expectToFit(page, dir);
      });

      await test.step('[SIZES-05] [SIZES-07] height leads to a size, an inseam to the models it reaches', async () => {
        await page.goto(at('products/falco-r/size'));
        for (const [name, value] of Object.entries(height))
          await page.locator(`.size-finder__form [name=${name}]`).fill(value);
        await page.locator('.size-finder__form button[type=submit]').click();
        await expect(page.locator('.size-finder__result svg')).toBeVisible();
        await expectToFit(page, dir);
        await page.goto(at('products'));
        const all = await page.locator('.model').count();
        await page.goto(at(`products?reach=${inseam}`));
        await expect(page.locator('.rider-fit__found')).toBeVisible();
        const found = await page.locator('.model').count();
        expect(found).toBeGreaterThan(0);
        expect(found).toBeLessThan(all);
        await expectToFit(page, dir);
      });

      await test.step('[ACCESSORIES-01] [ACCESSORIES-06] an accessory has a quantity and names its models', async () => {
        await page.goto(at('products/borraccia-1911'));
        await expect(page.locator('.accessory-buy select')).toBeVisible();
        expect(await page.locator('#fits a').count()).toBeGreaterThan(0);
        await expect(page.locator('#units')).toHaveCount(0);
        await expectToFit(page, dir);
      });

      await test.step('[LOCATOR-04] [LOCATOR-10] dealers around a town with the hours of the week', async () => {
        await page.goto(at(`stores?near=${encodeURIComponent(town)}`));
        await expect(page.locator('.store-row .store-away').first()).toBeVisible();
        await expect(page.locator('.store-row .store-hours__week').first()).toBeVisible();
        await expectToFit(page, dir);
      });
    });

    test(`[LOOKUP-01] [RESULT-05] ${segment}: after buying, a mail opens the order and its steps`, async ({
      page,
    }) => {
      const customer = await newCustomer(segment);
      const { code } = await anOrderOf(customer);
      await moveOrder(code, "status = 'confirmed', payment_status = 'paid', confirmed_at = now()");
      await page.goto(at('orders/find'));
      await expectToFit(page, dir);
      await page.locator('main input[name=code]').fill(code);
      await page.locator('main input[name=email]').fill(customer.email);
      await page.locator('main form button[type=submit]').last().click();
      await expect(page.locator('.auth-sent__text')).toBeVisible();
      const findLink = async () =>
        (await mailsToAddress(customer.email))
          .map(({ text }) => /http\S+\/result\?key=[\w.-]+/.exec(text)?.[0])
          .at(-1);
      await expect.poll(findLink, { timeout: 30_000 }).toBeTruthy();
      await page.goto((await findLink()) ?? '');
      await expect(page.locator('.result-win__text')).toBeVisible();
      expect(await page.locator('.timeline__step').count()).toBeGreaterThan(2);
      await expectToFit(page, dir);
    });
  });

  test(`[CHOICE-01] ${segment}: at a desktop the page follows the colour in place, and the forms are accessible`, async ({
    quiet: page,
  }) => {
    await open(page, at(`products/${await productInColors(site)}`));
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    const color = await otherColor(page).getAttribute('aria-label');
    await otherColor(page).click();
    await expect(page.locator('.phero__chosen')).toContainText(color ?? '');
    await expect(facts(page).locator('dd').first()).toBeVisible();
    expect(documents).toEqual([]);
    await open(page, at('products/lupo-500'));
    await page.locator('.phero__actions a[href*="test-ride"]').click();
    await page.locator('.ride-store').first().click();
    await page.locator('.ride-hour').first().click();
    await expect(page.locator('.ride-hour input').first()).toBeChecked();
    await expectAccessible(page);
    const query = new URLSearchParams({ ...height, inseam });
    await open(page, at(`products/falco-r/size?${query}`));
    await expect(page.locator('.size-finder__result')).toBeVisible();
    await expectAccessible(page);
  });
}
