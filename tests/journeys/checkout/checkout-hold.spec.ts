import { expect, moveOrder, next, nowStep, orderOf, runSql, test, toPayment } from '../support/checkout.ts';
import { expectAccessible, open } from '../support/test.ts';
import { unitOfLargestModel, withHeldUnit } from '../support/units.ts';

test('the hold: the time left by the server’s clock, said at five minutes and at one, over, and taken again', async ({
  page,
  atCheckout,
}) => {
  await page.clock.install();
  await atCheckout('it-en');
  const clock = page.locator('.co-hold b');
  await expect(clock).toHaveText(/Reserved for you for .?14:\d\d/);
  await page.clock.fastForward('10:30');
  await expect(clock).toHaveText(/4:[12]\d/);
  await expect(page.getByRole('status').filter({ hasText: '5 minutes left' })).toHaveCount(1);
  await page.clock.fastForward('03:40');
  await expect(page.getByRole('status').filter({ hasText: '1 minute left' })).toHaveCount(1);
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Your time is up')).toBeVisible();
  await page.getByRole('button', { name: 'Reserve again' }).click();
  await expect(page.getByText('Your time is up')).toHaveCount(0);
  await expect(clock).toHaveText(/1[45]:\d\d/);
});

test('a move of the shopper renews the hold', async ({ page, atCheckout }) => {
  await page.clock.install();
  await atCheckout('it-en');
  const clock = page.locator('.co-hold b');
  // It runs: a clock that is moved before hydration would start again.
  await expect(clock).toHaveText(/14:\d\d/);
  await page.clock.fastForward('03:00');
  await expect(clock).toHaveText(/1[12]:\d\d/);
  const renewed = page.waitForResponse(/\/hold$/);
  await page.locator('input[name=email]').click();
  expect((await renewed).status()).toBe(200);
  await expect(clock).toHaveText(/1[45]:\d\d/);
});

test('a unit held by another shopper: struck, with others in its place, and the checkout goes on with one of them', async ({
  page,
  atCheckout,
}) => {
  const unit = await unitOfLargestModel('it');
  const cart = await atCheckout('it-en', [unit.uuid]);
  await runSql(
    `update unit_claims set released_at = now(), release_reason = 'cancelled' where cart_id = $1 and released_at is null`,
    [cart],
  );
  await withHeldUnit(unit.uuid, async () => {
    await open(page, `/it-en/checkout/${cart}`);
    await expect(page.locator('.bag-line[data-gone] s')).toBeVisible();
    await expect(page.getByText('You won’t be charged yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/it-en/bag');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose this one' }).first().click();
    await expect(nowStep(page)).toContainText('How would you like to receive it?');
  });
});

test('a bag that is being paid leads to its result; an empty or foreign one to the bag', async ({
  page,
  atCheckout,
}) => {
  const cart = await atCheckout('it-en');
  await toPayment(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.locator('input[name=check_terms]').check();
  await next(page).click();
  await expect(page.locator('[data-panel=BankTransfer]')).toBeVisible();
  const code = await orderOf(cart);
  await moveOrder(code, "status = 'processing'");
  await page.goto(`/it-en/checkout/${cart}`);
  await expect(page).toHaveURL(`/it-en/checkout/${code}/result`);
  await page.goto('/it-en/checkout/018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e');
  await expect(page).toHaveURL('/it-en/bag');
});
