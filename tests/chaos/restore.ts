// `node tests/chaos/restore.ts`: drops a table while people buy, restores the database to the moment before, and
// compares what buyers were told with what is there. Ends with the reconciliation that finds charges without an order.
// `--cluster`: the same with three nodes under Patroni, of which the primary is lost with its disk before the table
// is dropped.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brokenInvariants } from '../../apps/server/src/testing/database/invariants.ts';
import { readSettings } from '../../scripts/services/settings.ts';
import { freePorts } from '../../scripts/system/free-ports.ts';
import { ArchivedCluster } from './backup/archived-cluster.ts';
import { type ArchivedDatabase, ArchivedPostgres } from './backup/archived-postgres.ts';
import { ask } from './buyers/ask.ts';
import { sendCrowd } from './buyers/crowd.ts';
import { BuyersLog } from './buyers/log.ts';
import { type Owner, openOwner, stockShop } from './buyers/shop.ts';
import { ChaosSystem, waitUntilOk } from './system/chaos-system.ts';
import { psql, templateUrl } from './system/database.ts';
import { chaosSettings } from './system/settings.ts';

const UNITS = 4000;
const BUYING_MS = 15_000;
/** Between the moment restored to and the mistake: orders of this time are lost, their charges must be found. */
const BEFORE_MS = 2000;
const NOTICED_AFTER_MS = 3000;
const GOAL_SECONDS = 60;

const { values: options } = parseArgs({ options: { cluster: { type: 'boolean', default: false } } });
const place = path.join(readSettings().dataDir, 'chaos', 'restore');
const [port = 0] = await freePorts(1);
const postgres: ArchivedDatabase = options.cluster
  ? await ArchivedCluster.at(place)
  : new ArchivedPostgres(place, port);
const closers: (() => unknown)[] = [() => postgres.remove()];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await closeAll();
    process.exit(1);
  });
let wrong: string[];
try {
  wrong = await drill();
} finally {
  await closeAll();
}
for (const one of wrong) console.log(`FAILED ${one}`);
process.exit(wrong.length > 0 ? 1 : 0);

/** The shop with buyers in it, on the archived database. */
async function openShop() {
  const system = new ChaosSystem(await chaosSettings(postgres.urls(), 'restore-system'));
  closers.push(() => system.stop());
  await system.start();
  const owner = openOwner(postgres.urls().ownerUrl);
  closers.push(() => owner.close());
  const shop = await stockShop(owner, UNITS, system.settings.sandboxPort);
  const log = new BuyersLog(path.join(system.settings.place, 'acks.jsonl'));
  const crowd = sendCrowd({ base: system.settings.apiUrl, shop, log, retries: true });
  return { system, owner, log, crowd };
}

async function drill(): Promise<string[]> {
  await postgres.start(await templateUrl());
  await timed('full backup', () => postgres.backUp('full'));
  const { system, owner, log, crowd } = await openShop();
  await sleep(BUYING_MS / 2);
  await timed('incremental backup under load', () => postgres.backUp('incr'));
  if (postgres.loseMachine) console.log(await postgres.loseMachine());
  await sleep(BUYING_MS / 2);

  const dropped = new Date();
  psql(postgres.urls().ownerUrl, 'drop table orders cascade');
  await sleep(NOTICED_AFTER_MS);
  const target = new Date(dropped.getTime() - BEFORE_MS);
  const began = Date.now();
  const { stop, restore, replay } = await postgres.restoreTo(target);
  await Promise.all(system.apiPorts().map((api) => waitUntilOk(`http://127.0.0.1:${api}/ready`)));
  const seconds = (Date.now() - began) / 1000;
  const steps = `stop ${stop.toFixed(1)}, restore ${restore.toFixed(1)}, replay ${replay.toFixed(1)}`;
  console.log(`restored in ${seconds.toFixed(1)} s: ${steps}`);
  const before = log.orders().filter(({ at }) => at <= target.getTime());
  const later = log.orders().filter(({ at }) => at > target.getTime() && at < began);
  await sleep(BUYING_MS / 3);
  await crowd.leave();

  const missing = await missingOf(owner, before);
  const lost = await missingOf(owner, later);
  const orphans = await findOrphans(owner, system.settings.sandboxPort);
  console.log(`acknowledged before the target: ${before.length}, missing ${missing.length}`);
  console.log(`between target and mistake: ${later.length}, lost ${lost.length}`);
  console.log(`charges without an order: ${orphans.charges.length}, with a case ${orphans.found}`);
  const broken = await brokenInvariants(owner.db);
  return [
    ...missing.map((code) => `the order ${code} is gone`),
    ...broken.map(({ invariant, what, subject }) => `${invariant} ${what}: ${subject}`),
    ...(orphans.found < orphans.charges.length ? ['a charge without an order has no case'] : []),
    ...(before.length < 20 ? [`only ${before.length} orders were placed`] : []),
    ...(seconds > GOAL_SECONDS ? [`the restore took ${seconds.toFixed(1)} s`] : []),
  ];
}

async function missingOf(owner: Owner, orders: readonly { readonly code: string }[]): Promise<string[]> {
  const codes = orders.map(({ code }) => code);
  const { rows } = await owner.pool.query<{ code: string }>('select code from orders where code = any($1)', [
    codes,
  ]);
  const found = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => !found.has(code));
}

interface Booking {
  readonly provider: string;
  readonly kind: string;
  readonly txnId: string;
  readonly reference: string | null;
}

/** Asks for the reconciliation and waits until it has looked at everything. */
async function findOrphans(owner: Owner, sandboxPort: number) {
  const { text } = await ask(`http://127.0.0.1:${sandboxPort}`, { method: 'GET', path: '/control/ledger' });
  const bookings = JSON.parse(text).data as Booking[];
  const { rows } = await owner.pool.query<{ id: string }>('select id::text from payment_attempts');
  const attempts = new Set(rows.map(({ id }) => id));
  const charges = bookings
    .filter(({ provider, kind }) => provider === 'stripe' && kind === 'charge')
    .filter(({ reference }) => !reference || !attempts.has(reference));
  await owner.pool.query(`select graphile_worker.add_job('payments.reconcile', '{"data":{}}')`);
  let found = 0;
  for (let waited = 0; waited < 60_000 && found < charges.length; waited += 500) {
    await sleep(500);
    const cases = await owner.pool.query<{ count: number }>(
      `select count(*)::int as count from payment_cases where kind = 'orphan_charge' and provider_txn_id = any($1)`,
      [charges.map(({ txnId }) => txnId)],
    );
    found = cases.rows[0]?.count ?? 0;
  }
  return { charges, found };
}

async function timed(what: string, work: () => Promise<void> | void): Promise<void> {
  const began = Date.now();
  await work();
  console.log(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

async function closeAll(): Promise<void> {
  for (const close of closers.toReversed()) await close();
}
