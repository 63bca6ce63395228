import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SITE_MAP } from '../../apps/storefront/app/routing/site-map.ts';
import { startTestEdge, TinyStorefront } from './testing.ts';

const storefront = new TinyStorefront();
let edge: Awaited<ReturnType<typeof startTestEdge>>;

// Every test has pages of its own, so that none depends on what another left in the cache.
let count = 0;
let page: string;
const other = (suffix: string) => `${page}${suffix}`;
const tags = (xkey: string) => ({ headers: { xkey } });
const purge = (xkey: string, from?: string) =>
  edge.request('/', { method: 'PURGE', headers: { 'xkey-purge': xkey }, ...(from ? { from } : {}) });

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

describe('keeping pages', () => {
  test('the second request for a public page is a hit and does not reach the storefront', async () => {
    const first = await edge.request(page);
    const second = await edge.request(page);
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(second.headers.age).toBeDefined();
    expect(second.body).toBe(first.body);
    expect(storefront.requestsTo(page)).toHaveLength(1);
  });

  test('twenty visitors at once make one request to the storefront', async () => {
    await Promise.all(Array.from({ length: 20 }, () => edge.request(page)));
    expect(storefront.requestsTo(page)).toHaveLength(1);
  });

  test("a page's data request is kept like its page", async () => {
    await edge.request(`${page}.data`);
    expect((await edge.request(`${page}.data`)).headers['x-cache']).toBe('hit');
  });

  test('the same path on another host is another page', async () => {
    await edge.request(page, { headers: { host: 'shop.example' } });
    expect((await edge.request(page, { headers: { host: 'other.example' } })).headers['x-cache']).toBe(
      'miss',
    );
    expect((await edge.request(page, { headers: { host: 'SHOP.EXAMPLE' } })).headers['x-cache']).toBe('hit');
  });

  test('an answer with Set-Cookie is never kept, even when it claims to be public', async () => {
    storefront.answers.set(page, { headers: { 'set-cookie': 'AuthTkn=secret' } });
    const answers = [await edge.request(page), await edge.request(page)];
    expect(answers.map((answer) => answer.headers['x-cache'])).not.toContain('hit');
    expect(storefront.requestsTo(page)).toHaveLength(2);
  });

  test.each(['no-store', 'private, max-age=60', 'public, no-cache', 'max-age=60', ''])(
    'an answer with Cache-Control "%s" is never kept',
    async (control) => {
      storefront.answers.set(page, { headers: { 'cache-control': control } });
      await edge.request(page);
      expect((await edge.request(page)).headers['x-cache']).not.toBe('hit');
      expect(storefront.requestsTo(page)).toHaveLength(2);
    },
  );

  test('hashed files are kept, and browsers may keep them too', async () => {
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    storefront.answers.set('/assets/entry-1a2b.js', { headers });
    await edge.request('/assets/entry-1a2b.js', { headers: { cookie: 'AuthTkn=mine' } });
    const kept = await edge.request('/assets/entry-1a2b.js');
    expect(kept.headers).toMatchObject({ 'x-cache': 'hit', 'cache-control': headers['cache-control'] });
  });

  test('text is compressed for clients that accept it, from one cached copy', async () => {
    storefront.answers.set(page, { body: 'motor '.repeat(500) });
    const plain = await edge.request(page);
    const zipped = await edge.request(page, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-cache': 'hit' });
  });

  test('browsers are told to ask again, and never see the tags', async () => {
    storefront.answers.set(page, tags('site:it'));
    const { headers } = await edge.request(page);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.xkey).toBeUndefined();
    expect(headers['x-varnish']).toBeUndefined();
  });
});

