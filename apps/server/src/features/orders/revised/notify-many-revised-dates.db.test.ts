import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OpenDb, openDb } from '../../../platform/db/db.ts';
import { aSite, aUnit } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { race } from '../../../testing/database/race.ts';
import { notifyRevisedDatesJob } from '../orders.jobs.ts';
import { orderJobs } from '../run-order-jobs.ts';
import { notifyRevisedDates } from './notify-revised-dates.ts';

let database: TestDatabase;
let arranging: OpenDb;
let template: string;

beforeAll(async () => {
  database = await testDatabase();
  // Rows are written by the thousand.
  const open = { url: database.ownerUrl, applicationName: 'test-owner', unsafeAllSites: true };
  arranging = openDb({ ...open, waitMs: 10_000, statementTimeoutMs: 120_000 });
  const site = await aSite(database.owner);
  const unit = { site_id: site.id, status: 'in_transit', expected_on: '2026-12-20', local_days: 2 } as const;
  template = (await aUnit(database.owner, unit)).id;
});
afterAll(async () => {
  await arranging.close();
  await database.drop();
});
// Each test begins with nothing to tell.
afterEach(async () => {
  await sql`drop trigger if exists disturb on mails`.execute(database.owner);
  await sql`update delays set status = 'skipped', settled_at = now() where status = 'open'`.execute(
    arranging.db,
  );
});

/** Orders of one unit each, with these e-mail addresses: `late-1@example.test` and so on. */
async function place(name: string, count: number) {
  await sql`
    with made as (
      insert into units (site_id, serial, product_id, variant_id, store_id, status, price_minor, currency, expected_on,
                         local_days)
      select site_id, ${name} || '-' || n, product_id, variant_id, store_id, status, price_minor, currency, expected_on, local_days
        from units, generate_series(1, ${count}::int) n where id = ${template}
      returning *
    ), numbered as (
      select made.*, upper(substr(md5(id::text), 1, 12)) as code, row_number() over () as n from made
    ), placed as (
      insert into orders (site_id, code, locale, email, given_name, family_name, currency, prices_include_tax,
                          subtotal_minor, tax_minor, total_minor, delivery_method, deadline_at)
      select site_id, code, 'en', ${name} || '-' || n || '@example.test', 'Anna', 'Rossi', currency, true, price_minor, 0,
             price_minor, 'shipment', now() + interval '3 days' from numbered
      returning site_id, id, code
    )
    insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, sku, name, price_minor,
                             tax_minor, tax_rate, promised_on)
    select n.site_id, o.id, 1, n.id, n.product_id, n.variant_id, 'SKU', 'Unit', n.price_minor, 0, 0, n.expected_on + 2
      from numbered n join placed o on o.code = n.code`.execute(arranging.db);
}

const ofName = (name: string) =>
  sql`(select l.unit_id from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
        where o.email like ${`${name}-%`})`;
const move = (name: string, days: number) =>
  sql`update units set expected_on = expected_on + ${days}::int where id in ${ofName(name)}`.execute(
    arranging.db,
  );

/** How many mails the orders got, by their number and by what they tell. */
async function mailsOf(name: string) {
  const { rows } = await sql<{ orders: number; mails: number; told: string }>`
    select count(*)::int as orders, mails, told from (
      select o.id, count(m.id)::int as mails, max(m.data ->> 'promised_on') as told from orders o
        left join mails m on m.site_id = o.site_id and m.order_id = o.id and m.kind = 'delivery_revised'
       where o.email like ${`${name}-%`} group by o.id) each group by mails, told order by mails`.execute(
    database.owner,
  );
  return rows;
}

async function delaysOf(name: string) {
  const { rows } = await sql<{ status: string; count: number; attempts: number }>`
    select d.status, count(*)::int as count, max(d.attempts)::int as attempts from delays d
      join delivery_promises p on p.site_id = d.site_id and p.id = d.promise_id
      join orders o on o.site_id = p.site_id and o.id = p.order_id
     where o.email like ${`${name}-%`} group by 1 order by 1`.execute(database.owner);
  return rows;
}

/** Runs the job, and again for as long as it queues itself. */
async function runJob(db = database.app): Promise<number> {
  const job = orderJobs({ db }).find(({ contract }) => contract === notifyRevisedDatesJob);
  for (let runs = 1; ; runs += 1) {
    await job?.handle({} as never, new AbortController().signal, { isLastTry: true });
    const { rows } = await sql`
      delete from graphile_worker._private_jobs where key = ${notifyRevisedDatesJob.name} returning id`.execute(
      database.owner,
    );
    if (rows.length === 0) return runs;
  }
}

