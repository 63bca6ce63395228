import { expect, test } from 'vitest';
import { cookie, expiredCookie, readCookies, readPastCarts, sign, unsign } from './cookies.server.ts';

test('every cookie of ours is HttpOnly, Secure and SameSite=Lax on its own path', () => {
  expect(cookie('AuthTkn', 'a b', { path: '/it-it', maxAge: 60 })).toBe(
    'AuthTkn=a%20b; Path=/it-it; HttpOnly; Secure; SameSite=Lax; Max-Age=60',
  );
  expect(expiredCookie('AuthTkn', '/it-it')).toContain('Max-Age=0');
});

test('cookies are read as they were written, broken ones as empty, the first of two wins', () => {
  const request = new Request('http://localhost', { headers: { cookie: 'a=1; b=%E2%82%AC; c=%zz; a=2; d' } });
  expect([...readCookies(request)]).toEqual([
    ['a', '1'],
    ['b', '€'],
    ['c', ''],
  ]);
});

test('a signed value comes back, a changed one does not', () => {
  expect(unsign(sign('/it-it/my-account'))).toBe('/it-it/my-account');
  expect(unsign(sign('/it-it/my-account').replace('it-it', 'es-es'))).toBeNull();
  expect(unsign('/it-it')).toBeNull();
});

test('past bags are the ones that could be bags, in their order', () => {
  const cart = (n: number) => `IT_0190d5a0-0000-7000-8000-00000000000${n}`;
  const cookies = new Map([['PastCarts', `${cart(2)},nonsense,${cart(1)},x-y\r\nz`]]);
  expect(readPastCarts(cookies)).toEqual([cart(2), cart(1)]);
  expect(readPastCarts(new Map())).toEqual([]);
});
