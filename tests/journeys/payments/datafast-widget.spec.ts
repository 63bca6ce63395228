import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openCheckout, openWidget, resultCode } from '../support/datafast-page.ts';
import { expect, test } from '../support/test.ts';

// The card form that the sandbox plays for Datafast, on a page of a shop's: what our panel relies on.
interface MerchantWindow {
  heard: string[];
  wpwl?: { unload(): void };
}
declare const window: MerchantWindow;

const heard = (page: Page) => page.evaluate(() => window.heard);
const frame = (page: Page) => page.frameLocator('iframe.wpwl-frame');

async function typeCard(page: Page, number: string) {
  await frame(page).locator('#number').focus();
  for (const typed of [number, '1130', '123', 'Ana Quishpe']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
}

test('paid by keyboard: the checksum fits, the shop hears of it and gets the shopper back', async ({
  quiet: page,
}) => {
  const checkout = await openCheckout();
  await openWidget(page, checkout);
  await expect.poll(() => heard(page)).toEqual(['ready']);
  await typeCard(page, '4111111111111111');
  await expect(frame(page).getByLabel('Número de tarjeta')).toHaveValue('4111 1111 1111 1111');
  await expect(frame(page).getByRole('button', { name: 'Pagar' })).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/return\?/);
  const back = new URL(page.url()).searchParams;
  expect(back.get('id')).toBe(checkout.id);
  expect(back.get('resourcePath')).toBe(`/v1/checkouts/${checkout.id}/payment`);
  expect(await resultCode(checkout)).toBe('000.100.110');
});

test('wrong figures stay in the form, said at the field; the shop hears only that', async ({
  quiet: page,
}) => {
  await openWidget(page, await openCheckout());
  await typeCard(page, '4111111111111112');
  await page.keyboard.press('Enter');
  await expect(frame(page).getByText('El número de tarjeta no es válido.')).toBeVisible();
  await expect(frame(page).locator('#number')).toBeFocused();
  await expect.poll(() => heard(page)).toEqual(['ready', 'before', 'InvalidFieldsError']);
});

for (const [choice, code] of [
  ['Sí, confirmar', '000.100.110'],
  ['No, rechazar', '100.380.401'],
] as const)
  test(`3-D Secure, "${choice}": ${code}`, async ({ quiet: page }) => {
    const checkout = await openCheckout();
    await openWidget(page, checkout);
    await typeCard(page, '4200000000000091');
    await page.keyboard.press('Enter');
    await expect(frame(page).getByRole('heading', { name: 'Su banco pregunta' })).toBeVisible();
    expect(await resultCode(checkout)).toBe('000.200.000');
    await frame(page).getByRole('button', { name: choice }).click();
    await page.waitForURL(/\/return\?/);
    expect(await resultCode(checkout)).toBe(code);
  });

test('a script that is not the one promised does not run', async ({ page }) => {
  const checkout = await openCheckout();
  await openWidget(page, { ...checkout, integrity: `sha384-${'A'.repeat(64)}` });
  await expect.poll(() => heard(page)).toEqual(['blocked']);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('from right to left, on a small phone, nothing is cut off', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWidget(page, await openCheckout(), { locale: 'ar', dir: 'rtl' });
  const number = frame(page).getByLabel('رقم البطاقة');
  await expect(number).toBeVisible();
  await expect(frame(page).locator('html')).toHaveAttribute('dir', 'rtl');
  const inner = frame(page).locator('body');
  // The frame is as high as what it shows.
  const shown = await page.locator('iframe').evaluate((box) => box.getBoundingClientRect().height);
  expect(await inner.evaluate((body) => body.getBoundingClientRect().height)).toBeLessThanOrEqual(shown);
  expect(await inner.evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true);
  await number.fill('4111111111111111');
  await expect(number).toHaveCSS('direction', 'ltr');
});

test('unloaded, nothing of it is left and the form is the shop’s again', async ({ quiet: page }) => {
  await openWidget(page, await openCheckout());
  await expect.poll(() => heard(page)).toEqual(['ready']);
  await page.evaluate(() => window.wpwl?.unload());
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => [document.querySelector('form')?.className, window.wpwl])).toEqual([
    'paymentWidgets',
    undefined,
  ]);
});

test('an unknown checkout shows no card form and says why', async ({ page }) => {
  const { integrity } = await openCheckout();
  await openWidget(page, { id: 'NOBODYS.uat01-vm-tx01', integrity });
  await expect.poll(() => heard(page)).toEqual(['InvalidCheckoutIdError']);
  await expect(frame(page).locator('#number')).toHaveCount(0);
});
