import type { BrowserContext, Page } from '@playwright/test';
import { expect, next, orderOf, runSql, test, toPayment } from '../support/checkout.ts';
import { cartOf } from '../support/checkout-steps.ts';
import { addCookie, open } from '../support/test.ts';

const cookiesOf = async (context: BrowserContext, path: string) =>
  Object.fromEntries(
    (await context.cookies())
      .filter((cookie) => cookie.path === path)
      .map(({ name, value }) => [name, value]),
  );

/** A call as a page's script makes it, with the cookies of that browser. */
const post = (page: Page, url: string, body: object) =>
  page.evaluate(
    async ([to, json]) => {
      const answer = await fetch(to ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: json ?? '',
      });
      return { status: answer.status, text: await answer.text() };
    },
    [url, JSON.stringify(body)],
  );

const contactOf = async (cart: string) =>
  (await runSql('select contact from carts where id = $1', [cart])).rows[0].contact;

test('[C2] the checkout URL opens nothing in another browser: no contact is read or changed, no order is shown', async ({
  page,
  browser,
  baseURL,
  atCheckout,
}) => {
  const cart = await atCheckout('it-en');
  await toPayment(page);
  const contact = await contactOf(cart);
  expect(contact.email).toContain('@');
  const own = await cookiesOf(page.context(), '/it-en');
  expect(own.CartKey).toMatch(/^[\w-]{43}$/);

  const thief = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await thief.newPage();
  const forged = [
    ['contact', { ...contact, email: 'thief@example.com', address: null }],
    ['hold', {}],
    ['delivery', { address_type: 'store' }],
  ] as const;
  for (const key of [undefined, 'k'.repeat(43)]) {
    await addCookie(thief, baseURL ?? '', { name: 'Cart', value: `IT_${cart}`, path: '/it-en' });
    if (key) await addCookie(thief, baseURL ?? '', { name: 'CartKey', value: key, path: '/it-en' });
    await open(other, `/it-en/checkout/${cart}`);
    await expect(other).toHaveURL('/it-en/bag');
    await expect(other.getByText('Your bag is empty')).toBeVisible();
    expect((await cookiesOf(thief, '/it-en')).Cart).not.toBe(`IT_${cart}`);
    await addCookie(thief, baseURL ?? '', { name: 'Cart', value: `IT_${cart}`, path: '/it-en' });
    if (key) await addCookie(thief, baseURL ?? '', { name: 'CartKey', value: key, path: '/it-en' });
    for (const [tail, body] of forged) {
      const answer = await post(other, `/it-en/checkout/${cart}/${tail}`, body);
      expect([403, 409], `${tail}: ${answer.text}`).toContain(answer.status);
      expect(answer.text).not.toContain(contact.email);
    }
  }
  expect(await contactOf(cart)).toEqual(contact);

  await page
    .locator('.co-method', { has: page.locator('.co-method__icon--bank-transfer') })
    .locator('input')
    .check();
  await page.locator('input[name=check_terms]').check();
  await next(page).click();
  await expect(page.locator('[data-panel=BankTransfer]')).toBeVisible();
  const code = await orderOf(cart);
  await page.locator('[data-panel=BankTransfer] button').filter({ hasText: 'later' }).click();
  await expect(page).toHaveURL(`/it-en/checkout/${code}/result`, { timeout: 15_000 });

  // The placed order ends the cart: its cookies are new, and the old pair is among the past carts.
  const after = await cookiesOf(page.context(), '/it-en');
  expect(after.Cart).not.toBe(own.Cart);
  expect(after.CartKey).not.toBe(own.CartKey);
  expect(decodeURIComponent(after.PastCarts ?? '')).toContain(`${own.Cart}.${own.CartKey}`);
  await page.goto(`/it-en/checkout/${cart}`);
  await expect(page).toHaveURL(`/it-en/checkout/${code}/result`);

  for (const past of [`IT_${cart}`, `IT_${cart}.${'k'.repeat(43)}`]) {
    await addCookie(thief, baseURL ?? '', { name: 'PastCarts', value: past, path: '/it-en' });
    expect((await other.goto(`/it-en/checkout/${code}/result`))?.status()).toBe(404);
    await other.goto('/it-en/checkout/result');
    await expect(other).toHaveURL('/it-en');
  }
  await thief.close();
});

test('[C2] a call of the checkout with the code of another cart does nothing to the visitor’s own', async ({
  page,
  atCheckout,
}) => {
  const cart = await atCheckout('it-en');
  for (const code of ['x', '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e'])
    for (const tail of ['contact', 'hold', 'delivery', 'order', 'addresses']) {
      const answer = await post(page, `/it-en/checkout/${code}/${tail}`, { email: 'thief@example.com' });
      expect([403, 409], `${tail}: ${answer.text}`).toContain(answer.status);
    }
  expect(await contactOf(cart)).toBeNull();
  expect(await cartOf(page, 'it-en')).toBe(cart);
});

test('[C2] after logout the next person at this browser opens neither bag, checkout nor orders', async ({
  page,
  context,
  signIn,
  atCheckout,
}) => {
  await signIn('it-en');
  const cart = await atCheckout('it-en');
  await runSql(
    `insert into addresses (site_id, cart_id, type, given_name, family_name, address1, city, country_code)
     select site_id, id, 'shipping', 'Sha', 'Red', 'Via Roma 1', 'Milano', 'IT' from carts where id = $1`,
    [cart],
  );
  const before = await cookiesOf(context, '/it-en');
  expect(before.Cart).toBe(`IT_${cart}`);
  await page.goto('/it-en');
  await page.getByRole('button', { name: /Account and bag/ }).click();
  await page.locator('.shell-bag').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/it-en$/);
  for (const path of ['/it-en', '/it-it']) {
    const after = await cookiesOf(context, path);
    expect(after.AuthTkn).toBeUndefined();
    expect(after.PastCarts).toBeUndefined();
    expect(after.Cart).not.toBe(before.Cart);
    expect(after.CartKey).not.toBe(before.CartKey);
  }
  await open(page, '/it-en/bag');
  await expect(page.getByText('Your bag is empty')).toBeVisible();
  await page.goto(`/it-en/checkout/${cart}`);
  await expect(page).toHaveURL('/it-en/bag');
  await page.goto('/it-en/checkout/result');
  await expect(page).toHaveURL('/it-en');
  // Even a browser that kept the cookies: the cart is the customer's, and the session is over.
  for (const name of ['Cart', 'CartKey'] as const)
    await addCookie(context, page.url(), { name, value: before[name] ?? '', path: '/it-en' });
  await open(page, '/it-en/bag');
  await expect(page.getByText('Your bag is empty')).toBeVisible();
});
