import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { createStaffToken } from '../../../apps/server/src/cli/staff-tokens.ts';
import { readDatabaseUrl } from '../../../apps/server/src/config.ts';
import { listStaffOrders } from '../../../apps/server/src/features/orders/staff/list/list-staff-orders.ts';
import { OrderListQuery } from '../../../apps/server/src/features/orders/staff/list/order-list.staff.contract.ts';
import { openDb } from '../../../apps/server/src/platform/db/db.ts';
import { testApp } from '../../../apps/server/src/testing/worlds/test-app.ts';

/*
 * What a page of the desk's list of orders costs: `node tests/load/orders/measure-orders.ts 10000000`, after fill-orders.ts.
 * Milliseconds of the wall clock (p50, p95) and of CPU, of this process and of its PostgreSQL backend together.
 * Further parameters: rounds, a part of the question's name, and `api` for the whole call of the api instead of the
 * function alone (authentication, validation, serialization, the test client).
 */

const ROUNDS = Number(process.argv[3] ?? 100);
const count = Number(process.argv[2] ?? 1_000_000);
const name = `paddock_orders_${count}`;
const url = withDatabase(readDatabaseUrl(), name);

const ALL = Array.from({ length: 200 }, (_, n) => n + 1);
const one = (n: number) => Math.floor((((n * 7919) % 1000) / 1000) * count);
const hash = (n: number) =>
  createHash('md5')
    .update(String(one(n)))
    .digest('hex')
    .slice(0, 12)
    .toUpperCase();

const letters = (n: number) => String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
const family = (n: number) => `family${letters(n)}`;
const givenName = (n: number) => `rider${letters(n)}`;
const PAID_PREPARING = { status: 'preparing', payment_status: 'paid' };
const THREE = { ...PAID_PREPARING, fulfilment_status: 'preparing' };

type Question = readonly [
  name: string,
  siteIds: readonly number[],
  query: (n: number) => Record<string, string>,
];
const QUESTIONS: readonly Question[] = [
  ['first page, 1 site', [1], () => ({})],
  ['first page, 20 sites', ALL.slice(0, 20), () => ({})],
  ['first page, 200 sites', ALL, () => ({})],
  ['next page, 200 sites', ALL, (n) => ({ after: cursor(n) })],
  ['status preparing, 200 sites', ALL, () => ({ status: 'preparing' })],
  ['preparing, paid, on the way, 200 sites', ALL, () => THREE],
  ['preparing, paid, card, 200 sites', ALL, () => ({ ...PAID_PREPARING, method: 'card' })],
  [
    'delivered, paid, card, 200 sites',
    ALL,
    () => ({ status: 'delivered', payment_status: 'paid', method: 'card' }),
  ],
  ['preparing, paid, on the way, 20 sites', ALL.slice(0, 20), () => THREE],
  ['method, 200 sites', ALL, () => ({ method: 'card' })],
  ['sort by change, 200 sites', ALL, () => ({ sort: 'updated' })],
  ['status cancelled, 200 sites', ALL, () => ({ status: 'cancelled' })],
  ['status delivered, 1 site', [1], () => ({ status: 'delivered' })],
  ['payment refunded, 200 sites', ALL, () => ({ payment_status: 'refunded' })],
  ['method, 1 site', [1], () => ({ method: 'card' })],
  ['sort by change, 20 sites', ALL.slice(0, 20), () => ({ sort: 'updated' })],
  ['code, 200 sites', ALL, (n) => ({ q: hash(n) })],
  ['last six digits of a frame, 200 sites', ALL, (n) => ({ q: String(100_000 + one(n)).slice(-6) })],
  ['e-mail, 200 sites', ALL, (n) => ({ q: `rider${Math.floor(one(n) / 3)}@example.test` })],
  ['phone, 200 sites', ALL, (n) => ({ q: `02 ${String(one(n)).padStart(8, '0')}` })],
  ['family name, 200 sites', ALL, (n) => ({ q: family((n * 37) % 4000) })],
  ['most frequent family name, 200 sites', ALL, () => ({ q: family(0) })],
  ['beginning of a family name, 200 sites', ALL, (n) => ({ q: family((n * 37) % 400).slice(0, -1) })],
  ['given name, 200 sites', ALL, (n) => ({ q: givenName((n * 37) % 600) })],
  ['both names, 200 sites', ALL, (n) => ({ q: `${givenName((n * 7) % 600)} ${family((n * 37) % 4000)}` })],
  ['unknown name, 200 sites', ALL, (n) => ({ q: `zz${letters(n)}` })],
  ['family name, 1 site', [1], (n) => ({ q: family((n * 37) % 4000) })],
  ['family name, 20 sites', ALL.slice(0, 20), (n) => ({ q: family((n * 37) % 4000) })],
];

