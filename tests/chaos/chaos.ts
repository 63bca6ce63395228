// `npm run chaos`: breaks the shop in every way we know while people buy in it, and compares what they were told with
// what is there. `-- --only F4,F8`, `-- --short` (no cluster), `-- --write` (the figures into docs/operate/chaos.md).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REPOSITORY, readSettings } from '../../scripts/services/settings.ts';
import { openOwner } from './buyers/shop.ts';
import { Cluster } from './cluster/cluster.ts';
import { installClusterPackages, patroniVersion, unpackPatroni } from './cluster/packages.ts';
import { plantedFaults } from './control.ts';
import { CLUSTER_FAULTS } from './faults/cluster.ts';
import { DEPLOY_FAULTS } from './faults/deploy.ts';
import { EDGE_FAULTS } from './faults/edge.ts';
import { PROCESS_FAULTS } from './faults/processes.ts';
import { REDIS_FAULTS } from './faults/redis.ts';
import { runTrials, TRIALS } from './faults/trials.ts';
import { listFigures, printRow, writeFigures } from './figures.ts';
import { ChaosSystem } from './system/chaos-system.ts';
import { dropRunDatabase, prepareDatabase, templateUrl } from './system/database.ts';
import { chaosSettings } from './system/settings.ts';
import { type Fault, type Row, runFault } from './trial.ts';

const FAULTS: Fault[] = [
  ...PROCESS_FAULTS,
  ...REDIS_FAULTS,
  ...EDGE_FAULTS,
  ...DEPLOY_FAULTS,
  ...CLUSTER_FAULTS,
];

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** The Patroni of the Debian that is here, to see what 3.0.2 does to F8. */
    'old-patroni': { type: 'boolean', default: false },
  },
});
const only = options.only.split(',').filter(Boolean);
const wanted =
  only.length > 0
    ? only.flatMap((id) => FAULTS.filter((fault) => fault.id === id))
    : FAULTS.filter(({ inShort }) => !options.short || inShort);
// On a signal all child processes are stopped first: they would go on without their parent.
const closers: (() => Promise<unknown>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    for (const close of closers.toReversed()) await close();
    process.exit(1);
  });
const rows: Row[] = [];
const failures: string[] = [];
const began = Date.now();

if (!existsSync(path.join(REPOSITORY, 'apps/storefront/build/server/index.js')))
  throw new Error('The storefront is not built: npm run build');

await runSystemFaults(wanted.filter(({ on }) => on === 'system'));
await runClusterFaults(wanted.filter(({ on }) => on === 'cluster'));
if (!options.short)
  for (const trial of TRIALS.filter(({ id }) => only.length === 0 || only.includes(id)))
    failures.push(...runTrials(trial));

console.log(`\n${listFigures(rows)}\n`);
for (const failure of failures) console.log(`FAILED ${failure}`);
const failed = failures.length + rows.filter(({ verdict }) => verdict.wrong.length > 0).length;
console.log(`${rows.length} faults, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`);
process.exit(failed > 0 ? 1 : 0);

async function runSystemFaults(faults: Fault[]): Promise<void> {
  if (faults.length === 0 && !only.includes('control')) return;
  const database = await prepareDatabase();
  await runFaults(database, null, faults, only.length === 0 || only.includes('control'));
  await dropRunDatabase();
}

async function runClusterFaults(faults: Fault[]): Promise<void> {
  if (faults.length === 0) return;
  const brand = await templateUrl();
  installClusterPackages();
  const place = path.join(readSettings().dataDir, 'chaos');
  const modules = unpackPatroni(place, options['old-patroni'] ? 'of this release' : 'newer');
  const started = Date.now();
  const cluster = await Cluster.at(path.join(place, 'cluster'), modules);
  closers.push(() => cluster.stop());
  try {
    await cluster.start();
    cluster.fill(brand);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`cluster of three, Patroni ${patroniVersion(modules)}, up and filled in ${seconds} s`);
    await runFaults(cluster.urls(), cluster, faults, false);
  } finally {
    await cluster.stop();
  }
}

async function runFaults(
  database: { ownerUrl: string; appUrl: string },
  cluster: Cluster | null,
  faults: Fault[],
  withControl: boolean,
): Promise<void> {
  const system = new ChaosSystem(await chaosSettings(database, cluster ? 'with-cluster' : 'without'));
  const owner = openOwner(database.ownerUrl);
  closers.push(() => system.stop());
  const context = { system, owner, cluster, short: options.short };
  try {
    await system.start();
    console.log(`the system is up after ${Math.round((Date.now() - began) / 1000)} s`);
    for (const fault of faults) {
      const row = await runFault(fault, context);
      rows.push(row);
      printRow(row);
      // Written at once, so that an interrupted run keeps its results.
      if (options.write) writeFigures(listFigures([row]));
    }
    if (!withControl) return;
    const blind = await plantedFaults(context);
    failures.push(...blind.map((one) => `control: ${one}`));
    if (blind.length === 0) console.log('ok     the planted faults were seen');
  } finally {
    await system.stop();
    await owner.close();
  }
}
