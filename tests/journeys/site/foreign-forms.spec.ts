import { ACTION_TYPES, SITE_MAP } from '../../../apps/storefront/app/routing/site-map.ts';
import { MUSEUM_URL } from '../support/brand.ts';
import { newCustomer, signIn } from '../support/customers.ts';
import { expect, test } from '../support/test.ts';

// So much is sent that rate limits apply: a new customer, of a site that no other journey uses.
const SEGMENT = 'mx-es';

/** Every action of the site map, with an identifier that does not exist wherever one is needed. */
const DOORS = SITE_MAP.filter((page) => page.action).map((page) => ({
  ...page,
  address: `/${SEGMENT}/${page.path.replaceAll(/:\w+\??/g, '018f3c5e-7d2a-7b1c-9a4e-2f6d8c0b1a3e').replace('*', 'x')}`,
}));

type Headers = Record<string, string>;

/** How a request of another site arrives, by browser and kind; none may be accepted. */
const FORGED: [name: string, headers: (own: string) => Headers, type?: string][] = [
  ['a foreign Origin without Sec-Fetch-Site', () => ({ origin: 'https://evil.example' })],
  ['Origin null', () => ({ origin: 'null' })],
  ['same-site with a foreign Origin', () => ({ origin: MUSEUM_URL, 'sec-fetch-site': 'same-site' })],
  ['cross-site', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
  ['a text/plain body', (own) => ({ origin: own, 'sec-fetch-site': 'same-origin' }), 'text/plain'],
  ['a text/plain body of another origin', () => ({ origin: 'https://evil.example' }), 'text/plain'],
  ['no headers at all', () => ({})],
];

test('[C4] no forged request is accepted by any action, also with the customer’s own cookies', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  expect(DOORS.length).toBeGreaterThan(30);
  const token = await signIn(page, await newCustomer(SEGMENT));
  let accepted = 0;
  for (const door of DOORS.filter((one) => !one.foreignPosts)) {
    const kind = door.action ?? 'form';
    await Promise.all(
      FORGED.map(async ([name, headersOf, type]) => {
        const answer = await request.fetch(door.address, {
          method: kind === 'upload' ? 'PATCH' : 'POST',
          headers: {
            ...headersOf(baseURL ?? ''),
            'content-type': type ?? ACTION_TYPES[kind][0] ?? 'text/plain',
            cookie: `AuthTkn=${token}`,
          },
          data: Buffer.from(kind === 'json' ? '{"email":"eve@example.test"}' : 'email=eve%40example.test'),
          maxRedirects: 0,
        });
        const isRefused = [403, 415].includes(answer.status()) && !answer.headers()['set-cookie'];
        if (!isRefused) accepted += 1;
        expect.soft(isRefused, `${door.address} with ${name}: ${answer.status()}`).toBe(true);
      }),
    );
  }
  expect(accepted).toBe(0);
});

test('[C4] a malformed cookie of our names, set by another host, is no failure of ours', async ({
  request,
}) => {
  const bad = ['%00', 'a%0d%0aX-Evil%3a1', '%zz', '%E2%82%AC', 'x'.repeat(3000)];
  const names = [
    'Cart',
    'AuthTkn',
    'PastCarts',
    'CountryLocale',
    'AppState',
    'Redirect',
    'Notice',
    'Consent',
  ];
  for (const address of [
    'session',
    'bag',
    'my-account/orders',
    'checkout/x',
    'checkout/result',
    'login',
    'chat',
  ]) {
    await Promise.all(
      bad.map(async (value) => {
        const cookie = names.map((name) => `${name}=${value}`).join('; ');
        const answer = await request.get(`/${SEGMENT}/${address}`, { headers: { cookie }, maxRedirects: 0 });
        expect.soft(answer.status(), `${address} with ${value.slice(0, 20)}`).toBeLessThan(500);
      }),
    );
  }
});
