import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite, aStore } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type DbConfig, openDb, queueRead, queueWrite, readSite, runPrepared, withSite } from './db.ts';
import { parametersOf } from './sending.ts';
import { type StatementTypes, statement } from './statement.ts';

let database: TestDatabase;
let italy: number;
let france: number;
beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner)).id;
  france = (await aSite(database.owner)).id;
  await aStore(database.owner, { site_id: italy, name: 'Rimini' });
  await aStore(database.owner, { site_id: france, name: 'Lyon' });
});
afterAll(() => database.drop());

// One connection, so that whatever a statement leaves behind meets the next one.
const open = (options: Pick<DbConfig, 'onQuery' | 'isPipelined'> & { url?: string } = {}) =>
  openDb({ url: database.appUrl, applicationName: 'test', maxConnections: 1, waitMs: 10_000, ...options });
const STORES = statement<StatementTypes>(
  'site_client_stores',
  'select name from stores where $1::text is null or name = $1',
);

describe.each([true, false])('pipelined: %s', (isPipelined) => {
  test('a read of a site sees that site and no other, statement by statement on one connection', async () => {
    const { db, close } = open({ isPipelined });
    for (const [site, name] of [
      [italy, 'Rimini'],
      [france, 'Lyon'],
      [italy, 'Rimini'],
    ] as const)
      expect(await readSite(db, site, STORES, [null])).toEqual([{ name }]);
    expect(await readSite(db, italy, STORES, ['Lyon'])).toEqual([]);
    await close();
  });

  test('the site ends with the statement: what comes after on the connection sees nothing', async () => {
    const { db, close } = open({ isPipelined });
    await readSite(db, italy, STORES, [null]);
    expect(await db.selectFrom('stores').select('name').execute()).toEqual([]);
    expect(await runPrepared(db, STORES, [null])).toEqual([]);
    await close();
  });

  test('inside a transaction a prepared statement sees what the transaction sees', async () => {
    const { db, close } = open({ isPipelined });
    expect(await withSite(db, france, (tx) => runPrepared(tx, STORES, [null]))).toEqual([{ name: 'Lyon' }]);
    await close();
  });

  test('a statement that fails is thrown, and the connection goes on', async () => {
    const { db, close } = open({ isPipelined });
    const divide = statement<StatementTypes>('site_client_divide', 'select 1 / $1::int as n');
    await expect(readSite(db, italy, divide, [0])).rejects.toThrow('division by zero');
    await expect(
      readSite(db, italy, statement<StatementTypes>('site_client_typo', 'select nothing'), []),
    ).rejects.toThrow('does not exist');
    await expect(
      readSite(db, italy, statement<StatementTypes>('site_client_typo', 'select nothing'), []),
    ).rejects.toThrow('does not exist');
    expect(await readSite(db, italy, divide, [1])).toEqual([{ n: 1 }]);
    expect(await readSite(db, italy, STORES, [null])).toEqual([{ name: 'Rimini' }]);
    await close();
  });

  test('a first statement that fails leaves nothing behind, and the next transaction is whole', async () => {
    const { db, close } = open({ isPipelined });
    const rename = statement<StatementTypes>(
      'site_client_rename',
      'update stores set name = $1 returning name',
    );
    const divide = statement<StatementTypes>('site_client_divide', 'select 1 / $1::int as n');
    for (let round = 0; round < 2; round += 1) {
      await expect(
        withSite(db, italy, async (tx) => {
          await runPrepared(tx, divide, [0]).catch(() => {});
          await runPrepared(tx, rename, ['Ravenna']);
        }),
      ).rejects.toThrow('current transaction is aborted');
      expect(await withSite(db, italy, (tx) => runPrepared(tx, STORES, [null]))).toEqual([
        { name: 'Rimini' },
      ]);
    }
    await close();
  });

  test('a transaction in which nothing is asked is never opened', async () => {
    const { db, close } = open({ isPipelined });
    expect(await withSite(db, italy, async () => 'nothing')).toBe('nothing');
    expect(await runPrepared(db, STORES, [null])).toEqual([]);
    await expect(
      withSite(db, italy, async () => {
        throw new Error('before anything was asked');
      }),
    ).rejects.toThrow('before anything was asked');
    expect(await withSite(db, france, (tx) => runPrepared(tx, STORES, [null]))).toEqual([{ name: 'Lyon' }]);
    await close();
  });

  test('queued writes and reads have run when the next statement runs', async () => {
    const { db, close } = open({ isPipelined });
    const rename = statement<StatementTypes>('site_client_set_name', 'update stores set name = $1');
    for (let round = 0; round < 2; round += 1) {
      const seen = await withSite(db, italy, async (tx) => {
        await queueWrite(tx, rename, ['Ravenna']);
        const pending = await queueRead(tx, STORES, ['Ravenna']);
        await queueWrite(tx, rename, ['Cesena']);
        const rows = await runPrepared(tx, STORES, [null]);
        return { ok: false, read: await pending(), rows };
      });
      expect(seen).toEqual({ ok: false, read: [{ name: 'Ravenna' }], rows: [{ name: 'Cesena' }] });
      expect(await readSite(db, italy, STORES, [null])).toEqual([{ name: 'Rimini' }]);
    }
    await close();
  });

  test('an error of a queued write rolls the transaction back', async () => {
    const { db, close } = open({ isPipelined });
    const divide = statement<StatementTypes>('site_client_divide', 'select 1 / $1::int as n');
    const rename = statement<StatementTypes>('site_client_set_name', 'update stores set name = $1');
    for (let round = 0; round < 2; round += 1)
      await expect(
        withSite(db, italy, async (tx) => {
          await queueWrite(tx, rename, ['never']);
          await queueWrite(tx, divide, [0]);
          return runPrepared(tx, STORES, [null]);
        }),
      ).rejects.toThrow('division by zero');
    expect(await readSite(db, italy, STORES, [null])).toEqual([{ name: 'Rimini' }]);
    await close();
  });
});

