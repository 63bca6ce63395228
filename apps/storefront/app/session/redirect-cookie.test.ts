import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWantedPage } from './redirect-cookie.server.ts';

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
    '',
  ];
  for (const value of hostile) expect(readWantedPage(value, 'it-it'), value).toBeNull();
});

test('whatever is in the cookie, following it never leaves the site', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '..',
      '//',
      '%2f',
      '%5c',
      '\t',
      '\r\n',
      'it-it',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '.',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      for (const value of [pieces.join(''), `/it-it${pieces.join('')}`]) {
        const wanted = readWantedPage(value, 'it-it');
        if (wanted === null) continue;
        const target = new URL(wanted, 'http://shop.example');
        expect(target.origin).toBe('http://shop.example');
        expect(target.pathname).toMatch(/^\/it-it(\/|$)/);
      }
    }),
    { numRuns: 20_000 },
  );
});
