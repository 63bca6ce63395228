import { startStorefront } from '../support/own-storefront.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.ts';
import { test as base, expect, hydrated } from '../support/test.ts';
import { freeUnits } from '../support/units.ts';

type Own = { api: RecordingProxy; url: string; log: string[] };

const test = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const api = await startRecordingProxy(process.env.PADDOCK_API_URL ?? 'http://127.0.0.1:4000');
      const storefront = await startStorefront(api.url, { PADDOCK_CART_COOKIE: 'Borsa' });
      await use({ api, url: storefront.url, log: storefront.log });
      await storefront.stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ own }) => {
  own.api.breakCalls();
  own.api.restart();
});

test('[BAG-06] [BAG-07] [CALLS-04] the cart cookie has the configured name, and its value goes along with every cart call', async ({
  page,
  context,
  own,
}) => {
  const [unit] = await freeUnits('it', 1);
  await page.goto(`${own.url}/it-en/bag`);
  const cookie = (await context.cookies()).find(({ name }) => name === 'Borsa');
  expect(cookie?.value).toMatch(/^IT_/);
  await page.evaluate(async (uuid) => {
    const headers = { accept: 'application/json' };
    const send = (method: string) =>
      fetch('/it-en/bag/items', { method, headers, body: new URLSearchParams({ uuid }) });
    await send('POST');
    await send('DELETE');
  }, unit?.uuid ?? '');
  const calls = own.api.calls.filter(({ path }) => path.startsWith('/api/front/cart'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST /api/front/cart/items', `DELETE /api/front/cart/items/${unit?.uuid}`]),
  );
  const key = (await context.cookies()).find(({ name }) => name === 'BorsaKey');
  expect(key).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/it-en' });
  for (const call of calls) {
    expect(call.headers['x-cart-id']).toBe(cookie?.value);
    expect(call.headers['x-cart-key']).toBe(key?.value);
  }
  for (const call of own.api.calls.filter((one) => !calls.includes(one))) {
    expect(call.headers['x-cart-id']).toBeUndefined();
    expect(call.headers['x-cart-key']).toBeUndefined();
  }
});

test('[BAG-11] [BAG-18] [ERRORS-02] the bag is loading until it is there; when it cannot be loaded that is logged, nothing is shown', async ({
  page,
  own,
}) => {
  await page.goto(`${own.url}/it-en/bag`);
  own.api.breakCalls({ path: /front\/cart/, status: 500 });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${own.url}/it-en/news`);
  await hydrated(page);
  await page.getByRole('button', { name: /Account and bag/ }).click();
  const list = page.locator('.shell-bag__list');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(list).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.locator('.ui-toast')).toHaveCount(0);
  expect(own.log.join('')).toContain('"path":"/api/front/cart","status":500');
  // Then it works again, with the same bag.
  own.api.breakCalls();
  await page.reload();
  await page.getByRole('button', { name: /Account and bag/ }).click();
  await expect(page.locator('.shell-bag').getByText('Your bag is empty')).toBeVisible();
});

test('[BAG-01] [BAG-02] [C2] the session brings the cart: init, items with id, uuid, name and picture, sums; the uuid of the cart only the checkout', async ({
  page,
  context,
  own,
}) => {
  const [unit] = await freeUnits('it', 1);
  await page.goto(`${own.url}/it-en/bag`);
  const { cart } = await page.evaluate(async (uuid) => {
    const headers = { accept: 'application/json' };
    await fetch('/it-en/bag/items', { method: 'POST', headers, body: new URLSearchParams({ uuid }) });
    return (await fetch('/it-en/session')).json();
  }, unit?.uuid ?? '');
  expect(cart).toMatchObject({
    init: true,
    items: [
      { id: unit?.uuid, uuid: unit?.uuid, name: unit?.name, attributes: { picture: expect.anything() } },
    ],
  });
  expect(cart.total).toBe(cart.items[0].final_price);
  expect([cart.subtotal, cart.taxes > 0]).toEqual([cart.total, true]);
  const cookie = (await context.cookies()).find(({ name }) => name === 'Borsa');
  const uuid = cookie?.value.split('_')[1] ?? '';
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(cart)).not.toContain(uuid);
  const checkout = await page.request.get(`${own.url}/it-en/checkout`, { maxRedirects: 0 });
  expect(checkout.headers().location).toBe(`/it-en/checkout/${uuid}`);
});
