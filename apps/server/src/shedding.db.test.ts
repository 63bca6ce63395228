import { afterAll, beforeAll, expect, test } from 'vitest';
import { setMaintenance } from './features/sites/set-shop.ts';
import { whyDatabaseFailed } from './platform/db/database-errors.ts';
import { aSite } from './testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

// Long enough to open a connection on a busy machine too.
const WAIT_MS = 1500;

let database: TestDatabase;
let api: TestApp;

beforeAll(async () => {
  database = await testDatabase();
  await aSite(database.owner, { slug: 'it' });
  api = await testApp(database.appUrl, {
    environment: { PADDOCK_DATABASE_POOL: '2', PADDOCK_DATABASE_WAIT_MS: String(WAIT_MS) },
  });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

test('with every connection taken a call is shed with 503 after the wait that is set, and served again afterwards', async () => {
  const taken = await Promise.all([api.deps.pool.connect(), api.deps.pool.connect()]);
  const started = performance.now();
  const refused = await api.app.inject('/api/sites');
  const waited = performance.now() - started;
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'busy',
    '1',
  ]);
  expect(waited).toBeGreaterThan(WAIT_MS - 100);
  expect((await api.app.inject('/ready')).statusCode).toBe(200);
  for (const client of taken) client.release();
  expect((await api.app.inject('/api/sites')).statusCode).toBe(200);
});

test('a statement held up by a lock is given up as busy instead of keeping its connection', async () => {
  const blocker = await api.deps.pool.connect();
  await blocker.query('begin');
  await blocker.query(`update sites set position = 1 where slug = 'it'`);
  const error = await setMaintenance(api.deps.db, 'it', true).catch((error: unknown) => error);
  expect(whyDatabaseFailed(error)).toBe('busy');
  await blocker.query('rollback');
  blocker.release();
});
