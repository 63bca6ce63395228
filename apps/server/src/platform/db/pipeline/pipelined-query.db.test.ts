import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSite, aStore } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { type Db, openDb, queueRead, queueWrite, runPrepared, transact, withSite } from '../db.ts';
import { type StatementTypes, statement } from '../statement.ts';

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
  // One connection, so that state left by one statement reaches the next.
  const opened = openDb({ url: database.appUrl, applicationName: 'test', maxConnections: 1, waitMs: 10_000 });
  opened.pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: pg.Connection };
    connection.on('readyForQuery', () => {
      trips += 1;
    });
  });
  ({ db, close } = opened);
  // From here on every statement is prepared on the connection.
  await withSite(db, italy, async (tx) => {
    await rename(tx, 'Rimini');
    const pending = await ask(tx);
    await runPrepared(tx, NAMES, []);
    await pending();
    await queueWrite(tx, DIVIDE, [1]);
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

type Tx = Parameters<typeof queueWrite>[0];
type Plain<Values extends readonly unknown[], Row> = StatementTypes & { parameters: Values; row: Row };
const NAMES = statement<Plain<[], { name: string }>>(
  'pipelined_names',
  'select name from stores order by name',
);
const RENAME = statement<Plain<[unknown], object>>('pipelined_rename', 'update stores set name = $1');
const DIVIDE = statement<Plain<[number], { n: number }>>('pipelined_divide', 'select 1 / $1::int as n');
const BIG = statement<Plain<[Date], { n: number; at: Date }>>(
  'pipelined_big',
  'select count(*) as n, $1::timestamptz as at from stores',
);
const AT = new Date('2026-11-16T06:00:00Z');
const rename = (tx: Tx, name: string) => queueWrite(tx, RENAME, [name]);
const ask = (tx: Tx) => queueRead(tx, BIG, [AT]);
const names = async () => {
  const { rows } = await sql<{ name: string }>`select name from stores`.execute(database.owner);
  return rows.map(({ name }) => name);
};

test('a transaction of queued writes is one round trip', async () => {
  await withSite(db, italy, async (tx) => {
    await rename(tx, 'Ravenna');
    await rename(tx, 'Rimini Nord');
  });
  expect(trips).toBe(1);
  expect(await names()).toEqual(['Rimini Nord']);
});

test('a queued write runs before the next statement, which sees it', async () => {
  const seen = await withSite(db, italy, async (tx) => {
    await rename(tx, 'Cesena');
    return runPrepared(tx, NAMES, []);
  });
  expect(seen).toEqual([{ name: 'Cesena' }]);
  expect(trips).toBe(2);
});

test('a queued read has its rows, in our own types, when the next statement has its own', async () => {
  const [read, after] = await withSite(db, italy, async (tx) => {
    const answer = await ask(tx);
    const rows = await runPrepared(tx, NAMES, []);
    return [await answer(), rows] as const;
  });
  expect(read).toEqual([{ n: 1, at: AT }]);
  expect(after).toHaveLength(1);
  expect(trips).toBe(2);
});

test('an error of a queued write rolls the transaction back, and the connection stays usable', async () => {
  const before = await names();
  const breaking = withSite(db, italy, async (tx) => {
    await rename(tx, 'never');
    await queueWrite(tx, DIVIDE, [0]);
    const answer = await ask(tx);
    await expect(runPrepared(tx, NAMES, [])).rejects.toThrow('division by zero');
    await expect(answer()).rejects.toThrow('division by zero');
    throw new Error('as the caller would');
  });
  await expect(breaking).rejects.toThrow('as the caller would');
  await expect(withSite(db, italy, (tx) => queueWrite(tx, DIVIDE, [0]))).rejects.toThrow('division by zero');
  expect(await names()).toEqual(before);
  expect(await withSite(db, italy, (tx) => runPrepared(tx, NAMES, []))).toHaveLength(1);
});

test('a refusal drops the queue, and nothing of it reaches the next transaction', async () => {
  const before = await names();
  await withSite(db, italy, async (tx) => {
    await rename(tx, 'refused');
    return { ok: false };
  });
  await withSite(db, italy, (tx) => runPrepared(tx, NAMES, []));
  expect(await names()).toEqual(before);
  await transact(db, async (tx) => {
    await queueWrite(tx, DIVIDE, [0]);
    return { ok: false };
  });
  expect(await transact(db, async (tx) => ({ ok: true, rows: await runPrepared(tx, DIVIDE, [1]) }))).toEqual({
    ok: true,
    rows: [{ n: 1 }],
  });
});

test('outside a transaction a queued write is sent at once', async () => {
  await expect(queueWrite(db as unknown as Tx, DIVIDE, [0])).rejects.toThrow('division by zero');
});

test('an invalid value throws in its caller, before anything is sent', async () => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  await expect(withSite(db, italy, (tx) => queueWrite(tx, RENAME, [loop]))).rejects.toThrow('circular');
  expect(await withSite(db, italy, (tx) => runPrepared(tx, NAMES, []))).toHaveLength(1);
});
