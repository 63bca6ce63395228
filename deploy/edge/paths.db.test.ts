import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_MAP } from '../../apps/storefront/app/routing/site-map.ts';
import { startTestEdge, TinyStorefront } from './testing.ts';

const storefront = new TinyStorefront();
let edge: Awaited<ReturnType<typeof startTestEdge>>;

beforeAll(async () => {
  await storefront.start();
  edge = await startTestEdge(storefront);
});
afterAll(async () => {
  await edge.stop();
  await storefront.stop();
});

const ORIGIN = 'http://shop.example';
const get = (path: string, headers: Record<string, string> = {}) =>
  edge.request(path, { headers: { host: 'shop.example', ...headers } });

describe('spellings of a path', () => {
  test.each([
    ['/it-it/stores/', '/it-it/stores'],
    ['/it-it/', '/it-it'],
    ['//it-it///stores//', '/it-it/stores'],
    ['/it-it/STORES?q=Bologna', '/it-it/stores?q=Bologna'],
    ['/it-it/Products/lupo-500/', '/it-it/products/lupo-500'],
    ['/it-it/Stores.DATA', '/it-it/stores.data'],
    ['/it-it/stores/_.data', '/it-it/stores.data'],
    ['/it-it/_.DATA', '/it-it.data'],
    ['/assets//entry-1Aa.js', '/assets/entry-1Aa.js'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['//evil.example//x/', '/evil.example/x'],
    ['/it-it//evil.example', '/it-it/evil.example'],
    ['//evil.example/?to=//evil.example', '/evil.example?to=//evil.example'],
  ])('[SEC-06] %s is moved to %s', async (path, location) => {
    const before = storefront.seen.length;
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
    expect(storefront.seen.length).toBe(before);
  });

  test.each([
    '/it-it/%73tores',
    '/it-it/products/lupo%2D500',
    '/it-it/products/lupo%2d500',
    '/%69t-it/stores',
    '/it-it/x/../stores',
    '/it-it/./stores',
    '/it-it/x/%2e%2e/stores',
    '/it-it/stores/..',
    '/it-it\\stores',
    '/\\evil.example/',
    '/it-it/stores#1',
    '/it-it/stores\u00e9',
  ])('[SEC-06] %s is not found', async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`;
    const before = storefront.seen.length;
    expect(await edge.sendRaw(request)).toMatch(/^HTTP\/1\.1 404 /);
    expect(storefront.seen.length).toBe(before);
  });

  test.each([
    '/it-it/addresses/shapes/IT',
    '/it-it/words/aB3-_x',
    '/it-it/checkout/IT-7K2M9Q/result',
    '/it-it/privacy-request/7.1795040210.k0.EleE-_',
    '/it-it/my-account/transfers/AbC~1',
    '/ae-ar/stores/%D8%AF%D8%A8%D9%8A',
    '/cn-zh/news/%e6%91%a9_3',
    '/.well-known/security.txt',
    '/assets/entry-1Aa.js',
    '/IT-IT/stores',
  ])('%s reaches the storefront as it is', async (path) => {
    await get(path);
    expect(storefront.requestsTo(path)).toHaveLength(1);
  });

  test('[SEC-06] 700 spellings of a page are not rendered once', async () => {
    const spellings = Array.from({ length: 700 }, (_, n) => {
      const name = [...'products'].map((letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter));
      return `/it-it/${name.join('')}/lupo-700${'/'.repeat((n >> 8) + 1)}`;
    });
    const before = storefront.seen.length;
    for (const path of spellings) expect((await get(path)).status).toBe(301);
    expect(storefront.seen.length).toBe(before);
  });
});

const upper = (text: string, bits: number) =>
  [...text].map((sign, at) => ((bits >> (at % 31)) & 1 ? sign.toUpperCase() : sign)).join('');
const encoded = (text: string, at: number) =>
  `${text.slice(0, at)}%${(text.codePointAt(at) ?? 97).toString(16)}${text.slice(at + 1)}`;

/** A path of the site map, with the changes that a router or a URL parser would take back. */
const anySpelling = fc
  .tuple(
    fc.constantFrom(...SITE_MAP.map(({ path }) => `/it-it/${path.replaceAll(/[:*]\w*\??/g, 'some')}`)),
    fc.array(
      fc.tuple(
        fc.constantFrom('upper', 'slash', 'end', 'encode', 'dots', 'backslash', 'host', 'data', 'odd'),
        fc.nat(1000),
      ),
      { maxLength: 4 },
    ),
    fc.constantFrom('', '?', '?q=a', '?to=//evil.example'),
  )
  .map(([plain, changes, query]) => {
    const path = changes.reduce((text, [change, n]) => {
      const at = n % text.length;
      const put = (part: string) => text.slice(0, at) + part + text.slice(at);
      if (change === 'upper') return upper(text, n);
      if (change === 'encode') return encoded(text, at);
      if (change === 'slash') return put('/'.repeat(1 + (n % 3)));
      if (change === 'end') return text + '/'.repeat(1 + (n % 3));
      if (change === 'dots') return put(n % 2 ? '/../' : '/./');
      if (change === 'backslash') return put('\\');
      if (change === 'host') return `${n % 2 ? '//' : '/\\'}evil.example${text}`;
      return change === 'data' ? `${text}/_.data` : put(';:@!~'[n % 5] ?? '');
    }, plain);
    return { path: path.startsWith('/') ? path : `/${path}`, query };
  });

/** What the storefront makes of a target: dots and backslashes resolved, letters decoded, slashes at the end ignored. */
function resolved(target: string): string {
  const { pathname } = new URL(ORIGIN + target);
  const letters = pathname.replaceAll(/%[0-7][0-9a-f]/gi, (sign) => {
    const letter = String.fromCodePoint(Number.parseInt(sign.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : sign;
  });
  return letters.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
}

test('[SEC-06] [SEC-10] any spelling leads to a stable address of the same host after at most one redirect', async () => {
  await fc.assert(
    fc.asyncProperty(anySpelling, async ({ path, query }) => {
      const before = storefront.seen.length;
      const answer = await get(path + query);
      let final = path + query;
      if (answer.status === 301) {
        final = answer.headers.location ?? '';
        expect(final).toMatch(/^\/(?![/\\])/);
        expect(new URL(final, ORIGIN).origin).toBe(ORIGIN);
        expect((await get(final)).status).not.toBe(301);
      }
      // What reaches the storefront is spelled as the storefront itself would spell it.
      for (const { url = '' } of storefront.seen.slice(before)) {
        expect(resolved(url)).toBe(url.split('?')[0]);
        expect(url).not.toMatch(/^\/it-it\/[^/?]*[A-Z]/);
      }
    }),
    { numRuns: 200 },
  );
});

describe('a private page in capitals', () => {
  const names = new Set(
    SITE_MAP.filter(({ cache }) => cache === 'private').map(({ path }) => path.split('/')[0] ?? ''),
  );
  test.each([...names].map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`))(
    '[SEC-10] /it-it/%s is moved to the page with the cookies of its visitor, and sets none',
    async (name) => {
      const cookie = 'Cart=IT_1; CartKey=2';
      const answer = await get(`/it-it/${name}/x?y=1`, { cookie });
      expect(answer.status).toBe(301);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers.location).toBe(`/it-it/${name.toLowerCase()}/x?y=1`);
    },
  );
});