describe('purging', () => {
  test('a purge by tag removes the pages with that tag, and only those', async () => {
    storefront.answers.set(other('-it'), tags(`site:it-${count} page:home-${count}`));
    storefront.answers.set(other('-es'), tags(`site:es-${count} page:home-${count}`));
    await edge.request(other('-it'));
    await edge.request(other('-es'));
    const purged = await purge(`site:it-${count}`);
    expect([purged.status, purged.body.trim()]).toEqual([200, 'purged 1']);
    expect((await edge.request(other('-it'))).headers['x-cache']).toBe('miss');
    expect((await edge.request(other('-es'))).headers['x-cache']).toBe('hit');
    expect((await purge(`site:it-${count} site:es-${count}`)).body.trim()).toBe('purged 2');
  });

  test('after a soft purge the storefront is requested first, and the stale page is served only when it fails', async () => {
    storefront.answers.set(page, { ...tags(`soft-${count}`), body: 'old' });
    await edge.request(page);
    storefront.answers.set(page, { ...tags(`soft-${count}`), body: 'new' });
    const softly = { method: 'PURGE', headers: { 'xkey-softpurge': `soft-${count}` } };
    expect((await edge.request('/', softly)).body.trim()).toBe('softpurged 1');
    expect(await edge.request(page)).toMatchObject({ body: 'new', headers: { 'x-cache': 'miss' } });
    expect((await edge.request(page)).headers['x-cache']).toBe('hit');
    storefront.answers.set(page, { status: 500 });
    await edge.request('/', softly);
    expect(await edge.request(page)).toMatchObject({
      status: 200,
      body: 'new',
      headers: { 'x-cache': 'stale' },
    });
  });

  test('a purge from an address that is not allowed is refused and changes nothing', async () => {
    storefront.answers.set(page, tags(`mine-${count}`));
    await edge.request(page);
    expect((await purge(`mine-${count}`, '127.0.0.9')).status).toBe(403);
    const pretending = { 'xkey-purge': `mine-${count}`, 'x-forwarded-for': '127.0.0.1' };
    expect(
      (await edge.request('/', { method: 'PURGE', headers: pretending, from: '127.0.0.9' })).status,
    ).toBe(403);
    expect((await edge.request(page)).headers['x-cache']).toBe('hit');
  });
});

describe('people and their cookies', () => {
  test('public pages are requested without cookies and without a bearer token', async () => {
    await edge.request(page, { headers: { cookie: 'AuthTkn=mine', authorization: 'Bearer mine' } });
    expect(storefront.requestsTo(page)[0]?.headers.cookie).toBeUndefined();
    expect(storefront.requestsTo(page)[0]?.headers.authorization).toBeUndefined();
  });

  const privatePages = SITE_MAP.filter((entry) => entry.cache === 'private').map(
    (entry) => `/it-it/${entry.path.replaceAll(/:\w+/g, 'some').replaceAll('?', '')}`,
  );
  test.each([
    ...privatePages,
    '/',
    '/_root.data',
    '/nowhere',
    '/nowhere/else?x=1',
    '/it-it/bag.data',
    '/global-en/my-account/orders.data',
    '/it-it/login?to=/it-it/bag',
    '/it-it/subscriber-verify?token=1',
  ])('%s is passed with its cookies and never kept', async (path) => {
    const cookie = `AuthTkn=${count}`;
    const answers = [
      await edge.request(path, { headers: { cookie } }),
      await edge.request(path, { headers: { cookie } }),
    ];
    expect(answers.map((answer) => answer.headers['x-cache'])).toEqual(['pass', 'pass']);
    expect(storefront.requestsTo(path).map((request) => request.headers.cookie)).toEqual([cookie, cookie]);
  });

  test.each([
    '/robots.txt',
    '/global-en',
    '/global-en.data?_routes=features%2Fhome%2Fhome.page',
    '/media/lupo.avif',
  ])('%s is public', async (path) => {
    await edge.request(path, { headers: { cookie: 'a=b' } });
    expect((await edge.request(path)).headers['x-cache']).toBe('hit');
    expect(storefront.requestsTo(path)[0]?.headers.cookie).toBeUndefined();
  });

  test('a public page whose name begins like a private one is public', async () => {
    await edge.request('/it-it/bagnolo', { headers: { cookie: 'a=b' } });
    expect((await edge.request('/it-it/bagnolo')).headers['x-cache']).toBe('hit');
  });

  test('a form sent to a public page is passed with its cookies', async () => {
    const sent = await edge.request(page, {
      method: 'POST',
      headers: { cookie: 'AuthTkn=mine', 'content-length': '0' },
    });
    expect(sent.headers['x-cache']).toBe('pass');
    expect(storefront.requestsTo(page)[0]?.headers.cookie).toBe('AuthTkn=mine');
  });

  test.each(['public', 'private'])(
    'headers that could poison a %s page do not reach the storefront',
    async (kind) => {
      const path = kind === 'public' ? page : `/it-it/bag/${count}`;
      const unkeyed = [
        'x-forwarded-host',
        'x-forwarded-proto',
        'forwarded',
        'x-original-url',
        'x-react-router-spa-mode',
      ];
      const evil = [
        ...unkeyed,
        'x-react-router-prerender-data',
        'x-http-method-override',
        'x-tenant',
        'x-edge-fallback',
      ];
      const headers = Object.fromEntries([...evil, 'x-forwarded-for'].map((name) => [name, 'evil.example']));
      await edge.request(path, { headers });
      const arrived = storefront.requestsTo(path)[0]?.headers ?? {};
      expect(Object.keys(arrived).filter((name) => evil.includes(name))).toEqual([]);
      expect(arrived['x-forwarded-for']).toBe(kind === 'public' ? undefined : '127.0.0.1');
    },
  );

  test.each([
    '/metrics',
    '/health',
    '/ready',
    '/internal/x',
    '//metrics',
    '/METRICS',
    '/Health',
    '/metrics.data',
  ])('[C12] the internal path %s answers 404', async (path) => {
    const before = storefront.seen.length;
    expect((await edge.request(path)).status).toBe(404);
    expect(storefront.seen.length).toBe(before);
  });
});

