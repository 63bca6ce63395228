import type { Page } from '@playwright/test';
import { expect, moveOrder, next, orderOf, runSql, test, toPayment } from '../support/checkout.ts';
import { linkInMail } from '../support/customers.ts';
import { expectAccessible, open } from '../support/test.ts';

const PASSWORD = 'velvet-harbour-92';

/** An order that waits for its transfer. */
async function transfer(page: Page, cart: string, segment = 'it-en') {
  await toPayment(page);
  await page
    .locator('.co-method', { has: page.locator('.co-method__icon--bank-transfer') })
    .locator('input')
    .check();
  await page.locator('input[name=check_terms]').check();
  await next(page).click();
  await expect(page.locator('[data-panel=BankTransfer]')).toBeVisible();
  const code = await orderOf(cart);
  return { code, path: `/${segment}/checkout/${code}/result` };
}

const later = (page: Page) => page.locator('[data-panel=BankTransfer] button').filter({ hasText: 'later' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[SHELL-05] [SHELL-06] [SHELL-07] [SHELL-44] checkout in the blank layout, then its result; without a code the latest', async ({
  quiet: page,
  atCheckout,
}) => {
  const cart = await atCheckout('it-en');
  await expect(page).toHaveURL(`/it-en/checkout/${cart}`);
  await expect(heading(page)).toHaveText('Checkout');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('.shell-header, .shell-footer, .shell-bag')).toHaveCount(0);
  const { path } = await transfer(page, cart);
  await later(page).click();
  await expect(page).toHaveURL(path, { timeout: 15_000 });
  await expect(page.getByText('€').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Amounts' })).toBeVisible();
  await page.goto('/it-en/checkout/result');
  await expect(page).toHaveURL(path, { timeout: 15_000 });
});

test('[H-48] the bag is empty after the order, and its old one still opens the result; another browser finds no such page', async ({
  page,
  browser,
  baseURL,
  atCheckout,
}) => {
  const { code, path } = await transfer(page, await atCheckout('it-en'));
  await later(page).click();
  await expect(page).toHaveURL(path, { timeout: 15_000 });
  await open(page, '/it-en/bag');
  await expect(page.getByText('Your bag is empty')).toBeVisible();
  const past = (await page.context().cookies()).find(({ name }) => name === 'PastCarts');
  expect(past).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/it-en' });
  expect(decodeURIComponent(past?.value ?? '')).toMatch(/^IT_[0-9a-f-]{36}\.[\w-]{43}$/);
  await page.goto(path);
  await expect(heading(page)).toHaveText(/^Reserved for you/);
  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  expect((await other.goto(path))?.status()).toBe(404);
  await expect(other.getByText('We couldn’t find that page')).toBeVisible();
  await expect(other.getByText(code)).toHaveCount(0);
  await other.goto('/it-en/checkout/result');
  await expect(other).toHaveURL('/it-en');
  await other.close();
});

