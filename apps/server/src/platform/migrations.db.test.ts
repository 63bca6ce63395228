import { makeWorkerUtils, runOnce } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { openDb } from './db.ts';
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

test('behind a long read a file steps aside for everybody else, and is applied when the read is over', async () => {
  const [reader, caller] = [0, 1].map(() => new pg.Client({ connectionString: database.ownerUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([reader.connect(), caller.connect()]);
  try {
    await reader.query('begin; select count(*) from orders');
    const files = [
      ...(await readMigrations()),
      file('29990101_0002_c.sql', 'alter table orders add column later text'),
    ];
    const migrating = migrate(database.ownerUrl, files);
    // As the api waits for a lock. Without stepping aside the first of these would meet its end.
    await caller.query(`set lock_timeout = '1s'`);
    const end = Date.now() + 2500;
    while (Date.now() < end) await caller.query('select count(*) from orders');
    await reader.query('commit');
    expect(await migrating).toContain('29990101_0002_c.sql');
  } finally {
    await Promise.all([reader.end(), caller.end()]);
  }
});

test('the application role can add a job and run it', async () => {
  const { pool, close } = openDb({ url: database.appUrl, applicationName: 'test-queue' });
  const utils = await makeWorkerUtils({ pgPool: pool });
  await utils.addJob('greet', { name: 'Anna' });
  await utils.release();
  const seen: unknown[] = [];
  await runOnce({
    pgPool: pool,
    taskList: {
      greet: async (payload) => {
        seen.push(payload);
      },
    },
  });
  await close();
  expect(seen).toEqual([{ name: 'Anna' }]);
});
