import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Db, withSite } from '../../platform/db/db.ts';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { checkAuditChain } from './check-audit-chain.ts';
import { extendAuditChain } from './extend-audit-chain.ts';

let database: TestDatabase;
let owner: Db;
let app: Db;
let site: { id: number; slug: string };

beforeAll(async () => {
  database = await testDatabase();
  ({ owner, app } = database);
});
beforeEach(async () => {
  site = await aSite(owner);
});
afterAll(() => database.drop());

const row = (ref: string) => ({
  site_id: site.id,
  actor_kind: 'staff' as const,
  actor_ref: '1',
  action: 'order.cancel',
  subject_kind: 'order',
  subject_ref: ref,
  reason: 'asked by phone',
  before: JSON.stringify({ status: 'confirmed' }),
  after: JSON.stringify({ status: 'cancelled' }),
});

/** One act, in a transaction of its own. */
const act = (ref: string, db: Db = app) =>
  withSite(db, site.id, (tx) => tx.insertInto('audit_log').values(row(ref)).execute());

async function acts(count: number) {
  for (let n = 0; n < count; n++) await act(`A${n}`);
}

const linked = async () => {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(row_count), 0)::int as rows from audit_chain where site_id = ${site.id}`.execute(
    owner,
  );
  return rows[0]?.rows ?? 0;
};

// Transactions of other test files run in the same cluster, and a row waits for all that began before it.
const untilLinked = (count: number, rowsPerLink = 3) =>
  expect
    .poll(async () => {
      await extendAuditChain(app, { rowsPerLink });
      return linked();
    })
    .toBe(count);

/** The link that covers a row. How many rows a link has depends on the transactions that ran when it was made. */
async function linkOf(ref: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select min(c.number)::int as number from audit_chain c
     where c.site_id = ${site.id} and c.through_xact >= (
       select xact from audit_log where site_id = ${site.id} and subject_ref = ${ref})`.execute(owner);
  return rows[0]?.number ?? 0;
}

const check = (written?: { number: number; hash: string }) => checkAuditChain(app, site.id, written);

/** As the owner of the database can: without the trigger that refuses rewriting. */
async function tamper(table: 'audit_log' | 'audit_chain', change: () => Promise<unknown>) {
  await sql`alter table ${sql.table(table)} disable trigger append_only`.execute(owner);
  await change();
  await sql`alter table ${sql.table(table)} enable trigger append_only`.execute(owner);
}

test('[AUDIT-01] rows of ended transactions are linked; a row of a running transaction waits, and those after it too', async () => {
  const isWritten = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  await act('before');
  const running = withSite(app, site.id, async (tx) => {
    await tx.insertInto('audit_log').values(row('running')).execute();
    isWritten.resolve();
    await mayCommit.promise;
  });
  await isWritten.promise;
  await act('after');
  await untilLinked(1);
  await extendAuditChain(app);
  expect(await linked()).toBe(1);
  mayCommit.resolve();
  await running;
  await untilLinked(3);
  expect(await check()).toMatchObject({ rows: 3, fault: null });
});

test('the api cannot change a linked row or a link', async () => {
  await acts(1);
  await untilLinked(1);
  for (const table of ['audit_log', 'audit_chain'])
    await expect(
      withSite(app, site.id, (tx) => sql`update ${sql.table(table)} set site_id = site_id`.execute(tx)),
      table,
    ).rejects.toThrow(/permission denied/);
});

describe('[AUDIT-02] found after it was linked:', () => {
  test.each(['a changed reason', 'a changed state', 'a removed row', 'an added row'])('%s', async (what) => {
    await acts(9);
    await untilLinked(9);
    const number = await linkOf(what === 'an added row' ? 'A0' : 'A4');
    const target = owner
      .selectFrom('audit_log')
      .select('id')
      .where('site_id', '=', site.id)
      .where('subject_ref', '=', 'A4');
    await tamper('audit_log', () => {
      if (what === 'a removed row') return owner.deleteFrom('audit_log').where('id', '=', target).execute();
      if (what === 'an added row')
        return sql`insert into audit_log (site_id, actor_kind, action, subject_kind, subject_ref, xact)
          select site_id, 'staff', 'order.refund', 'order', 'A0', xact from audit_log
           where site_id = ${site.id} and subject_ref = 'A0'`.execute(owner);
      return owner
        .updateTable('audit_log')
        .set(
          what === 'a changed reason'
            ? { reason: 'mistake' }
            : { after: JSON.stringify({ status: 'refunded' }) },
        )
        .where('id', '=', target)
        .execute();
    });
    expect((await check()).fault).toEqual({ number, why: 'rows_changed' });
  });
});

describe('[AUDIT-03] of the chain itself is found:', () => {
  const chain = () => owner.updateTable('audit_chain').where('site_id', '=', site.id);
  const cut = (from: number) =>
    owner.deleteFrom('audit_chain').where('site_id', '=', site.id).where('number', '>=', from).execute();

  beforeEach(async () => {
    await acts(9);
    await untilLinked(9);
  });

  test('a changed hash', async () => {
    await tamper('audit_chain', () =>
      chain()
        .set({ hash: Buffer.alloc(32, 1) })
        .where('number', '=', 2)
        .execute(),
    );
    expect((await check()).fault).toEqual({ number: 2, why: 'rows_changed' });
  });

  test('a removed link', async () => {
    await tamper('audit_chain', () =>
      owner.deleteFrom('audit_chain').where('site_id', '=', site.id).where('number', '=', 2).execute(),
    );
    expect((await check()).fault).toEqual({ number: 2, why: 'missing_link' });
  });

  test('an end that was cut off or computed again, by a hash from the log', async () => {
    const { head } = await check();
    const written = head ?? { number: 0, hash: '' };
    const { number } = written;
    await tamper('audit_chain', () => cut(number));
    expect((await check()).fault).toBeNull();
    expect((await check(written)).fault).toEqual({ number, why: 'missing_link' });
    await tamper('audit_log', () =>
      owner
        .updateTable('audit_log')
        .set({ reason: 'another' })
        .where('site_id', '=', site.id)
        .where('subject_ref', '=', 'A8')
        .execute(),
    );
    await untilLinked(9);
    expect((await check()).fault).toBeNull();
    expect((await check(written)).fault).toEqual({ number, why: 'another_hash' });
  });
});

test('[AUDIT-04] eight workers link while staff work and some transactions are rolled back: each row is in one link', async () => {
  let isWorking = true;
  const writers = race(database.appUrl, 6, async (db, writer) => {
    for (let n = 0; n < 100; n++) {
      const written = withSite(db, site.id, async (tx) => {
        await tx
          .insertInto('audit_log')
          .values(row(`W${writer}-${n}`))
          .execute();
        if (n % 10 === 9) throw new Error('stopped');
      });
      await written.catch(() => {});
    }
  });
  const linking = race(database.appUrl, 8, async (db) => {
    while (isWorking) await extendAuditChain(db, { rowsPerLink: 7 });
  });
  await writers;
  isWorking = false;
  await linking;
  await untilLinked(540, 7);
  expect(await check()).toMatchObject({ rows: 540, fault: null });
}, 120_000);
