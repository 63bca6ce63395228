import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aCart, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { isPoolExhausted, openDb, queueRead, readSite, transact, withSite } from './db.ts';
import { type StatementTypes, statement } from './statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const open = (input: Partial<Parameters<typeof openDb>[0]> = {}) =>
  openDb({ url: database.appUrl, applicationName: 'test', ...input });

const cartsOf = (siteId: number) =>
  database.owner.selectFrom('carts').where('site_id', '=', siteId).selectAll().execute();

test('transact commits what is ok and rolls back a refusal', async () => {
  const site = await aSite(database.owner);
  const write = (ok: boolean) =>
    transact(database.owner, async (tx) => {
      await tx.insertInto('carts').values({ site_id: site.id }).execute();
      return { ok };
    });
  expect(await write(false)).toEqual({ ok: false });
  expect(await cartsOf(site.id)).toHaveLength(0);
  expect(await write(true)).toEqual({ ok: true });
  expect(await cartsOf(site.id)).toHaveLength(1);
});

test('withSite rolls back when the work throws, and the connection stays usable', async () => {
  const site = await aSite(database.owner);
  const { db, close } = open({ maxConnections: 1 });
  const broken = withSite(db, site.id, async (tx) => {
    await tx.insertInto('carts').values({ site_id: site.id }).execute();
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await cartsOf(site.id)).toHaveLength(0);
  expect(await withSite(db, site.id, (tx) => tx.selectFrom('carts').selectAll().execute())).toEqual([]);
  await close();
});

test('a transaction of one statement is two messages to the database, and each is reported', async () => {
  const site = await aSite(database.owner);
  const texts: string[] = [];
  const { db, close } = open({ onQuery: (report) => texts.push(report.text) });
  await withSite(db, site.id, (tx) => tx.selectFrom('carts').select('id').execute());
  await close();
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/^select "id" from "carts"/);
});

test('a failed statement is reported as failed', async () => {
  const failures: boolean[] = [];
  const { db, close } = open({ onQuery: (report) => failures.push(report.failed) });
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow(/division by zero/);
  await close();
  expect(failures).toEqual([true]);
});

test('a site id that is not a whole number never reaches the database', () => {
  for (const wrong of [0, -1, 1.5, Number.NaN, "1'; drop table carts; --" as unknown as number])
    expect(() => withSite(database.app, wrong, async () => 1)).toThrow(/Not a site id/);
});

test('a statement that takes too long is ended', async () => {
  const { db, close } = open({ statementTimeoutMs: 100 });
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow(/statement timeout/);
  await close();
});

test('a connection that the server ends in the middle of a transaction breaks that transaction only', async () => {
  const site = await aSite(database.owner);
  const lost: string[] = [];
  const { db, close } = open({
    maxConnections: 1,
    waitMs: 5000,
    onIdleError: (error) => lost.push(error.message),
  });
  const broken = withSite(db, site.id, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 50`.execute(tx);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tx.insertInto('carts').values({ site_id: site.id }).execute();
  });
  await expect(broken).rejects.toThrow();
  expect(await withSite(db, site.id, (tx) => tx.selectFrom('carts').selectAll().execute())).toEqual([]);
  await close();
  expect(lost.join()).toMatch(/idle-in-transaction/);
});

test('by default a statement may take 2 s, a lock 1 s and an idle transaction 5 s', async () => {
  const { db, close } = open();
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
    db,
  );
  await close();
  expect(rows).toEqual([{ statement: '2s', lock: '1s', idle: '5s' }]);
});

test('without a free connection a query fails after the wait with its own error', async () => {
  const { db, pool, close } = open({ maxConnections: 1, waitMs: 800 });
  const taken = await pool.connect();
  const refused = await sql`select 1`.execute(db).catch((error: unknown) => error);
  taken.release();
  await close();
  expect(isPoolExhausted(refused)).toBe(true);
});

test('bigint arrives as a number, a day as text, and a number too large is an error', async () => {
  const { rows } = await sql`select 9007199254740991::bigint as big, date '2026-03-29' as day`.execute(
    database.app,
  );
  expect(rows).toEqual([{ big: 9007199254740991, day: '2026-03-29' }]);
  await expect(sql`select 9007199254740992::bigint as big`.execute(database.app)).rejects.toThrow(
    /does not fit/,
  );
});

test('a customer of one site cannot be given a cart through the other', async () => {
  const [mine, theirs] = [await aSite(database.owner), await aSite(database.owner)];
  const cart = await aCart(database.owner, { site_id: theirs.id });
  const found = await withSite(database.app, mine.id, (tx) =>
    tx.selectFrom('carts').selectAll().where('id', '=', cart.id).execute(),
  );
  expect(found).toEqual([]);
});

test('a commit that no second machine has is told as unknown, not as done', async () => {
  // What PostgreSQL says when a commit that waits for its standby is cancelled: yes, and a warning.
  await sql`
    create table promises (n int);
    create function warn_of_one_copy() returns trigger language plpgsql as $$
    begin
      raise warning 'canceling wait for synchronous replication due to user request';
      return null;
    end $$;
    create constraint trigger warn after insert on promises deferrable initially deferred
      for each row execute function warn_of_one_copy();
    grant insert on promises to paddock_app`.execute(database.owner);
  const { id: one } = await aSite(database.owner);
  const promise = sql`insert into promises values (1)`;
  const unknown = { code: '08007' };
  await expect(withSite(database.app, one, (tx) => promise.execute(tx as never))).rejects.toMatchObject(
    unknown,
  );
  const alone = statement<StatementTypes & { parameters: [] }>(
    'promise_alone',
    'insert into promises values (2)',
  );
  await expect(readSite(database.app, one, alone, [])).rejects.toMatchObject(unknown);
  // The connection is as good as before, and what is sure is told so.
  expect(await withSite(database.app, one, async () => 'done')).toBe('done');
});

test('JSON that is not as the schema of its statement says is an error, also of a queued read', async () => {
  type Types = StatementTypes & { parameters: []; row: { page: unknown } };
  const numbered = statement<Types, { page: number }>('page_of_json', `select '"two"'::json as page`, {
    page: z.number(),
  });
  const { id: site } = await aSite(database.owner);
  const message = /page_of_json: page is not as declared/;
  await expect(readSite(database.app, site, numbered, [])).rejects.toThrow(message);
  const queued = withSite(database.app, site, async (tx) => {
    const read = await queueRead(tx, numbered, []);
    await sql`select 1`.execute(tx as never);
    return read();
  });
  await expect(queued).rejects.toThrow(message);
});
