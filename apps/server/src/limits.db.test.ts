import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { LIMITS } from './limits.ts';
import { createRateLimiter, type Limit, type LimitScope, type Quota } from './platform/http/rate-limiter.ts';
import { aSession, aSite } from './testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { type PrivateRedis, privateRedis } from './testing/processes/private-redis.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let italyId: number;
let redis: Redis;
let own: PrivateRedis | undefined;

beforeAll(async () => {
  database = await testDatabase();
  italyId = (await aSite(database.owner, { slug: 'it' })).id;
  api = await testApp(database.appUrl);
  redis = new Redis(readConfig().redisUrl, { keyPrefix: `${randomUUID()}:` });
  await redis.ping();
});

afterEach(async () => {
  await own?.kill();
  own = undefined;
});

afterAll(async () => {
  redis.disconnect();
  await api.close();
  await database.drop();
});

const quotas = Object.entries(LIMITS as Record<string, Limit>).flatMap(([name, limit]) =>
  Object.entries(limit).map(([scope, quota]) => [name, scope as LimitScope, quota] as const),
);

test.each(quotas)(
  'limit %s per %s: the last of its calls passes, the next is refused',
  async (name, scope, quota) => {
    const limiter = createRateLimiter(LIMITS, { redis, instances: 1 });
    expect(await limiter.consume(name, scope, 'somebody', quota.points)).toMatchObject({ allowed: true });
    const refused = await limiter.consume(name, scope, 'somebody');
    expect(refused).toMatchObject({ allowed: false });
    expect(refused.allowed || refused.retryAfterSeconds).toBeLessThanOrEqual(quota.seconds);
    expect(await limiter.consume(name, scope, 'somebody else')).toMatchObject({ allowed: true });
  },
);

test('a large budget is taken in thousandths, and never more of it is given than there is', async () => {
  const limiter = createRateLimiter(
    { large: { tenant: { points: 5000, seconds: 60 } } },
    { redis, instances: 1 },
  );
  const twin = createRateLimiter(
    { large: { tenant: { points: 5000, seconds: 60 } } },
    { redis, instances: 1 },
  );
  let allowed = 0;
  for (let call = 0; call < 3000; call += 1) {
    for (const one of [limiter, twin]) if ((await one.consume('large', 'tenant', 'it')).allowed) allowed += 1;
  }
  expect(allowed).toBeLessThanOrEqual(5000);
  expect(allowed).toBeGreaterThan(4900);
});

test('docs/guides/integrate.md shows the limits of other systems as they are', () => {
  // The formatter pads the cells.
  const page = readFileSync(new URL('../../../docs/guides/integrate.md', import.meta.url), 'utf8').replace(
    / +/g,
    ' ',
  );
  const cell = (quota: Quota | undefined) =>
    quota ? `${quota.points.toLocaleString('en')} / ${quota.seconds} s` : '–';
  for (const name of ['feed', 'staff', 'webhook'] as const) {
    const limit: Limit = LIMITS[name];
    const row = `| \`${name}\` | ${cell(limit.address)} | ${cell(limit.account)} | ${cell(limit.tenant)} |`;
    expect(page).toContain(row);
  }
});

async function spend(times: number, ask: () => Promise<{ statusCode: number }>) {
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1) statuses.push((await ask()).statusCode);
  return {
    passed: statuses.filter((status) => status < 400 || status === 404).length,
    last: statuses.at(-1),
  };
}

test('the call after the last one is 429 with the wait, in the locale asked for', async () => {
  const { points } = LIMITS.unmatched.address;
  const ask = () =>
    api.app.inject({ url: '/nowhere', remoteAddress: '203.0.113.1', headers: { 'x-locale': 'de' } });
  expect(await spend(points, ask)).toEqual({ passed: points, last: 404 });
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().code).toBe('rate_limited');
  expect(refused.json().message).toMatch(
    /^Zu viele Versuche\. Bitte versuchen Sie es in \d+ Sekunden erneut\.$/,
  );
});

test('a made-up X-Forwarded-For does not give a visitor a new budget', async () => {
  const { points } = LIMITS.unmatched.address;
  let call = 0;
  const ask = () => {
    call += 1;
    const forwarded = `198.51.100.${call % 250}`;
    return api.app.inject({
      url: '/x',
      remoteAddress: '203.0.113.2',
      headers: { 'x-forwarded-for': forwarded },
    });
  };
  expect(await spend(points + 1, ask)).toEqual({ passed: points, last: 429 });
});

test('behind our own proxy the visitor is the address the proxy saw, whatever the visitor wrote before it', async () => {
  const { points } = LIMITS.unmatched.address;
  let call = 0;
  const ask = () => {
    call += 1;
    const forwarded = `198.51.100.${call % 250}, 203.0.113.3`;
    return api.app.inject({
      url: '/x',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    });
  };
  expect(await spend(points + 1, ask)).toEqual({ passed: points, last: 429 });
});

test('our own hops asking for themselves are not counted as a visitor', async () => {
  const { points } = LIMITS.unmatched.address;
  const ask = () => api.app.inject({ url: '/x', remoteAddress: '127.0.0.1' });
  expect(await spend(points + 5, ask)).toEqual({ passed: points + 5, last: 404 });
});

