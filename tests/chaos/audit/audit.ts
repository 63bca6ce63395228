import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkAuditChain } from '../../../apps/server/src/features/audit/check-audit-chain.ts';
import { extendAuditChain } from '../../../apps/server/src/features/audit/extend-audit-chain.ts';
import { anOrder, aSite } from '../../../apps/server/src/testing/builders/builders.ts';
import { testDatabase } from '../../../apps/server/src/testing/database/database.ts';

/*
 * `node tests/chaos/audit/audit.ts`: clerks act on orders of three sites (100,000 acts, or the number given) while
 * their processes, their connections and the workers that link the audit log are killed. Then the chain must fit every
 * committed row, each row must be of the transaction that acted, and one changed row must be found. Ends with 1 if one
 * of these fails.
 */

const ACTS = Number(process.argv[2] ?? 100_000);
const CLERKS = 4;
const LINKERS = 2;
const SITES = 3;
const ORDERS_PER_SITE = 50;

const database = await testDatabase();
const { owner, app, appUrl } = database;
const orders: { siteId: number; code: string }[] = [];
for (let n = 0; n < SITES; n += 1) {
  const { id: siteId } = await aSite(owner);
  for (let m = 0; m < ORDERS_PER_SITE; m += 1)
    orders.push({ siteId, code: (await anOrder(owner, { site_id: siteId })).code });
}
const siteIds = [...new Set(orders.map(({ siteId }) => siteId))];

const killed = { processes: 0, connections: 0 };
const running = new Map<string, ChildProcess>();
let isOver = false;

/** Starts a process, and again whenever it has died. */
function keepRunning(file: string, name: string, parameters: readonly string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), appUrl, ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.set(name, child);
  child.once('exit', () => {
    if (isOver) return;
    killed.processes += 1;
    keepRunning(file, name, parameters);
  });
}

async function killSomething() {
  const names = [...running.keys()];
  const name = names[Math.floor(Math.random() * names.length)] ?? '';
  if (Math.random() < 0.3) running.get(name)?.kill('SIGKILL');
  const { rows } = await sql<{ killed: boolean }>`
    select pg_terminate_backend(pid) as killed from pg_stat_activity
     where datname = current_database() and (application_name like 'clerk%' or application_name = 'linker')
     order by random() limit 1`.execute(owner);
  killed.connections += rows.length;
}

const count = async (query: string): Promise<number> =>
  (await sql.raw<{ count: number }>(`select count(*)::int as count from ${query}`).execute(owner)).rows[0]
    ?.count ?? 0;
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

const began = performance.now();
for (let n = 0; n < CLERKS; n += 1)
  keepRunning('clerk.ts', `clerk ${n}`, [String(n), JSON.stringify(orders)]);
for (let n = 0; n < LINKERS; n += 1) keepRunning('linker.ts', `linker ${n}`, []);
for (let done = 0; done < ACTS; done = await count('audit_log')) {
  await wait(500);
  await killSomething();
}
isOver = true;
await Promise.all(
  [...running.values()].map(
    (child) =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  ),
);
console.log(
  `${await count('audit_log')} acts in ${seconds(began)} s; ${killed.processes} processes and ${killed.connections} connections killed`,
);

const faults: string[] = [];
const expectZero = async (what: string, query: string) => {
  const found = await count(query);
  if (found > 0) faults.push(`${found} ${what}`);
};
// The connections of killed processes may still be rolled back: rows wait for them.
const linking = performance.now();
const unlinked = `audit_log a left join (
    select site_id, max(through_xact::text::numeric) as through from audit_chain group by site_id) c on c.site_id = a.site_id
  where a.xact::text::numeric > coalesce(c.through, 0)`;
for (let tries = 0; tries < 100 && (await count(unlinked)) > 0; tries += 1) {
  await extendAuditChain(app);
  await wait(200);
}
console.log(`the rest linked in ${seconds(linking)} s`);
await expectZero('rows are in no link', unlinked);
await expectZero(
  'notes have no audit row of their transaction',
  `order_notes n where not exists (select from audit_log a where a.site_id = n.site_id and a.xact::text = n.xmin::text)`,
);
await expectZero(
  'audit rows have no note of their transaction',
  `audit_log a where not exists (select from order_notes n where n.site_id = a.site_id and n.xmin::text = a.xact::text)`,
);

const checking = performance.now();
let [links, rows] = [0, 0];
for (const siteId of siteIds) {
  const check = await checkAuditChain(app, siteId);
  links += check.links;
  rows += check.rows;
  if (check.fault) faults.push(`site ${siteId}, link ${check.fault.number}: ${check.fault.why}`);
}
if (rows !== (await count('audit_log'))) faults.push(`the links cover ${rows} rows`);
console.log(`${rows} rows in ${links} links checked in ${seconds(checking)} s`);

const changed = siteIds[0] ?? 0;
await sql`alter table audit_log disable trigger append_only`.execute(owner);
await sql`update audit_log set actor_ref = '999' where (site_id, id) in (
  select site_id, id from audit_log where site_id = ${changed} order by id offset ${Math.floor(ACTS / SITES / 2)} limit 1)`.execute(
  owner,
);
const { fault } = await checkAuditChain(app, changed);
if (fault?.why !== 'rows_changed') faults.push('the changed row was not found');
else console.log(`the changed row was found in link ${fault.number}`);
await database.drop();
for (const one of faults) console.error(one);
console.log(faults.length === 0 ? 'ok' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
