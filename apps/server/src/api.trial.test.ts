import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from './testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { freePort } from './testing/processes/private-redis.ts';
import { startProcess } from './testing/processes/processes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await aSite(database.owner, { slug: 'it' });
});

afterAll(async () => {
  await database.drop();
});

async function start(environment: Record<string, string> = {}) {
  const port = await freePort();
  const api = startProcess('api.ts', {
    PADDOCK_DATABASE_URL: database.appUrl,
    PADDOCK_API_PORT: String(port),
    ...environment,
  });
  await api.untilPrinted('Server listening');
  return { ...api, url: `http://127.0.0.1:${port}` };
}

test('told to stop, the api turns unready, finishes the call in flight and leaves in peace', async () => {
  const api = await start({ PADDOCK_DRAIN_MS: '5000' });
  const inFlight = request(`${api.url}/api/front/subscriber`, {
    method: 'POST',
    headers: { 'x-tenant': 'it', 'content-type': 'application/json', expect: '100-continue' },
  });
  inFlight.flushHeaders();
  await once(inFlight, 'continue');
  api.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${api.url}/ready`)).status).toBe(503);
  inFlight.end('{}');
  const [answer] = await once(inFlight, 'response');
  expect(answer.statusCode).toBe(422);
  answer.resume();
  expect(await api.ended).toBe(0);
});

test('[C12] the log of a call has its request id and no address of the visitor', async () => {
  const api = await start();
  const headers = { 'x-forwarded-for': '203.0.113.77', 'x-tenant': 'it', 'x-request-id': 'visitor-0001' };
  await fetch(`${api.url}/api/front/menu/products`, { headers });
  await fetch(`${api.url}/api/front/sales-orders/AAAAAAAA`, { headers });
  await fetch(`${api.url}/no/such/path`, { headers });
  await api.untilPrinted('"route":"unmatched"');
  expect(api.output()).toContain('visitor-0001');
  expect(api.output()).not.toContain('203.0.113.77');
  api.child.kill('SIGTERM');
  await api.ended;
});

test('a wrong setting stops the api at once and is named', async () => {
  const api = startProcess('api.ts', { PADDOCK_API_PORT: 'four thousand' });
  expect(await api.ended).not.toBe(0);
  expect(api.output()).toContain('PADDOCK_API_PORT');
});
