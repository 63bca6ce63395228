import { addCookie, expect, open, test } from '../support/test.ts';

test('[SHELL-45] [AUTH-15] [AUTH-16] [ACCOUNT-01] account pages send a guest to sign in and remember the page', async ({
  page,
  context,
}) => {
  await page.goto('/it-it/my-account/orders/VN4K7QX2');
  expect(new URL(page.url()).pathname).toBe('/it-it/login');
  const cookie = (await context.cookies()).find(({ name }) => name === 'Redirect');
  expect(decodeURIComponent(cookie?.value ?? '')).toMatch(/^\/it-it\/my-account\/orders\/VN4K7QX2\./);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/it-it' });
  for (const path of ['', '/addresses', '/bikes', '/orders']) {
    await page.goto(`/it-it/my-account${path}`);
    expect(new URL(page.url()).pathname, path).toBe('/it-it/login');
  }
});

test('the guard also stands before navigation inside the page', async ({ page }) => {
  await open(page, '/it-en');
  await page.getByRole('button', { name: /Account and bag/ }).click();
  await page.getByRole('link', { name: 'My orders' }).click();
  await expect(page).toHaveURL(/\/it-en\/login$/);
});

test('[SHELL-46] [AUTH-17] [AUTH-18] [AUTH-19] a signed-in customer is redirected from the sign-in pages to the home page', async ({
  page,
  signIn,
}) => {
  await signIn('it-it');
  for (const path of ['login', 'register', 'recovery']) {
    await page.goto(`/it-it/${path}`);
    expect(new URL(page.url()).pathname, path).toBe('/it-it');
  }
});

test('[SHELL-47] check-country stands before every page', async ({ page }) => {
  for (const path of ['/xx-xx', '/xx-xx/bag', '/xx-xx/my-account', '/xx-xx/login', '/xx-xx/nothing']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByText('(no-country)')).toBeVisible();
  }
});

const cartOf = async (context: import('@playwright/test').BrowserContext, path: string) =>
  (await context.cookies()).find((cookie) => cookie.name === 'Cart' && cookie.path === path);

test('[SHELL-48] [BAG-08] [BAG-09] [BAG-10] a missing cart cookie is issued for this country and language', async ({
  page,
  context,
}) => {
  await open(page, '/it-it/bag');
  const cookie = await cartOf(context, '/it-it');
  expect(cookie?.value).toMatch(/^IT_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', httpOnly: true });
  await page.goto('/it-it/bag');
  expect((await cartOf(context, '/it-it'))?.value).toBe(cookie?.value);
});

test('[SHELL-48] [H-10] a malformed cart cookie, or one of another country, is replaced', async ({
  page,
  context,
  baseURL,
}) => {
  for (const value of ['nonsense', 'ES_018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e']) {
    await addCookie(context, baseURL ?? '', { name: 'Cart', value, path: '/it-it' });
    await page.goto('/it-it/bag');
    expect((await cartOf(context, '/it-it'))?.value).toMatch(/^IT_/);
  }
});

test('a public page gives no cart; the first call for the bag does, and marks the visitor for scripts', async ({
  page,
  context,
  request,
}) => {
  const response = await request.get('/it-it/products/lupo-500');
  expect(response.headers()['set-cookie']).toBeUndefined();
  await open(page, '/it-it/products/lupo-500');
  expect(await cartOf(context, '/it-it')).toBeUndefined();
  await page.request.get('/it-it/bag');
  expect((await cartOf(context, '/it-it'))?.value).toMatch(/^IT_/);
  const session = page.waitForResponse(/\/it-it\/session$/);
  await open(page, '/it-it/products/lupo-500');
  expect((await session).status()).toBe(200);
});

test('[H-14] where nothing is sold the bag and the checkout lead home', async ({ page }) => {
  for (const path of ['bag', 'checkout/018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e']) {
    await page.goto(`/gr-el/${path}`);
    expect(new URL(page.url()).pathname, path).toBe('/gr-el');
  }
});

test('[SITES-24] the country-locale cookie is written by the page', async ({ page, context }) => {
  await open(page, '/it-en/news');
  const cookieOf = async () => (await context.cookies()).find(({ name }) => name === 'CountryLocale');
  await expect.poll(async () => decodeURIComponent((await cookieOf())?.value ?? '')).toBe('it/en');
  expect(await cookieOf()).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' });
});

test('[SITES-25] the app state is secure, same-site and out of the reach of scripts', async ({
  page,
  context,
}) => {
  await page.request.get('/it-en/session');
  const state = (await context.cookies()).find(({ name }) => name === 'AppState');
  expect(state).toMatchObject({ secure: true, sameSite: 'Lax', httpOnly: true });
  expect(JSON.parse(decodeURIComponent(state?.value ?? ''))).toEqual({ country: 'it', locale: 'en' });
});

test('[H-15] the dealer locator’s unit and place are remembered, where the visitor stands is not', async ({
  page,
  context,
}) => {
  await page.request.get('/it-en/session');
  await page.request.get('/it-en/stores/find?distance=50&unit=ml&lat=43.9&lng=12.9&place=Pesaro');
  const state = (await context.cookies()).find(({ name }) => name === 'AppState');
  expect(JSON.parse(decodeURIComponent(state?.value ?? ''))).toEqual({
    country: 'it',
    locale: 'en',
    distanceUnit: 'ml',
    lastStoreSearch: 'Pesaro',
  });
  await open(page, '/it-en/stores');
  await expect(page.getByRole('radio', { name: 'mi', exact: true })).toBeChecked();
  await expect(page.locator('.stores-search input')).toHaveValue('Pesaro');
});

test('another language of the same country takes session and bag along, another country does not', async ({
  page,
  context,
  signIn,
}) => {
  const { token } = await signIn('it-it');
  await page.goto('/it-it/bag');
  const cart = (await cartOf(context, '/it-it'))?.value;
  await page.goto('/it-it/language/en');
  expect(new URL(page.url()).pathname).toBe('/it-en');
  expect((await cartOf(context, '/it-en'))?.value).toBe(cart);
  const keys = (await context.cookies()).filter(({ name }) => name === 'CartKey');
  expect(new Set(keys.map(({ value }) => value)).size).toBe(1);
  expect(keys.map(({ path }) => path).sort()).toEqual(['/it-en', '/it-it']);
  const auth = (await context.cookies()).filter(({ name }) => name === 'AuthTkn');
  expect(auth.map(({ path, value }) => [path, value]).sort()).toEqual([
    ['/it-en', token],
    ['/it-it', token],
  ]);
  await page.goto('/es-es');
  expect((await context.cookies()).some(({ name, path }) => name === 'AuthTkn' && path === '/es-es')).toBe(
    false,
  );
});
