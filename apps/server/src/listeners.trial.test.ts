import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from './testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { freePort } from './testing/processes/private-redis.ts';
import { type RunningProcess, startProcess } from './testing/processes/processes.ts';

const NAMES = ['API', 'WEBHOOKS', 'STAFF', 'INTERNAL'] as const;
type Name = (typeof NAMES)[number];

let database: TestDatabase;
let api: RunningProcess;
const ports = {} as Record<Name, number>;

beforeAll(async () => {
  database = await testDatabase();
  await aSite(database.owner, { slug: 'it' });
  for (const name of NAMES) ports[name] = await freePort();
  api = startProcess('api.ts', {
    PADDOCK_DATABASE_URL: database.appUrl,
    ...Object.fromEntries(NAMES.map((name) => [`PADDOCK_${name}_PORT`, String(ports[name])])),
  });
  await api.untilPrinted('Server listening');
}, 90_000);

afterAll(async () => {
  api.child.kill('SIGKILL');
  await api.ended;
  await database.drop();
});

const ask = async (name: Name, path: string, method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${ports[name]}${path}`, {
    method,
    headers: { 'x-tenant': 'it' },
  });
  await answer.body?.cancel();
  return answer.status;
};

/** A call, what it answers where it belongs, and the listeners it belongs to. */
const CALLS: readonly (readonly [string, string, number, readonly Name[]])[] = [
  ['GET', '/api/sites', 200, ['API']],
  ['GET', '/api/front/payment-methods', 200, ['API']],
  ['GET', '/api/auth/user', 401, ['API']],
  ['POST', '/api/webhooks/stripe/it', 401, ['WEBHOOKS']],
  ['GET', '/api/staff/orders', 401, ['STAFF']],
  ['POST', '/api/feeds/units', 401, ['STAFF']],
  ['GET', '/api/events', 401, ['STAFF']],
  ['GET', '/api/docs/openapi.json', 200, ['STAFF']],
  ['GET', '/api/docs/asyncapi.json', 200, ['STAFF']],
  ['GET', '/metrics', 200, ['INTERNAL']],
  ['GET', '/probes', 200, ['INTERNAL']],
  ['GET', '/health', 200, ['API', 'INTERNAL']],
  ['GET', '/ready', 200, ['API', 'INTERNAL']],
];

test.each(CALLS)(
  '%s %s answers %i on its own listener and 404 on all others',
  async (method, path, status, own) => {
    for (const name of NAMES)
      expect(await ask(name, path, method), name).toBe(own.includes(name) ? status : 404);
  },
);
