import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contractRoute } from './platform/http/contract-route.ts';
import { aSite } from './testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let stopping = false;

const UUID = '0190b7a2-7c31-7a2f-9f3e-2b1c5d6e7f80';
const OPEN = { auth: 'public', limit: 'browse' } as const;

const echo = {
  method: 'POST',
  path: '/api/test/echo',
  summary: 'Says it again',
  body: z.strictObject({
    email: z.email(),
    name: z.string().min(3).max(5),
    age: z.number().min(18).optional(),
  }),
  response: z.object({ data: z.object({ name: z.string() }) }),
} as const;

const broken = {
  method: 'GET',
  path: '/api/test/broken',
  summary: 'Breaks',
  response: z.object({ data: z.string() }),
} as const;

beforeAll(async () => {
  database = await testDatabase();
  await aSite(database.owner, { slug: 'it' });
  api = await testApp(database.appUrl, {
    isStopping: () => stopping,
    extraRoutes: (app, { db }) => {
      contractRoute(app, echo, OPEN, async ({ body }) => ({ data: { name: body.name } }));
      contractRoute(app, broken, OPEN, async () => {
        await db
          .selectFrom('no_such_table' as 'sites')
          .selectAll()
          .execute();
        return { data: 'never' };
      });
    },
  });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const AT_IT = { 'x-tenant': 'it' };

const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  api.app.inject({ method: 'POST', url: '/api/test/echo', payload, headers: { ...AT_IT, ...headers } });

test('a success is wrapped in data', async () => {
  const answer = await post(JSON.stringify({ email: 'a@example.test', name: 'Anna' }));
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { name: 'Anna' } }]);
});

test('[H-02] invalid fields are 422, keyed by field, in the locale of the request', async () => {
  const payload = JSON.stringify({ email: 'nobody', age: 3, extra: 1 });
  const inEnglish = await post(payload);
  const inItalian = await post(payload, { 'content-type': 'application/json', 'x-locale': 'it' });
  expect(inEnglish.statusCode).toBe(422);
  expect(inEnglish.json()).toEqual({
    message: 'Some of the data is not valid.',
    code: 'validation_failed',
    errors: {
      email: ['Enter a valid email address.'],
      name: ['This field is required.'],
      age: ['Must be at least 18.'],
      extra: ['We don’t recognise this field.'],
    },
  });
  expect(inItalian.json().errors.name).toEqual(['Questo campo è obbligatorio.']);
});

test.each([
  ['{"email":', 400, 'malformed'],
  ['{"__proto__":{"x":1},"email":"a@b.co","name":"Anna"}', 400, 'malformed'],
  ['{"email":"a@b.co","name":"a\\u0000b"}', 400, 'malformed'],
  [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400, 'malformed'],
  ['', 400, 'malformed'],
  ['\ufeff{"email":"a@b.co"', 400, 'malformed'],
  ['{"email":"a@b.co","name":1e400}', 422, 'validation_failed'],
  ['{"email":"a@b.co","name":9007199254740993}', 422, 'validation_failed'],
  ['{"email":"a@b.co","name":"Anna","email":1}', 422, 'validation_failed'],
  [`{"name":"${'x'.repeat(70_000)}"}`, 413, 'too_large'],
])('a hostile body %.30j is %i %s', async (payload, status, code) => {
  const answer = await post(payload);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'a body of type %s is 415: a form on another site cannot speak to us',
  async (type) => {
    const answer = await post('{"email":"a@b.co","name":"Anna"}', { 'content-type': type });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_type']);
  },
);

test.each([
  '/nope',
  '/api/sites//it',
  '//api/sites',
  '/api/Sites',
  '/api/sites/it/',
  '/api/front/menu/products/..',
])('the path %s leads nowhere', async (url) => {
  const answer = await api.app.inject({ url, headers: AT_IT });
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found.', code: 'not_found' }]);
});

test('a URL over 8 KB is 414', async () => {
  const answer = await api.app.inject(`/api/sites?${'x'.repeat(9000)}`);
  expect([answer.statusCode, answer.json().code]).toEqual([414, 'uri_too_long']);
});

test('a failure of ours is 500 without stack, statement or table', async () => {
  const answer = await api.app.inject({ url: '/api/test/broken', headers: AT_IT });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ message: 'Something went wrong on our side.', code: 'internal' });
});

