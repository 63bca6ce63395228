import { makeWorkerUtils, runOnce } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { migrate, readMigrations } from './migrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const file = (name: string, text: string) => ({ name, text, sha256: `sha-of-${text}` });

test('a migrated database has nothing left to apply', async () => {
  expect(await migrate(database.ownerUrl)).toEqual([]);
});

test('a file that was changed after it was applied is refused', async () => {
  const files = await readMigrations();
  const changed = files.map((own, n) => (n === 3 ? { ...own, sha256: 'other' } : own));
  await expect(migrate(database.ownerUrl, changed)).rejects.toThrow(/was changed after it was applied/);
});

test('two runners at once apply a file once', async () => {
  const files = [...(await readMigrations()), file('29990101_0000_a.sql', 'create table once (id int)')];
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, files)));
  expect(applied.flat()).toEqual(['29990101_0000_a.sql']);
});

test('a file that fails leaves nothing behind and is named', async () => {
  const broken = file('29990101_0001_b.sql', 'create table half (id int); select 1 / 0');
  const files = [...(await readMigrations()), broken];
  await expect(migrate(database.ownerUrl, files)).rejects.toThrow(/29990101_0001_b\.sql: division by zero/);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(`select to_regclass('half') as half`);
  await client.end();
  expect(rows).toEqual([{ half: null }]);
});

test('the application role can add a job and run it', async () => {
  const connectionString = database.appUrl;
  const utils = await makeWorkerUtils({ connectionString });
  await utils.addJob('greet', { name: 'Anna' });
  await utils.release();
  const seen: unknown[] = [];
  await runOnce({
    connectionString,
    taskList: {
      greet: async (payload) => {
        seen.push(payload);
      },
    },
  });
  expect(seen).toEqual([{ name: 'Anna' }]);
});
