import type { Page } from '@playwright/test';
import { expect, next, nowStep, releaseClaims, tabTo, test, way } from '../support/checkout.ts';
import { open } from '../support/test.ts';

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** From the home page to a machine in the bag; the bag's name. */
async function fillBagByKeyboard(page: Page): Promise<string> {
  await open(page, '/it-en');
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, page.locator('main a[href="/it-en/products/lupo-500"]').first());
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/products\/lupo-500/);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Buy', exact: true }));
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  // Not the first one: that is what other journeys take.
  const add = dialog.getByRole('button', { name: 'Add to bag' }).nth(3);
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await press(page, 'Enter');
  await expect(dialog.getByRole('button', { name: 'In your bag' })).toHaveCount(1);
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: /Account and bag/ }), 'Shift+Tab');
  await press(page, 'Enter');
  const checkout = page.locator('.shell-bag').getByRole('link', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  await tabTo(page, checkout);
  await press(page, 'Enter');
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('by keyboard alone, from the home page to the result of the order', async ({ quiet: page }) => {
  const cart = await fillBagByKeyboard(page);
  const field = (name: string) => page.locator(`#checkout-delivery input[name=${name}]`);
  await expect(field('email')).toBeVisible();
  await tabTo(page, way(page, 'store'));
  for (const [name, text] of [
    ['email', 'nora.verdi@example.com'],
    ['given_name', 'Nora'],
    ['family_name', 'Verdi'],
    ['phone', '+39 347 555 0182'],
    ['address1', 'Via Roma 12'],
    ['postal_code', '61121'],
    ['city', 'Pesaro'],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(text);
  }
  await expect(field('address1')).toHaveValue('Via Roma 12');
  const province = page.locator('#checkout-delivery select[name=state]');
  await tabTo(page, province);
  await page.keyboard.type('Pesaro');
  await expect(province).toHaveValue('PU');
  await tabTo(page, page.locator('#checkout-delivery button[type=submit]'));
  await press(page, 'Enter');
  await expect(nowStep(page).locator('.ui-step__title')).toBeFocused();
  await expect(page.locator('input[name=payment_method_id]').first()).toBeAttached();
  await tabTo(page, page.locator('input[name=payment_method_id]').first());
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await tabTo(page, page.locator('input[name=check_terms]'));
  await press(page, 'Space');
  await tabTo(page, next(page));
  await press(page, 'Enter');
  await expect(page.locator('[data-panel=BankTransfer]')).toBeVisible();
  await expect(nowStep(page).locator('.ui-step__title')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Order and pay later' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await releaseClaims(cart);
});