test('a request id is made, or taken from the caller when it is harmless', async () => {
  const ask = async (id?: string) =>
    (await api.app.inject({ url: '/health', headers: id ? { 'x-request-id': id } : {} })).headers[
      'x-request-id'
    ];
  expect(await ask()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await ask('trace-12345678')).toBe('trace-12345678');
  expect(await ask('bad id\twith space')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await ask('x'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/);
});

test('[H-03] a cart id of another country is 409 and brings a new one', async () => {
  const ask = (id: string) =>
    api.app.inject({ url: '/api/front/cart', headers: { ...AT_IT, 'x-cart-id': id } });
  expect((await ask(`IT_${UUID}`)).statusCode).toBe(200);
  const refused = await ask(`FR_${UUID}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'cart_of_other_country']);
  expect(refused.headers['x-cart-id']).toMatch(/^IT_[0-9a-f-]{36}$/);
});

test('no answer may be kept or guessed at by a browser', async () => {
  const { headers } = await api.app.inject('/api/sites');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('readiness follows the database and SIGTERM; health does neither', async () => {
  const status = async (url: string) => (await api.app.inject(url)).statusCode;
  expect([await status('/ready'), await status('/health')]).toEqual([200, 200]);
  stopping = true;
  expect([await status('/ready'), await status('/health')]).toEqual([503, 200]);
  stopping = false;
  const gone = await testApp('postgres://nobody@127.0.0.1:1/none');
  expect((await gone.app.inject('/ready')).statusCode).toBe(503);
  expect((await gone.app.inject('/health')).statusCode).toBe(200);
  const call = await gone.app.inject('/api/sites');
  expect([call.statusCode, call.json().code, call.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  await gone.close();
});

test('metrics are for our own machines: not for another address, not through a proxy', async () => {
  const ask = (remoteAddress: string, headers = {}) =>
    api.app.inject({ url: '/metrics', remoteAddress, headers });
  const inside = await ask('127.0.0.1');
  expect(inside.body).toContain('http_request_duration_seconds_bucket');
  expect(inside.body).toContain('nodejs_eventloop_lag_seconds');
  expect(inside.body).toContain('db_pool_connections{state="used"}');
  expect(inside.body).toContain('http_requests_in_flight 1\n');
  expect((await ask('203.0.113.9')).statusCode).toBe(404);
  expect((await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
});

test('[OPS-04] pages are probed where a site is open: search and bag only where it sells', async () => {
  const { owner } = database;
  const shop = await aSite(owner, { slug: 'at', maintenance: false });
  const office = await aSite(owner, { slug: 'ch', enable_shop: false });
  const closed = await aSite(owner, { slug: 'de', maintenance: true });
  for (const { id } of [shop, office, closed])
    await sql`insert into site_locales (site_id, locale, name, is_default, position)
              values (${id}, 'it', 'Italiano', false, 0)`.execute(owner);
  const ask = (remoteAddress: string) => api.app.inject({ url: '/probes', remoteAddress });
  const [{ targets }] = (await ask('127.0.0.1')).json();
  const paths = targets.map((address: string) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/at-en', '/at-en/search', '/at-en/bag', '/ch-en']));
  expect(paths.filter((path: string) => /^\/(de|ch-en\/|at-it)/.test(path))).toEqual([]);
  expect((await ask('203.0.113.9')).statusCode).toBe(404);
});

test('the documentation is OpenAPI 3.1 and lists every call with its errors', async () => {
  const document = (await api.app.inject('/api/docs/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/sites',
      '/api/sites/{country}',
      '/api/front/menu/products',
      '/api/auth/user',
    ]),
  );
  const user = document.paths['/api/auth/user'].get;
  expect(user.security).toEqual([{ bearer: [] }]);
  expect(user.parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'x-tenant', required: true }),
  );
  expect(Object.keys(user.responses)).toEqual(['200', '4XX', '5XX']);
});

test('an order is one named schema of the documentation, and every reference has its schema', async () => {
  const { body } = await api.app.inject('/api/docs/openapi.json');
  const { schemas } = JSON.parse(body).components;
  expect(schemas.SalesOrder.properties).toHaveProperty('code');
  const named = [...body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(schemas)));
});

test('the documentation page brings its script along and may load nothing from elsewhere', async () => {
  const page = await api.app.inject('/api/docs/');
  expect(page.body).not.toMatch(/https?:\/\//);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const script = await api.app.inject('/api/docs/js/scalar.js');
  expect([script.statusCode, script.body.length > 1_000_000]).toEqual([200, true]);
});