test('[LAW-09] 500 revisions that need no mail do not keep 520 others waiting: each run tells up to 500', async () => {
  await place('cancelled', 500);
  await move('cancelled', 3);
  await sql`update orders set status = 'cancelled', cancelled_at = now(), cancel_reason = 'customer'
             where email like 'cancelled-%'`.execute(arranging.db);
  await place('late', 520);
  await move('late', 3);
  let statements = 0;
  const counted = openDb({
    url: database.appUrl,
    applicationName: 'counted',
    waitMs: 10_000,
    onQuery: () => {
      statements += 1;
    },
  });
  expect(await runJob(counted.db)).toBe(3);
  await counted.close();
  // Nine a mail (begin, site, delays, order, date, mail, settle, commit) and six without one.
  expect(statements).toBeLessThan(520 * 9 + 500 * 7 + 100);
  expect(await mailsOf('late')).toEqual([{ orders: 520, mails: 1, told: '2026-12-25' }]);
  expect(await delaysOf('late')).toEqual([{ status: 'notified', count: 520, attempts: 0 }]);
  expect(await delaysOf('cancelled')).toEqual([{ status: 'skipped', count: 500, attempts: 0 }]);
  expect(await runJob()).toBe(1);
  expect(await mailsOf('late')).toMatchObject([{ mails: 1 }]);
}, 300_000);

test('[LAW-09] a date revised twice before it was told is told once, with the latest day', async () => {
  await place('twice', 3);
  await move('twice', 3);
  await move('twice', 4);
  await runJob();
  expect(await mailsOf('twice')).toEqual([{ orders: 3, mails: 1, told: '2026-12-29' }]);
  expect(await delaysOf('twice')).toEqual([{ status: 'notified', count: 6, attempts: 0 }]);
});

test('[LAW-09] four workers at once tell each of 200 orders once', async () => {
  await place('raced', 200);
  await move('raced', 3);
  const runs = await race(database.appUrl, 4, (db) => notifyRevisedDates(db));
  expect(runs.flatMap(({ errors }) => errors)).toEqual([]);
  expect(runs.reduce((sum, { queued }) => sum + queued, 0)).toBe(200);
  expect(await mailsOf('raced')).toEqual([{ orders: 200, mails: 1, told: '2026-12-25' }]);
});

/** Writing the mail of this address runs a statement first. */
async function disturb(email: string, statement: string) {
  await sql
    .raw(`create or replace function disturb() returns trigger language plpgsql as $$
    begin if new.to_email = '${email}' then ${statement}; end if; return new; end $$`)
    .execute(database.owner);
  await sql`create trigger disturb before insert on mails for each row execute function disturb()`.execute(
    database.owner,
  );
}

test('[LAW-09] an order that fails stops none, fails the job, and is told at its next try', async () => {
  await place('failing', 20);
  await move('failing', 3);
  await disturb('failing-1@example.test', `raise exception 'disk full'`);
  await expect(runJob()).rejects.toThrow('1 revised dates could not be mailed');
  expect(await mailsOf('failing')).toMatchObject([
    { orders: 1, mails: 0 },
    { orders: 19, mails: 1 },
  ]);
  expect(await delaysOf('failing')).toEqual([
    { status: 'notified', count: 19, attempts: 0 },
    { status: 'open', count: 1, attempts: 1 },
  ]);
  await sql`drop trigger disturb on mails`.execute(database.owner);
  await runJob();
  expect((await delaysOf('failing'))[1], 'it waits for its next try').toMatchObject({ status: 'open' });
  await sql`update delays set next_try_at = now() where status = 'open'`.execute(database.owner);
  await runJob();
  expect(await mailsOf('failing')).toMatchObject([{ orders: 20, mails: 1 }]);
});

test('[LAW-09] after a worker was killed midway the next one tells the rest, each once', async () => {
  await place('killed', 40);
  await move('killed', 3);
  const LOCK = 4_719;
  // Without a limit, so that the worker still waits in its transaction when it is killed.
  await disturb(
    'killed-20@example.test',
    `perform set_config('lock_timeout', '0', true); perform pg_advisory_xact_lock(${LOCK})`,
  );
  const blocker = new pg.Client({ connectionString: database.ownerUrl });
  await blocker.connect();
  await blocker.query('select pg_advisory_lock($1)', [LOCK]);
  const worker = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { openDb } = await import('${new URL('../../../platform/db/db.ts', import.meta.url)}');
       const { notifyRevisedDates } = await import('${new URL('./notify-revised-dates.ts', import.meta.url)}');
       const { db } = openDb({ url: process.argv[1], applicationName: 'killed', statementTimeoutMs: 600_000 });
       await notifyRevisedDates(db);`,
      database.appUrl,
    ],
    { stdio: 'inherit' },
  );
  const count = async (what: string) => (await blocker.query(`select from ${what}`)).rows.length;
  const waitFor = (what: string, rows: number) =>
    vi.waitFor(async () => expect(await count(what)).toBe(rows), { timeout: 60_000, interval: 50 });
  await waitFor(`pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`, 1);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await blocker.query('select pg_advisory_unlock($1)', [LOCK]);
  await waitFor(`pg_stat_activity where application_name = 'killed'`, 0);
  await blocker.end();
  const before = await mailsOf('killed');
  expect(before.map(({ mails }) => mails)).toEqual([0, 1]);
  await runJob();
  expect(await mailsOf('killed')).toEqual([{ orders: 40, mails: 1, told: '2026-12-25' }]);
  expect(await delaysOf('killed')).toEqual([{ status: 'notified', count: 40, attempts: 0 }]);
}, 300_000);
