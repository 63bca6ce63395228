import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const LUPO = '/it-en/products/lupo-500';
const CLOSED = '/at-en/products/lupo-500';

const bar = (page: Page) => page.locator('.subnav');

async function scrollTo(page: Page, top: number) {
  const scroll = (y: number) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
}

test('[PRODUCT-19] the bar with anchors is absent at 499 px and there at 500', async ({ quiet: page }) => {
  await open(page, LUPO);
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, 499);
  await page.waitForTimeout(100);
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, 500);
  await expect(bar(page)).toBeVisible();
  const anchors = bar(page).getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await anchors.count()).toBeGreaterThan(5);
  for (const anchor of await anchors.all()) {
    const target = await anchor.getAttribute('href');
    await expect(page.locator(target ?? 'nothing')).toHaveCount(1);
  }
  await scrollTo(page, 499);
  await expect(bar(page)).toHaveCount(0);
});

test('an anchor leads to its section and is then the current one', async ({ quiet: page }) => {
  await open(page, LUPO);
  await scrollTo(page, 600);
  const specs = bar(page).getByRole('link', { name: 'Specifications' });
  await specs.click();
  await expect(specs).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#specs')).toBeInViewport();
  await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
  // This one is rendered again when it comes near the viewport.
  const geometries = bar(page).getByRole('link', { name: 'Geometry' });
  await geometries.click();
  await expect(geometries).toHaveAttribute('aria-current', 'true');
  await expect(bar(page).locator('[aria-current]')).toHaveCount(1);
});

for (const [segment, fits] of [
  ['it-en', true],
  ['ar-es', false],
] as const)
  test(`on a phone in ${segment} the button is whole, and the price ${fits ? 'beside it' : 'left out'}`, async ({
    quiet: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/${segment}/products/lupo-500`);
    await scrollTo(page, 800);
    const button = bar(page).locator('.subnav__buy .ui-button');
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390 - 16);
    const price = bar(page).locator('.ui-price');
    if (fits) await expect(price).toBeInViewport({ ratio: 1 });
    else expect((await price.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + 40);
  });

test('[PRODUCT-20] [PRODUCT-21] the switcher lists the other models of the category and leads to them', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  await scrollTo(page, 600);
  await bar(page)
    .getByRole('button', { name: /Lupo 500/ })
    .click();
  const models = bar(page).getByRole('list', { name: 'Other models' });
  const link = models.getByRole('link', { name: /^Passo 700/ });
  await expect(link).toHaveAttribute('href', '/it-en/products/passo-700');
  await expect(models).not.toContainText('Lupo 500');
  await expect(models).not.toContainText('Falco R');
  await link.click();
  await expect(page).toHaveURL(/\/it-en\/products\/passo-700$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passo 700');
});

test('[PRODUCT-22] Buy opens the units where the shop is open, and is nowhere where it is not', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  await page.getByRole('link', { name: 'Buy', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /Lupo 500: \d+ available/ })).toBeVisible();
  await open(page, CLOSED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupo 500');
  await expect(page.getByRole('link', { name: 'Buy', exact: true })).toHaveCount(0);
  await scrollTo(page, 600);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy', exact: true })).toHaveCount(0);
  await expect(page.locator('#units')).toHaveCount(0);
});

test('[PRODUCT-23] the window closes on any change of route', async ({ quiet: page }) => {
  await open(page, '/it-en/products');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lupo 500/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupo 500');
  await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/products$/);
  await expect(dialog).toBeHidden();
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupo 500');
  await expect(dialog).toBeHidden();
});

test('[PRODUCT-24] the bar is hidden while a window is open, and its button gets the focus back', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  await scrollTo(page, 700);
  const buy = bar(page).getByRole('link', { name: 'Buy', exact: true });
  await buy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bar(page)).toBeVisible();
  await expect(buy).toBeFocused();
});

test('[PRODUCT-29] [H-74] the specifications of up to three models are compared on the page, and the address says which', async ({
  quiet: page,
}) => {
  await open(page, LUPO);
  const picker = page.getByRole('group', { name: 'Compare with' });
  await picker.getByRole('link', { name: 'Passo 700' }).click();
  await expect(page).toHaveURL(/compare=passo-700/);
  const table = page.locator('#compare').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([/Lupo 500/, /Passo 700/]);
  await picker.getByRole('link', { name: 'Tramontana 700' }).click();
  await expect(table.getByRole('columnheader')).toHaveText([/Lupo 500/, /Passo 700/, /Tramontana 700/]);
  await expect(table.getByRole('row', { name: /Displacement/ }).getByRole('cell')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /Wheelbase/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Stop comparing' }).click();
  await expect(page.locator('#compare')).toHaveCount(0);
});
