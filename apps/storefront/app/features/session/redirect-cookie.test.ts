import { expect, test } from 'vitest';
import { unsign } from '../../request/cookies.server.ts';
import { openVisit } from '../../request/open-visit.server.ts';
import { readWantedPage, rememberWantedPage } from './redirect-cookie.server.ts';

test('the page wanted before signing in is kept when it is one of ours', () => {
  for (const path of [
    '/it-it',
    '/it-it/my-account',
    '/it-it/my-account/orders/VN4K7QX2',
    '/it-it/search?category=x',
  ]) {
    expect(readWantedPage(path, 'it-it')).toBe(path);
  }
});

test('what leads elsewhere is not', () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/\t/evil.example',
    '/it-it/../..//evil.example',
    '/it-it/..',
    '/it-it//evil.example',
    '/it-it/\r\nSet-Cookie: a=b',
    '/es-es/my-account',
    '/it-itx',
    `/it-it/${'a'.repeat(4096)}`,
    '/it-it?x=\\evil',
    '/it-it?x=\u00e8',
    '',
  ];
  for (const value of hostile) expect(readWantedPage(value, 'it-it'), value).toBeNull();
});

const remembered = (address: string) => {
  const visit = openVisit(new Request(`https://shop.example${address}`));
  rememberWantedPage(visit);
  const [, value = ''] =
    /^Redirect=([^;]+); Path=\/it-it; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/.exec(
      visit.setCookies[0] ?? '',
    ) ?? [];
  return unsign(decodeURIComponent(value));
};

test('[AUTH-16] the wanted page is remembered with its question, for ten minutes and signed', () => {
  expect(remembered('/it-it/my-account/orders?page=2&sort=new')).toBe(
    '/it-it/my-account/orders?page=2&sort=new',
  );
  expect(remembered('/it-it/my-account/orders?q=%C3%A8%20%5Cx')).toBe(
    '/it-it/my-account/orders?q=%C3%A8+%5Cx',
  );
  // Asked for by the router: what is its own is not the page's.
  expect(remembered('/it-it/my-account/orders.data?page=2&_routes=x')).toBe(
    '/it-it/my-account/orders?page=2',
  );
  // Too much to keep: then the page alone.
  expect(remembered(`/it-it/my-account?x=${'a'.repeat(2000)}`)).toBe('/it-it/my-account');
  expect(remembered('/it-it/my-account/%2e%2e%2fevil')).toBeNull();
});
