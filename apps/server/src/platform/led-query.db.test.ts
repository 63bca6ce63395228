import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSite, aStore } from '../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { askAlong, type Db, openDb, runPrepared, transact, withSite, writeAlong } from './db.ts';

let database: TestDatabase;
let italy: number;
let db: Db;
let close: () => Promise<void>;
/** Answers of PostgreSQL so far: it sends one of these at the end of every round trip. */
let trips = 0;

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner)).id;
  await aStore(database.owner, { site_id: italy, name: 'Rimini' });
  // One connection, so that whatever a statement leaves behind meets the next one.
  const opened = openDb({ url: database.appUrl, applicationName: 'test', maxConnections: 1, waitMs: 10_000 });
  opened.pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: pg.Connection };
    connection.on('readyForQuery', () => {
      trips += 1;
    });
  });
  ({ db, close } = opened);
  // From here on the connection knows everything by name.
  await withSite(db, italy, async (tx) => {
    await rename(tx, 'Rimini');
    const asked = await ask(tx);
    await runPrepared(tx, NAMES, []);
    await asked();
    await writeAlong(tx, DIVIDE, [1]);
  });
  await withSite(db, italy, (tx) => rename(tx, 'Rimini'));
});
beforeEach(() => {
  trips = 0;
});
afterAll(async () => {
  await close();
  await database.drop();
});

type Tx = Parameters<typeof writeAlong>[0];
const NAMES = { name: 'names', text: 'select name from stores order by name' };
const RENAME = { name: 'rename', text: 'update stores set name = $1' };
const DIVIDE = { name: 'divide', text: 'select 1 / $1::int as n' };
const BIG = { name: 'big', text: 'select count(*) as n, $1::timestamptz as at from stores' };
const AT = new Date('2026-11-16T06:00:00Z');
const rename = (tx: Tx, name: string) => writeAlong(tx, RENAME, [name]);
const ask = (tx: Tx) => askAlong<{ n: number; at: Date }>(tx, BIG, [AT]);
const names = async () => {
  const { rows } = await sql<{ name: string }>`select name from stores`.execute(database.owner);
  return rows.map(({ name }) => name);
};

test('a transaction of writes nobody waits for is one round trip', async () => {
  await withSite(db, italy, async (tx) => {
    await rename(tx, 'Ravenna');
    await rename(tx, 'Rimini Nord');
  });
  expect(trips).toBe(1);
  expect(await names()).toEqual(['Rimini Nord']);
});

test('a write goes out before the statement that follows it, which sees it', async () => {
  const seen = await withSite(db, italy, async (tx) => {
    await rename(tx, 'Cesena');
    return runPrepared(tx, NAMES, []);
  });
  expect(seen).toEqual([{ name: 'Cesena' }]);
  expect(trips).toBe(2);
});

test('a question asked along has its answer when the statement behind it has, in our own types', async () => {
  const [asked, after] = await withSite(db, italy, async (tx) => {
    const answer = await ask(tx);
    const rows = await runPrepared<{ name: string }>(tx, NAMES, []);
    return [await answer(), rows] as const;
  });
  expect(asked).toEqual([{ n: 1, at: AT }]);
  expect(after).toHaveLength(1);
  expect(trips).toBe(2);
});

test('what a write breaks undoes everything, and the connection goes on', async () => {
  const before = await names();
  const breaking = withSite(db, italy, async (tx) => {
    await rename(tx, 'never');
    await writeAlong(tx, DIVIDE, [0]);
    const answer = await ask(tx);
    await expect(runPrepared(tx, NAMES, [])).rejects.toThrow('division by zero');
    await expect(answer()).rejects.toThrow('division by zero');
    throw new Error('as the caller would');
  });
  await expect(breaking).rejects.toThrow('as the caller would');
  await expect(withSite(db, italy, (tx) => writeAlong(tx, DIVIDE, [0]))).rejects.toThrow('division by zero');
  expect(await names()).toEqual(before);
  expect(await withSite(db, italy, (tx) => runPrepared(tx, NAMES, []))).toHaveLength(1);
});

test('a refusal sends nothing of what was kept, and leaves nothing for the next transaction', async () => {
  const before = await names();
  await withSite(db, italy, async (tx) => {
    await rename(tx, 'refused');
    return { ok: false };
  });
  await withSite(db, italy, (tx) => runPrepared(tx, NAMES, []));
  expect(await names()).toEqual(before);
  await transact(db, async (tx) => {
    await writeAlong(tx, DIVIDE, [0]);
    return { ok: false };
  });
  expect(await transact(db, async (tx) => ({ ok: true, rows: await runPrepared(tx, DIVIDE, [1]) }))).toEqual({
    ok: true,
    rows: [{ n: 1 }],
  });
});

test('outside a transaction there is nothing to wait for: it is sent at once', async () => {
  await expect(writeAlong(db as unknown as Tx, DIVIDE, [0])).rejects.toThrow('division by zero');
});

test('a value that cannot be written is its caller’s error, before anything is sent', async () => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  await expect(withSite(db, italy, (tx) => writeAlong(tx, RENAME, [loop]))).rejects.toThrow('circular');
  expect(await withSite(db, italy, (tx) => runPrepared(tx, NAMES, []))).toHaveLength(1);
});