function cursor(n: number): string {
  const at = new Date(Date.UTC(2022, 0, 1) + ((n * 7919) % 1700) * 86_400_000).toISOString();
  return Buffer.from(JSON.stringify([at, 1, 10_001])).toString('base64url');
}

type Ask = (siteIds: readonly number[], query: Record<string, string>) => Promise<number>;

/** The function behind the list, on one connection. */
function askFunction(): Ask {
  const { db } = openDb({
    url,
    applicationName: name,
    maxConnections: 1,
    waitMs: 10_000,
    statementTimeoutMs: 60_000,
  });
  return async (siteIds, query) => {
    const scope = { siteIds, staffId: 1, requestId: 'bench' };
    return (await listStaffOrders(db, scope, OrderListQuery.parse(query))).data.length;
  };
}

/** The whole call, by several keys in turn: each may call only so often in a minute. */
async function askApi(): Promise<Ask> {
  const owner = openDb({
    url: withDatabase(ownerDatabaseUrl(), name),
    applicationName: 'paddock-measure-owner',
    unsafeAllSites: true,
  });
  const tokens: string[] = [];
  for (let n = 0; n < 40; n += 1) {
    const made = await createStaffToken(owner.db, { site: null, name: 'bench', role: 'support' });
    if (made.ok) tokens.push(made.token);
  }
  await owner.close();
  const { app } = await testApp(url, { environment: { PADDOCK_DATABASE_POOL: '1' } });
  let turn = 0;
  return async (siteIds, query) => {
    turn += 1;
    const sites = siteIds.length < ALL.length ? { sites: siteIds.map(slugOf).join() } : {};
    const answer = await app.inject({
      url: `/api/staff/orders?${new URLSearchParams({ ...query, ...sites })}`,
      headers: { authorization: `Bearer ${tokens[turn % tokens.length]}` },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().data.length;
  };
}

const slugOf = (id: number) => String.fromCharCode(97 + Math.floor((id - 1) / 26), 97 + ((id - 1) % 26));

/** CPU in milliseconds of the backends of this process; the kernel counts in steps of ten, so many rounds are needed. */
function backendCpu(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}

async function findBackends(): Promise<number[]> {
  const client = new pg.Client({ connectionString: withDatabase(ownerDatabaseUrl(), name) });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and usename = 'paddock_app'`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

const load = () =>
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`;

const [only = '', how] = process.argv.slice(4);
const ask = how === 'api' ? await askApi() : askFunction();
console.log(load());
for (const [what, siteIds, queryOf] of QUESTIONS.filter(([what]) => what.includes(only))) {
  for (let n = 0; n < 3; n += 1) await ask(siteIds, queryOf(n));
  const pids = await findBackends();
  const times: number[] = [];
  let found = 0;
  const [cpu, backend] = [process.cpuUsage(), backendCpu(pids)];
  for (let n = 3; n < ROUNDS + 3; n += 1) {
    const started = performance.now();
    found += await ask(siteIds, queryOf(n));
    times.push(performance.now() - started);
  }
  const used = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(7);
  const api = (used.user + used.system) / 1000 / ROUNDS;
  const postgres = (backendCpu(pids) - backend) / ROUNDS;
  console.log(
    `${what.padEnd(40)} p50${at(0.5)} p95${at(0.95)} ms, CPU ${(api + postgres).toFixed(2)} ms (PostgreSQL ${postgres.toFixed(2)}), ${(found / ROUNDS).toFixed(1)} rows`,
  );
}
console.log(load());
process.exit();
