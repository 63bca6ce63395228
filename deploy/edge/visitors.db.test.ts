import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_MISSES, startTestEdge, TinyStorefront } from './testing.ts';

const storefront = new TinyStorefront();
let edge: Awaited<ReturnType<typeof startTestEdge>>;

// Every test has pages and visitors of its own: neither the cache nor a budget is shared.
let count = 0;
let page: string;
let attacker: string;
let honest: string;

beforeAll(async () => {
  await storefront.start();
  edge = await startTestEdge(storefront);
});
beforeEach(() => {
  count += 1;
  page = `/it-it/page-${count}`;
  attacker = `127.0.${count}.2`;
  honest = `127.0.${count}.3`;
});
afterAll(async () => {
  await edge.stop();
  await storefront.stop();
});

const pageAnswer = (body: string) => ({ body, headers: { xkey: `page-${count}` } });

/** The page is kept, then something on it is sold. */
async function sellFrom(keptPage: string) {
  storefront.answers.set(keptPage, pageAnswer('for sale'));
  await edge.request(keptPage);
  storefront.answers.set(keptPage, pageAnswer('sold'));
  await edge.request('/', { method: 'PURGE', headers: { 'xkey-softpurge': `page-${count}` } });
}

/** As many pages as a visitor may have rendered in a minute. */
async function spendMisses(from: string) {
  const misses = Array.from({ length: MAX_MISSES }, (_, n) => edge.request(`${page}-miss-${n}`, { from }));
  return (await Promise.all(misses)).map(({ status }) => status);
}

describe('a visitor who spent a budget', () => {
  test('[SEC-04] does not keep a page stale: pages are fetched without the address of a visitor', async () => {
    storefront.spent.add(attacker);
    await sellFrom(page);
    expect(await edge.request(page, { from: attacker })).toMatchObject({ status: 200, body: 'sold' });
    expect(await edge.request(page, { from: honest })).toMatchObject({ status: 200, body: 'sold' });
    const [fetched] = storefront.requestsTo(page).slice(-1);
    expect(fetched?.headers).toMatchObject({ via: '1.1 edge' });
    expect(fetched?.headers['x-forwarded-for']).toBeUndefined();
  });

  test('[SEC-04] is refused in their own name on private pages', async () => {
    storefront.spent.add(attacker);
    expect((await edge.request('/it-it/bag', { from: attacker })).status).toBe(429);
    expect((await edge.request('/it-it/bag', { from: honest })).status).toBe(200);
  });

  test('[SEC-04] a 429 of the storefront does not mark the page: the next visitor gets the new one', async () => {
    await sellFrom(page);
    storefront.answers.set(page, { status: 429, headers: { 'cache-control': 'no-store' } });
    expect(await edge.request(page, { from: attacker })).toMatchObject({ status: 200, body: 'for sale' });
    storefront.answers.set(page, pageAnswer('sold'));
    expect(await edge.request(page, { from: honest })).toMatchObject({ status: 200, body: 'sold' });
  });

  test('[SEC-04] a 429 is not kept', async () => {
    const headers = { 'cache-control': 'public, s-maxage=600' };
    storefront.answers.set(page, { status: 429, headers });
    expect((await edge.request(page, { from: attacker })).status).toBe(429);
    storefront.answers.set(page, pageAnswer('for sale'));
    expect(await edge.request(page, { from: honest })).toMatchObject({ status: 200, body: 'for sale' });
  });
});

describe('pages that are not in the cache', () => {
  test('[SEC-04] [SEC-06] are limited per visitor, and a refused visitor takes nothing from others', async () => {
    expect(new Set(await spendMisses(attacker))).toEqual(new Set([200]));
    const refused = await edge.request(page, { from: attacker });
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
    expect(storefront.requestsTo(page)).toHaveLength(0);
    expect((await edge.request(page, { from: honest })).headers['x-cache']).toBe('miss');
    expect((await edge.request(page, { from: attacker })).headers['x-cache']).toBe('hit');
  });

  test('[SEC-04] a refused visitor gets the old page after a sale, the next one the new page', async () => {
    await spendMisses(attacker);
    await sellFrom(page);
    expect(await edge.request(page, { from: attacker })).toMatchObject({ status: 200, body: 'for sale' });
    expect(await edge.request(page, { from: honest })).toMatchObject({ status: 200, body: 'sold' });
    expect(await edge.request(page, { from: attacker })).toMatchObject({ status: 200, body: 'sold' });
  });

  test.each([
    ['GET', '/x'],
    ['GET', '/IT-IT/n'],
    ['POST', '/x'],
  ])('[SEC-06] addresses outside of every site are limited too: %s %s', async (method, path) => {
    const statuses: number[] = [];
    for (let n = 0; n <= MAX_MISSES; n += 1)
      statuses.push((await edge.request(`${path}${count}-${n}`, { from: attacker, method })).status);
    expect(statuses).toEqual([...Array(MAX_MISSES).fill(200), 429]);
    expect((await edge.request(`${path}${count}`, { from: honest, method })).status).toBe(200);
  });

  test.each(['/reports', '/csp-reports'])(
    '%s of a browser take nothing from the pages of its visitor',
    async (path) => {
      for (let n = 0; n <= MAX_MISSES; n += 1)
        expect((await edge.request(path, { from: attacker, method: 'POST' })).status).toBe(200);
      expect((await edge.request(page, { from: attacker })).status).toBe(200);
    },
  );

  test('files have a budget of their own, and our own machines have none', async () => {
    await spendMisses(attacker);
    expect((await edge.request(`/assets/entry-${count}.js`, { from: attacker })).status).toBe(200);
    expect(new Set([...(await spendMisses('127.0.0.1')), ...(await spendMisses('127.0.0.1'))])).toEqual(
      new Set([200]),
    );
  });
});