test('it is one statement to the database, parsed once per connection', async () => {
  const texts: string[] = [];
  // Directly: PgBouncer gives statements names of its own, and each server connection has those of several clients.
  const url = process.env.PADDOCK_DATABASE_DIRECT_URL ?? database.appUrl;
  const { db, close } = open({ url, onQuery: ({ text }) => texts.push(text) });
  for (let n = 0; n < 3; n += 1) await readSite(db, italy, STORES, [null]);
  expect(texts).toEqual([STORES.text, STORES.text, STORES.text]);
  const { rows } = await sql<{ name: string; runs: number }>`
    select name, generic_plans + custom_plans as runs from pg_prepared_statements order by name`.execute(db);
  // The setting was prepared by a run of its own.
  expect(rows).toEqual([
    { name: 'set_site', runs: 4 },
    { name: 'site_client_stores', runs: 3 },
  ]);
  await close();
});

test('nothing but a whole number is a site', async () => {
  const { db, close } = open();
  expect(() => readSite(db, Number.NaN, STORES, [null])).toThrow('Not a site id');
  expect(() => readSite(db, "1'; drop table x" as unknown as number, STORES, [null])).toThrow(
    'Not a site id',
  );
  await close();
});

test('a transaction of a site is opened by its first statement, on a connection that is new and on one that is not', async () => {
  const texts: string[] = [];
  const { db, close } = open({ onQuery: ({ text }) => texts.push(text) });
  const inSite = (site: number) =>
    withSite(db, site, async (tx) => {
      // At once: the second must not overtake the opening.
      const [first, second] = await Promise.all([
        runPrepared(tx, STORES, [null]),
        sql<{ name: string }>`select name from stores`.execute(tx as never),
      ]);
      return [first, second.rows];
    });
  expect(await inSite(italy)).toEqual([[{ name: 'Rimini' }], [{ name: 'Rimini' }]]);
  expect(await inSite(france)).toEqual([[{ name: 'Lyon' }], [{ name: 'Lyon' }]]);
  expect(await runPrepared(db, STORES, [null])).toEqual([]);
  const statements = [STORES.text, 'select name from stores', 'commit'];
  expect(texts).toEqual([...statements, ...statements, STORES.text]);
  await close();
});

test('[B13] a stream or cursor as first statement of a site is thrown, after the first it sees the site', async () => {
  const { pool, close } = open();
  const client = await pool.connect();
  const begin = () =>
    client.query('begin', parametersOf([], { name: '', siteId: italy, opens: true }) as unknown[]);
  const stores = () =>
    new Promise<string[]>((resolve, reject) => {
      const names: string[] = [];
      const query = new pg.Query<{ name: string }>('select name from stores');
      query.on('row', ({ name }) => names.push(name));
      query.on('end', () => resolve(names));
      query.on('error', reject);
      client.query(query);
    });
  await begin();
  await expect(stores()).rejects.toThrow('cannot be the first statement');
  await client.query('rollback');
  await begin();
  await client.query('select 1');
  expect(await stores()).toEqual(['Rimini']);
  await client.query('commit');
  client.release();
  await close();
});
