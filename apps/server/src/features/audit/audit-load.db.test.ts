import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb, withSite } from '../../platform/db/db.ts';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { checkAuditChain } from './check-audit-chain.ts';
import { extendAuditChain } from './extend-audit-chain.ts';

// `node tests/chaos/audit/audit.ts` does the same with 100,000 acts and killed processes (docs/operate/chaos.md).
const ACTS = 5000;
const WRITERS = 5;
let database: TestDatabase;
let site: { id: number };

beforeAll(async () => {
  database = await testDatabase();
  site = await aSite(database.owner);
});
afterAll(() => database.drop());

/** One clerk on a connection that is killed now and then, in the middle of a transaction. Returns the acts that were committed. */
async function work(writer: number): Promise<number> {
  const { db, close } = openDb({
    url: database.appUrl,
    applicationName: `clerk-${writer}`,
    maxConnections: 1,
    waitMs: 60_000,
  });
  let committed = 0;
  for (let n = 0; committed < ACTS / WRITERS; n += 1) {
    const call = { siteId: site.id, staffId: writer + 1, requestId: `${writer}-${n}` };
    const done = await withSite(db, site.id, async (tx) => {
      await writeAudit(tx, call, {
        action: 'order.cancel',
        subject: { kind: 'order', ref: `W${writer}N${n}` },
        reason: null,
        before: { status: 'confirmed' },
        after: { status: 'cancelled' },
        ...(n % 50 === 0 && {
          personal: { before: { name: 'Anna' }, after: { name: 'Ada' } },
        }),
      });
      if (n % 97 === 96) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      return { ok: n % 31 !== 30 };
    }).catch(() => ({ ok: false }));
    if (done.ok) committed += 1;
  }
  await close();
  return committed;
}

const linkedRows = async () =>
  (
    await sql<{ rows: number }>`
      select coalesce(sum(row_count), 0)::int as rows from audit_chain where site_id = ${site.id}`.execute(
      database.owner,
    )
  ).rows[0]?.rows;

test('[AUDIT-08] acts by several connections, some killed in their transaction: the chain covers each committed row once, and a changed one is found', async ({
  annotate,
}) => {
  const began = performance.now();
  let isWorking = true;
  const linking = (async () => {
    while (isWorking) await extendAuditChain(database.app);
  })();
  const committed = (await Promise.all(Array.from({ length: WRITERS }, (_, n) => work(n)))).reduce(
    (sum, one) => sum + one,
  );
  isWorking = false;
  await linking;
  const written = performance.now();
  await expect
    .poll(
      async () => {
        await extendAuditChain(database.app);
        return linkedRows();
      },
      { timeout: 120_000 },
    )
    .toBe(committed);
  const linked = performance.now();
  expect(await checkAuditChain(database.app, site.id)).toMatchObject({ rows: committed, fault: null });
  const checked = performance.now();
  // An erasure takes personal values away; the rows and the chain stay.
  await sql`delete from audit_private where site_id = ${site.id}`.execute(database.owner);
  expect(await checkAuditChain(database.app, site.id)).toMatchObject({ rows: committed, fault: null });
  await sql`alter table audit_log disable trigger append_only`.execute(database.owner);
  await sql`update audit_log set actor_ref = '9' where (site_id, id) in (
      select site_id, id from audit_log where site_id = ${site.id} order by id offset ${Math.floor(committed / 2)} limit 1)`.execute(
    database.owner,
  );
  expect((await checkAuditChain(database.app, site.id)).fault).toMatchObject({ why: 'rows_changed' });
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  await annotate(
    `${committed} acts written in ${seconds(began, written)} s, linked after ${seconds(written, linked)} s more, checked in ${seconds(linked, checked)} s`,
  );
}, 1_500_000);
