import { readFileSync } from 'node:fs';
import { makeWorkerUtils, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase, testDatabase } from '../../testing/database/database.ts';
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
  const changed = files.map((own, n) => (n === 0 ? { ...own, sha256: 'other' } : own));
  await expect(migrate(database.ownerUrl, changed)).rejects.toThrow(/was changed after it was applied/);
});

/** Runs `work` on an empty database whose list of applied files says that they were applied before the baseline. */
async function onOlderDatabase(applied: readonly string[], work: (url: string) => Promise<void>) {
  const older = await emptyDatabase();
  try {
    await sql`create table schema_migrations (name text primary key, sha256 text not null,
      applied_at timestamptz not null default now())`.execute(older.owner);
    for (const name of applied)
      await sql`insert into schema_migrations (name, sha256) values (${name}, 'x')`.execute(older.owner);
    await work(older.ownerUrl);
  } finally {
    await older.drop();
  }
}

test('a database with every file from before the baseline records the baseline without running it', () =>
  onOlderDatabase(['20261119_0440_people__same_mailbox.sql'], async (url) => {
    const [baseline] = await readMigrations();
    if (!baseline) throw new Error('no baseline');
    const files = [baseline, file('29990101_0000_a.sql', 'create table later (id int)')];
    expect(await migrate(url, files)).toEqual(['29990101_0000_a.sql']);
    expect(await migrate(url, files)).toEqual([]);
  }));

test('a database that lacks files from before the baseline is refused, and the message says how to make it again', () =>
  onOlderDatabase(['20261116_1843__baseline.sql'], async (url) => {
    await expect(migrate(url)).rejects.toThrow(
      /older than 20261119_0805__baseline\.sql .* npm run services -- down/,
    );
  }));

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

test('behind a long read a migration gives up its lock, retries, and is applied when the read ends', async () => {
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

test('[B12] migrations/README.md tells the lock timeout as it is', () => {
  const page = readFileSync(new URL('../../../migrations/README.md', import.meta.url), 'utf8');
  const code = readFileSync(new URL('./migrations.ts', import.meta.url), 'utf8');
  const [, milliseconds] = /LOCK_TIMEOUT = '(\d+)ms'/.exec(code) ?? [];
  expect(page).toContain(`\`lock_timeout\` is ${milliseconds} ms`);
});
