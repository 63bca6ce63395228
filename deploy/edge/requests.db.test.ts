import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestEdge, TinyStorefront } from './testing.ts';

const storefront = new TinyStorefront();
let edge: Awaited<ReturnType<typeof startTestEdge>>;

// Every test has pages of its own, so that none depends on what another left in the cache.
let count = 0;
let page: string;

beforeAll(async () => {
  await storefront.start();
  edge = await startTestEdge(storefront);
});
beforeEach(() => {
  count += 1;
  page = `/it-it/page-${count}`;
});
afterAll(async () => {
  await edge.stop();
  await storefront.stop();
});

describe('content by moment', () => {
  test('[PREVIEW-06] a preview is passed without cookies and never kept, whatever its answer says', async () => {
    const preview = `${page}?tag=races&preview=secret`;
    for (const path of [preview, preview]) await edge.request(path, { headers: { cookie: 'AuthTkn=mine' } });
    const reached = storefront.requestsTo(preview);
    expect(reached).toHaveLength(2);
    for (const { headers } of reached) expect(headers.cookie).toBeUndefined();
    expect((await edge.request(page)).headers['x-cache']).toBe('miss');
  });

  test('[CONTENT-07] a page that says so is not served stale past its time', async () => {
    const control = 'public, max-age=0, s-maxage=1, stale-while-revalidate=0, stale-if-error=600';
    storefront.answers.set(page, { headers: { 'cache-control': control }, body: 'old' });
    await edge.request(page);
    storefront.answers.set(page, { headers: { 'cache-control': control }, body: 'new' });
    await sleep(1100);
    expect((await edge.request(page)).body).toBe('new');
  });
});

describe('query names', () => {
  test('[C12] unknown query names and the order of the others do not make another page', async () => {
    const search = `/it-it/search/t${count}`;
    await edge.request(`${search}?q=2&utm_source=mail&color=red%20one&gclid=x&x=1&status=a&status=b`);
    const again = await edge.request(
      `${search}?color=red%20one&fbclid=y&status=a&status=b&q=2&utm_campaign&&x`,
    );
    expect(again.headers['x-cache']).toBe('hit');
    expect(storefront.requestsTo(`${search}?color=red%20one&q=2&status=a&status=b`)).toHaveLength(1);
    expect((await edge.request(`${search}?color=red%20one&q=3`)).headers['x-cache']).toBe('miss');
    expect((await edge.request(`${search}?utm_source=mail`)).headers['x-cache']).toBe('miss');
    expect((await edge.request(search)).headers['x-cache']).toBe('hit');
  });

  test('[C12] a hundred unknown query names cost one render', async () => {
    for (let n = 0; n < 100; n += 1) {
      const { headers } = await edge.request(`${page}?x${n}=${n}&q=${n}&preview2=${n}&_routes=made-up-${n}`);
      expect(headers['x-cache']).toBe(n === 0 ? 'miss' : 'hit');
    }
    expect(storefront.requestsTo(page)).toHaveLength(1);
  });

  test('a question mark inside a value belongs to the value', async () => {
    const search = `/it-it/search/v${count}`;
    await edge.request(`${search}?q=a?x=1&y=2`);
    expect(storefront.requestsTo(`${search}?q=a?x=1`)).toHaveLength(1);
  });

  test.each([
    ['products/lupo-500', 'values%5B12%5D=3&inventory_status=on_hand&page=2', 'values%5Bx%5D=3&sort=1'],
    ['products/lupo-500', 'compare=falco-g,via&values[3]=4', 'q=1'],
    ['products/lupo-500/units', 'page=2', 'compare=falco-g'],
    ['products/lupo-500/manuals', 'product_id=7', 'page=2'],
    ['search/suggestions', 'q=lu', 'page=2'],
    ['news', 'page=2&tag=races', 'q=1'],
    ['news.data', '_routes=features%2Fnews%2Fnews.page&page=2', '_routes=features%2Fx&q=1'],
    ['stores', 'q=Bologna', 'lat=1'],
  ])('[C12] %s keeps %s and drops %s', async (tail, known, unknown) => {
    const path = `/es-es/${tail}`;
    await edge.request(`${path}?${unknown}&${known}&${unknown}`);
    expect(storefront.requestsTo(`${path}?${known.split('&').sort().join('&')}`)).toHaveLength(1);
  });
});

describe('hosts', () => {
  test.each([
    'evil.example',
    'shop.example.evil.example',
    'shopxexample',
    'shop.example:81',
    'shop.example.',
    'a b',
    'x:99999',
    'localhost:8080.',
    '%00',
    '127.0.0.1',
  ])('[C12] a page is not rendered for the host "%s"', async (host) => {
    const raw = `GET ${page} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await edge.sendRaw(raw)).toMatch(/^HTTP\/1\.1 (400|421) /);
    const posted = `POST /it-it/bag HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
    expect(await edge.sendRaw(posted)).toMatch(/^HTTP\/1\.1 (400|421) /);
    expect(storefront.requestsTo(page)).toHaveLength(0);
  });

  test('[C12] an absolute target cannot name another host, and HTTP/1.0 needs a known one too', async () => {
    const absolute = `GET http://evil.example${page} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`;
    expect(await edge.sendRaw(absolute)).toMatch(/^HTTP\/1\.1 (400|421) /);
    expect(await edge.sendRaw(`GET ${page} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.[01] 400 /);
    expect(storefront.seen.filter(({ url }) => url?.includes(page))).toHaveLength(0);
  });
});

describe('bodies in chunks', () => {
  const post = (target: string, chunks: string) =>
    `POST ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`;

  test.each([
    ['no hexadecimal length', 'xyz\r\nabc\r\n0\r\n\r\n'],
    ['a negative length', '-3\r\nabc\r\n0\r\n\r\n'],
    ['a prefix before the length', '0x3\r\nabc\r\n0\r\n\r\n'],
    ['a length that is too long', 'fffffffffffffffff\r\nabc\r\n0\r\n\r\n'],
    ['more data than its length', '3\r\nabcdef\r\n0\r\n\r\n'],
  ])(
    '[C12] a chunk with %s is refused, not answered with 503, and goes no further',
    async (_name, chunks) => {
      const before = storefront.seen.length;
      // Varnish 7.1 closes the connection when a body cannot be read.
      expect(await edge.sendRaw(post('/it-it/bag', chunks))).toMatch(/^(HTTP\/1\.1 400 |$)/);
      expect(storefront.seen.length).toBe(before);
    },
  );

  test('[C12] chunks that end with a bare LF reach the storefront as one body with a length', async () => {
    const heard = await edge.sendRaw(post(page, '3\nabc\n0\n\n'));
    const [arrived] = storefront.requestsTo(page);
    if (arrived) {
      expect(arrived.headers).toMatchObject({ 'content-length': '3' });
      expect(arrived.headers['transfer-encoding']).toBeUndefined();
    } else expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a sound body in chunks arrives', async () => {
    expect(await edge.sendRaw(post(page, '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(storefront.requestsTo(page)[0]?.headers['content-length']).toBe('5');
  });
});