test('pending, failed, paid: each is said, and a pending one finds out by itself', async ({
  page,
  atCheckout,
}) => {
  const cart = await atCheckout('it-en');
  const { code, path } = await transfer(page, cart);
  await test.step('[CHECKOUT-43] a card payment that is pending', async () => {
    await moveOrder(code, "status = 'processing'");
    await open(page, path);
    await expect(heading(page)).toHaveText('Your payment is being processed');
    await expect(page.getByRole('status').filter({ hasText: 'We’ll email you' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('[CHECKOUT-42] [CHECKOUT-47] [CHECKOUT-48] [CHECKOUT-49] a payment that failed, in its words', async () => {
    await moveOrder(code, "status = 'payment_failed'");
    await expect(heading(page)).toHaveText('We couldn’t process your order payment', { timeout: 15_000 });
    await expect(page.getByText('There has been a problem with the payment')).toBeVisible();
    await expect(page.getByText('The payment has not been processed successfully')).toBeVisible();
    await expect(page.getByText('You haven’t been charged for this order.')).toBeVisible();
    for (const name of ['Try again', 'Select another payment method']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/it-en/checkout');
    }
    await expectAccessible(page);
  });

  await test.step('[CHECKOUT-41] [CHECKOUT-50] [ORDERS-15] paid: registered, with the order confirmation', async () => {
    await moveOrder(code, "status = 'confirmed', payment_status = 'paid', confirmed_at = now()");
    await open(page, path);
    await expect(heading(page)).toHaveText('It’s yours, Nora');
    await expect(page.getByText('Payment registered')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Order confirmation' })).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('[RESULT-01] it thanks once, and no word lies on the machine', async () => {
    await expect(page.getByText('Thank you')).toHaveCount(1);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlap(page), String(width)).toBe(false);
    }
  });

  await test.step('[RESULT-02] [RESULT-03] a guest follows the order, finds the store and saves the day', async () => {
    await page.getByRole('link', { name: 'Track your order' }).click();
    await expect(page.locator('#result-next')).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.+/,
    );
    const day = page.getByRole('link', { name: 'Save to calendar' });
    const file = await page.request.get((await day.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toMatch(
      new RegExp(`^BEGIN:VCALENDAR\r\n[^]*UID:order-${code}@[^]*DTSTART;VALUE=DATE:\\d{8}\r\n`),
    );
  });

  await test.step('[RESULT-05] [RESULT-06] a pickup is collected; warranty, return and manuals follow', async () => {
    const steps = page.locator('.timeline__step');
    await expect(steps.filter({ hasText: 'Collected' })).toHaveCount(1);
    await expect(steps.filter({ hasText: 'Delivered' })).toHaveCount(0);
    await expect(steps.filter({ hasText: `your order number ${code}` })).toContainText('Expected: ');
    for (const [name, path] of [
      [/^Warranty/, 'warranty'],
      [/30 days/, 'shipping-policy'],
      [/^Manuals/, 'manuals'],
    ] as const)
      await expect(page.locator('.result-tile').filter({ hasText: name })).toHaveAttribute(
        'href',
        `/it-en/${path}`,
      );
  });
});

/** Whether the words of the hero and the picture beside them share any point. */
const overlap = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [words, machine] = [box('.result-win__text'), box('.result-win__picture')];
    return (
      words.left < machine.right &&
      machine.left < words.right &&
      words.top < machine.bottom &&
      machine.top < words.bottom
    );
  });

test('[RESULT-04] a guest makes an account of the order with one password, and finds the order in it', async ({
  page,
  atCheckout,
}) => {
  const { code, path } = await transfer(page, await atCheckout('it-en'));
  await moveOrder(code, "status = 'confirmed', payment_status = 'paid', confirmed_at = now()");
  await open(page, path);
  const account = page.locator('.result-account');
  const submit = account.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(account.locator('.ui-field__error')).toHaveCount(2);
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('checkbox').check();
  await submit.click();
  await expect(account.getByText(/^We’ve sent an email to/)).toBeVisible();
  const { rows } = await runSql('select email from orders where code = $1', [code]);
  await open(page, await linkInMail(rows[0].email, 'verify-email'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expect(page).toHaveURL(/\/it-en\/my-account$/);
  await expect
    .poll(async () => (await page.goto(`/it-en/my-account/orders/${code}`))?.url(), { timeout: 20_000 })
    .toContain(`/my-account/orders/${code}`);
  await expect(page.getByText(`Order ${code}`).first()).toBeVisible();
  await open(page, path);
  await expect(account).toHaveCount(0);
});

test('[CHECKOUT-51] a cancelled order says so and that nothing is owed; a reservation is registered until then', async ({
  page,
  atCheckout,
}) => {
  const { code, path } = await transfer(page, await atCheckout('it-en'));
  await later(page).click();
  await expect(page).toHaveURL(path, { timeout: 15_000 });
  await moveOrder(code, "status = 'confirmed', confirmed_at = now()");
  await open(page, path);
  await expect(page.getByText('Reservation registered')).toBeVisible();
  await moveOrder(code, "status = 'cancelled', cancelled_at = now()");
  await open(page, path);
  await expect(heading(page)).toHaveText('The order has been cancelled.');
  await expect(page.getByText('You owe nothing.')).toBeVisible();
});

test('awaiting: where to send the money, each line to be copied, and the time left', async ({
  page,
  context,
  atCheckout,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { code, path } = await transfer(page, await atCheckout('it-en'));
  await later(page).click();
  await expect(page).toHaveURL(path, { timeout: 15_000 });
  // A guest whose e-mail address is not confirmed has the first half hour; the mailed link gives the three days.
  await expect(page.getByRole('timer')).toContainText(/0\s*days/);
  await expect(page.getByText(/Confirm your email address within/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy: Payment reference' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectAccessible(page);
});

test('[SHELL-17] a customer follows the order in the account', async ({ page, signIn, atCheckout }) => {
  await signIn('it-en');
  const cart = await atCheckout('it-en');
  await toPayment(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.locator('input[name=check_terms]').check();
  await next(page).click();
  await later(page).click();
  const code = await orderOf(cart);
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page).toHaveURL(`/it-en/my-account/orders/${code}`);
  await expect(page).toHaveTitle(new RegExp(code));
  await expect(page.getByText(`Order ${code}`).first()).toBeVisible();
  await expectAccessible(page);
});

for (const segment of ['il-he', 'ae-ar']) {
  test(`${segment}: the result reads from the other side and fits a phone`, async ({
    quiet: page,
    signIn,
    atCheckout,
  }) => {
    if (segment === 'ae-ar') await signIn(segment);
    const { code, path } = await transfer(page, await atCheckout(segment), segment);
    await page.locator('[data-panel=BankTransfer] .pay__actions button').nth(1).click();
    await expect(page).toHaveURL(path, { timeout: 15_000 });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await expectAccessible(page);
    await moveOrder(code, "status = 'confirmed', payment_status = 'paid', confirmed_at = now()");
    await open(page, path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await overlap(page)).toBe(false);
    }
    const machine = page.locator('.result-win__picture img');
    await expect(machine).toHaveAttribute('src', /\/media\//);
    await expectAccessible(page);
  });
}

test('the way back from a provider needs no session and leads to the result', async ({ request }) => {
  const attempt = '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e';
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const method of ['GET', 'POST']) {
    const answer = await request.fetch(`/it-en/checkout/VN4K7QX2/attempts/${attempt}/return?id=1`, {
      method,
      headers,
      maxRedirects: 0,
    });
    expect(answer.status(), method).toBe(303);
    expect(answer.headers().location).toBe('/it-en/checkout/VN4K7QX2/result');
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
});
