import { expect, test } from 'vitest';
import {
  cookie,
  expiredCookie,
  readCookies,
  readPastCarts,
  sign,
  unsign,
  withVisitorMark,
} from './cookies.server.ts';

test('a cookie is HttpOnly, Secure and SameSite=Lax on its own path', () => {
  expect(cookie('AuthTkn', 'a b', { path: '/it-it', maxAge: 60 })).toBe(
    'AuthTkn=a%20b; Path=/it-it; HttpOnly; Secure; SameSite=Lax; Max-Age=60',
  );
  expect(expiredCookie('AuthTkn', '/it-it')).toContain('Max-Age=0');
});

const MARK = 'Visitor=1; Path=/; Secure; SameSite=Lax; Max-Age=31536000';

test.each(['AuthTkn', 'Cart', 'AppState', 'Notice'])(
  'a page that gets a cookie %s gets the mark for scripts',
  (name) => {
    const one = cookie(name, 'x', { path: '/it-it' });
    expect(withVisitorMark([one])).toEqual([one, MARK]);
  },
);

test('a cookie that expires or that no session call reads brings no mark', () => {
  const cookies = [expiredCookie('AuthTkn', '/it-it'), cookie('Device', 'x', { path: '/' })];
  expect(withVisitorMark(cookies)).toEqual(cookies);
});

test('cookies are read as they were written, malformed ones not at all, the first sound one of a name wins', () => {
  const request = new Request('http://localhost', {
    headers: { cookie: 'a=1; b=%E2%82%AC; c=%zz; a=2; d; e=%00' },
  });
  expect([...readCookies(request)]).toEqual([
    ['a', '1'],
    ['b', '€'],
  ]);
});

test.each(['%00', 'a%0d%0ab', '%E2%82%AC', 'ES_0190d5a0-0000-7000-8000-000000000001', 'IT_x', ''])(
  '[C4] a cart cookie %s of a longer path is skipped for ours',
  (tossed) => {
    const own = 'IT_0190d5a0-0000-7000-8000-000000000002';
    const request = new Request('http://localhost', { headers: { cookie: `Cart=${tossed}; Cart=${own}` } });
    expect(readCookies(request, 'it').get('Cart')).toBe(own);
    const alone = new Request('http://localhost', { headers: { cookie: `Cart=${tossed}` } });
    expect(readCookies(alone, 'it').has('Cart')).toBe(false);
  },
);

test('a signed value comes back, a changed one does not', () => {
  expect(unsign(sign('/it-it/my-account'))).toBe('/it-it/my-account');
  expect(unsign(sign('/it-it/my-account').replace('it-it', 'es-es'))).toBeNull();
  expect(unsign('/it-it')).toBeNull();
});

test('[signing keys] a cookie signed with the secret before the present one is still accepted', () => {
  const signed = sign('/it-it', ['old-secret-of-the-storefront']);
  expect(unsign(signed, ['new-secret-of-the-storefront', 'old-secret-of-the-storefront'])).toBe('/it-it');
  expect(unsign(signed, ['new-secret-of-the-storefront'])).toBeNull();
});

test('[C2] past carts are pairs of a cart and its key, in their order; an id alone is none', () => {
  const id = (n: number) => `IT_0190d5a0-0000-7000-8000-00000000000${n}`;
  const pair = (n: number) => `${id(n)}.${String(n).repeat(43)}`;
  const cookies = new Map([['PastCarts', `${pair(2)},nonsense,${id(3)},${id(4)}.short,${pair(1)},x-y\r\nz`]]);
  expect(readPastCarts(cookies)).toEqual([pair(2), pair(1)]);
  expect(readPastCarts(new Map())).toEqual([]);
});

test('[C2] a cart key that cannot be one is never sent to the api', () => {
  const keyOf = (value: string) =>
    readCookies(new Request('http://localhost', { headers: { cookie: `CartKey=${value}` } })).get('CartKey');
  expect(keyOf('k'.repeat(43))).toBe('k'.repeat(43));
  for (const value of ['', 'k'.repeat(42), 'k'.repeat(44), `${'k'.repeat(42)}%0A`, `${'k'.repeat(42)}.`])
    expect(keyOf(value)).toBeUndefined();
});