test('one account is counted over all its addresses', async () => {
  const { token } = await aSession(database.owner, { site_id: italyId });
  const { points } = LIMITS.account.account;
  let call = 0;
  const ask = () => {
    call += 1;
    return api.app.inject({
      url: '/api/auth/user',
      remoteAddress: `203.0.113.${10 + (call % 100)}`,
      headers: { 'x-tenant': 'it', authorization: `Bearer ${token}` },
    });
  };
  expect(await spend(points + 1, ask)).toEqual({ passed: points, last: 429 });
});

const INSTANCES = 4;

async function appOn(redisUrl: string, environment: Record<string, string> = {}) {
  return testApp(database.appUrl, {
    environment: { PADDOCK_REDIS_URL: redisUrl, PADDOCK_API_INSTANCES: String(INSTANCES), ...environment },
  });
}

test('[C9] with Redis killed half-way each process of four goes on with a quarter of what was left', async () => {
  own = await privateRedis();
  const alone = await appOn(own.url);
  const { points } = LIMITS.unmatched.address;
  const ask = (remoteAddress: string) => () => alone.app.inject({ url: '/x', remoteAddress });
  const half = points / 2;
  expect(await spend(half, ask('203.0.113.4'))).toEqual({ passed: half, last: 404 });
  await own.kill();
  const left = half / INSTANCES;
  expect(await spend(left, ask('203.0.113.4'))).toEqual({ passed: left, last: 404 });
  expect((await ask('203.0.113.4')()).statusCode).toBe(429);
  const quarter = points / INSTANCES;
  expect(await spend(quarter + 1, ask('203.0.113.44'))).toEqual({ passed: quarter, last: 429 });
  expect((await alone.app.inject('/ready')).statusCode).toBe(200);
  await alone.close();
});

test('[C9] with Redis killed after a network spent its budget, the network stays refused', async () => {
  own = await privateRedis();
  const alone = await appOn(own.url);
  const { points } = LIMITS.unmatched.address;
  const ask = () => alone.app.inject({ url: '/x', remoteAddress: '203.0.113.4' });
  expect(await spend(points, ask)).toEqual({ passed: points, last: 404 });
  await own.kill();
  expect((await ask()).statusCode).toBe(429);
  await alone.close();
});

test('[B1] addresses that change inside one /64 share one budget', async () => {
  const { points } = LIMITS.unmatched.address;
  let call = 0;
  const ask = () => {
    call += 1;
    return api.app.inject({ url: '/x', remoteAddress: `2001:db8:1:1::${call.toString(16)}` });
  };
  expect(await spend(points + 1, ask)).toEqual({ passed: points, last: 429 });
  const neighbour = await api.app.inject({ url: '/x', remoteAddress: '2001:db8:1:2::1' });
  expect(neighbour.statusCode).toBe(404);
});

test('[C9] networks that change inside one /48 share the budget of 16', async () => {
  const { points } = LIMITS.recovery.address;
  let call = 0;
  const ask = () => {
    call += 1;
    return api.app.inject({
      method: 'POST',
      url: '/api/auth/recovery',
      remoteAddress: `2001:db8:2:${call.toString(16)}::1`,
      headers: { 'x-tenant': 'nowhere' },
    });
  };
  expect(await spend(points * 16, ask)).toEqual({ passed: points * 16, last: 404 });
  expect((await ask()).statusCode).toBe(429);
});

test('[C9] a spent site budget refuses the networks that spent it and no newcomer', async () => {
  const { tenant, address } = LIMITS.serials;
  const check = (remoteAddress: string) => () =>
    api.app.inject({
      url: '/api/front/bikes/check?serial=ZVNX000001',
      remoteAddress,
      headers: { 'x-tenant': 'it' },
    });
  const heavy = Math.ceil(tenant.points / (address.points - 2));
  for (let network = 0; network < heavy; network += 1)
    await spend(address.points - 2, check(`198.51.100.${network}`));
  const refused = await check('198.51.100.0')();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await check('203.0.113.200')()).statusCode).toBe(200);
  expect((await check('2001:db8:77::1')()).statusCode).toBe(200);
});

test('[C9] no budget of a whole site lasts longer than a minute', () => {
  for (const [name, scope, quota] of quotas)
    if (scope === 'tenant') expect(quota.seconds, name).toBeLessThanOrEqual(60);
});

test('a Redis that hangs costs one short wait, not one per request', async () => {
  own = await privateRedis();
  const alone = await appOn(own.url, { PADDOCK_REDIS_TIMEOUT_MS: '500' });
  const ask = () => alone.app.inject({ url: '/health', remoteAddress: '203.0.113.5' });
  const unknown = () => alone.app.inject({ url: '/x', remoteAddress: '203.0.113.5' });
  await unknown();
  own.freeze();
  const calls = vi.spyOn(alone.deps.redis, 'sendCommand');
  for (let request = 0; request < 20; request += 1) expect((await unknown()).statusCode).toBe(404);
  // One a second at most, and each waits half a second.
  expect(calls.mock.calls.length).toBeGreaterThan(0);
  expect(calls.mock.calls.length).toBeLessThan(20);
  expect((await ask()).statusCode).toBe(200);
  await alone.close();
});
