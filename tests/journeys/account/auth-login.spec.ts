import type { BrowserContext, Page } from '@playwright/test';
import { newCustomer } from '../support/customers.ts';
import { addCookie, expect, expectAccessible, open, test } from '../support/test.ts';
import { freeUnits } from '../support/units.ts';

const cookieNamed = async (context: BrowserContext, name: string, path = '/it-it') =>
  (await context.cookies()).find((cookie) => cookie.name === name && cookie.path === path);

/** What the page knows of its visitor. */
const stateOf = (page: Page, segment: string) =>
  page.evaluate(async (url) => (await fetch(url)).json(), `/${segment}/session`);

test('[H-11] sign in on the way to a page: there, with the bag, and out again', async ({
  quiet: page,
  context,
  baseURL,
}) => {
  const customer = await newCustomer('it-it');
  const [unit] = await freeUnits('it', 1);
  await open(page, '/it-it/bag');
  await page.evaluate(
    (uuid) => fetch('/it-it/bag/items', { method: 'POST', body: new URLSearchParams({ uuid }) }),
    unit?.uuid ?? '',
  );
  const cart = (await cookieNamed(context, 'Cart'))?.value;
  // A session cookie planted before: signing in must not keep it (session fixation).
  await addCookie(context, baseURL ?? '', { name: 'AuthTkn', value: 'planted', path: '/it-it' });

  await page.goto('/it-it/my-account/addresses?from=mail');
  await expect(page).toHaveURL(/\/it-it\/login$/);
  expect(await cookieNamed(context, 'AuthTkn')).toBeUndefined();
  await expect(page.getByText('Poi ti riportiamo alla pagina di prima.')).toBeVisible();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('non è questa');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  const wrong = page.getByRole('alert').filter({ hasText: 'E-mail o password non corretta' });
  await expect(wrong.getByRole('link')).toHaveAttribute('href', '/it-it/recovery');
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await answer;
  await expect(page).toHaveURL(/\/it-it\/my-account\/addresses\?from=mail$/);
  const session = await cookieNamed(context, 'AuthTkn');
  await test.step('[AUTH-02] [AUTH-03] [AUTH-05] [H-13] the token is in a cookie that is secure, closed to scripts and ends after 30 days', async () => {
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    expect(session?.value).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  expect(await cookieNamed(context, 'Redirect')).toBeUndefined();
  await test.step('[AUTH-10] the state names the customer', async () => {
    expect(await stateOf(page, 'it-it')).toMatchObject({ loggedIn: true, user: { email: customer.email } });
  });
  expect((await cookieNamed(context, 'Cart'))?.value).toBe(cart);
  await open(page, '/it-it/bag');
  await expect(page.locator('.bag-line')).toHaveCount(1);
  await test.step('[AUTH-18] the login is closed to a customer who is signed in', async () => {
    await page.goto('/it-it/login');
    await expect(page).toHaveURL(/\/it-it$/);
  });

  await test.step('[AUTH-04] [C-06] another language of the country: the same session under its own path', async () => {
    await page.goto('/it-it/language/en');
    await expect(page).toHaveURL(/\/it-en$/);
    const taken = await cookieNamed(context, 'AuthTkn', '/it-en');
    expect(taken?.value).toBe(session?.value);
    expect(Math.abs((taken?.expires ?? 0) - (session?.expires ?? 0))).toBeLessThan(2);
  });

  await test.step('[AUTH-12] [AUTH-13] logging out ends cookie and state, and goes home', async () => {
    await page.getByRole('button', { name: /Account and bag/ }).click();
    await page.locator('.shell-bag').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/it-en$/);
    expect((await context.cookies()).filter(({ name }) => name === 'AuthTkn')).toEqual([]);
    expect(await stateOf(page, 'it-en')).toMatchObject({ loggedIn: false, user: null });
  });
  await page.goto('/it-it/my-account');
  await expect(page).toHaveURL(/\/it-it\/login$/);
});

test('signing in with the keyboard alone', async ({ quiet: page }) => {
  const customer = await newCustomer('it-en');
  await open(page, '/it-en/login');
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  await page.getByLabel('Email').focus();
  await page.keyboard.type(customer.email);
  await press('Tab');
  await page.keyboard.type('not this one');
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await press('Space');
  await expect(page.locator('input[name="password"]')).toHaveAttribute('type', 'text');
  await press('Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Email or password incorrect' })).toBeVisible();
  await expect(page.locator('input[name="password"]')).toBeFocused();
  await press('ControlOrMeta+a');
  await page.keyboard.type(customer.password);
  // Past "show password" and "forgot" to the button itself.
  await press('Tab', 3);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(/\/it-en\/my-account$/);
});

test('without JavaScript one is told what is wrong, signs in and comes to the wanted page', async ({
  browser,
}) => {
  const customer = await newCustomer('it-it');
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/it-it/my-account/addresses');
  await expect(page).toHaveURL(/\/it-it\/login$/);
  await expect(page.getByRole('button', { name: 'Mostra la password' })).toBeHidden();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('non è questa');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page.getByText('E-mail o password non corretta')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL(/\/it-it\/my-account\/addresses$/);
  await page.context().close();
});

test('where the connection is lost the form stays as it was typed', async ({ page, context }) => {
  await open(page, '/it-en/login');
  await page.getByLabel('Email').fill('livia@example.test');
  await page.locator('input[name="password"]').fill('lungomare di Pesaro');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We can’t connect right now' })).toBeVisible();
  await expect(page.locator('input[name="password"]')).toHaveValue('lungomare di Pesaro');
});

const TOKEN = 'A'.repeat(43);
// The others, and those with errors in them, are looked at on the way by the journeys that lead through them.
const PAGES = {
  'it-it': ['recovery', `update-password/${TOKEN}`],
  'il-he': ['login', 'register', `verify-email/${TOKEN}`],
};

test('the pages are accessible in Italian and in Hebrew, and no machine is mirrored', async ({ page }) => {
  for (const [segment, paths] of Object.entries(PAGES)) {
    for (const path of paths) {
      await open(page, `/${segment}/${path}`);
      await expectAccessible(page);
      const picture = await page.locator('.auth__picture').boundingBox();
      const form = await page.locator('.auth__side').boundingBox();
      expect((picture?.x ?? 0) < (form?.x ?? 0), `${segment}/${path}`).toBe(segment === 'it-it');
      const image = page.locator('.auth__picture img');
      expect(await image.evaluate((img) => getComputedStyle(img).transform)).toBe('none');
    }
  }
});