describe('hostile requests', () => {
  // However the edge reads a path, a private page is never cached: the request is passed, or it is sent without cookies.
  test.each([
    ...[
      'my-account/orders/x.css',
      'my-account/orders.css',
      'my-account;x.css',
      'my-account%2Forders',
      'bag/x.avif',
    ],
    ...['news/..%2fmy-account', 'news/../my-account', '%6dy-account', 'MY-ACCOUNT', 'my-account%00.css'],
    ...['/my-account', 'my-account?x=.css', 'my-account%3fx.css', 'checkout/1/result.js'],
  ])('/it-it/%s does not make the edge cache a private page', async (tail) => {
    const path = `/it-it/${tail}`;
    const answer = await edge.request(path, { headers: { cookie: 'AuthTkn=mine' } });
    const [arrived] = storefront.requestsTo(path);
    expect(answer.headers['x-cache'] === 'pass' || arrived?.headers.cookie === undefined).toBe(true);
  });

  const CLOSE = 'Host: shop.example\r\nConnection: close\r\n';
  test.each([
    [
      'both lengths',
      `POST /it-it/bag HTTP/1.1\r\n${CLOSE}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['two lengths', `POST /it-it/bag HTTP/1.1\r\n${CLOSE}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc`],
    ['a length that is none', `POST /it-it/bag HTTP/1.1\r\n${CLOSE}Content-Length: 0x3\r\n\r\nabc`],
    ['an unknown coding', `POST /it-it/bag HTTP/1.1\r\n${CLOSE}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space in a name', `GET /it-it/bag HTTP/1.1\r\n${CLOSE}X-A : b\r\n\r\n`],
    ['a NUL in a header', `GET /it-it/bag HTTP/1.1\r\n${CLOSE}X-A: b\0c\r\n\r\n`],
    ['no host', 'GET /it-it/bag HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', `GET /it-it/bag HTTP/1.1\r\n${CLOSE}Host: y\r\n\r\n`],
  ])('a request with %s goes no further than the edge', async (_name, bytes) => {
    const before = storefront.seen.length;
    const heard = await edge.sendRaw(bytes);
    // Refused in words, or hung up on.
    expect(heard).toMatch(/^(HTTP\/1\.1 (400|501|503) |$)/);
    expect(storefront.seen.length).toBe(before);
  });
});

test('in development nothing is kept', async () => {
  const development = await startTestEdge(storefront, true);
  try {
    await development.request(page, { headers: { cookie: 'a=b' } });
    expect((await development.request(page)).headers['x-cache']).toBe('pass');
    expect(storefront.requestsTo(page)).toHaveLength(2);
  } finally {
    await development.stop();
  }
});
