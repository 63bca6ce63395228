import { setTimeout as sleep } from 'node:timers/promises';
import type { BuyerWorld } from '../buyers/buyer.ts';
import { sendCrowd } from '../buyers/crowd.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { waitUntilOk } from '../system/chaos-system.ts';
import type { Fault, Trial } from '../trial.ts';

const FREEZE_MS = 30_000;
const STALE_API = 2;

const clusterOf = ({ cluster }: Trial): Cluster => {
  if (!cluster) throw new Error('This fault needs the cluster');
  return cluster;
};

async function killPrimary(trial: Trial) {
  const cluster = clusterOf(trial);
  const took: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const primary = await cluster.memberWith('leader');
    cluster.killNode(primary);
    const killed = Date.now();
    const next = await cluster.memberWith('leader', primary);
    // Answers that were on their way when it died do not count.
    const back = 1 + (await untilWritten(trial, killed + 1000));
    took.push(`n${primary} → n${next} ${back.toFixed(1)} s`);
    cluster.startNode(primary);
    await cluster.untilWhole(120);
  }
  return { wrong: [], note: took.join(', ') };
}

async function killPostmaster(trial: Trial) {
  const cluster = clusterOf(trial);
  const primary = await cluster.memberWith('leader');
  cluster.killPostmaster(primary);
  const back = 1 + (await untilWritten(trial, Date.now() + 1000));
  return { wrong: [], note: `written again after ${back.toFixed(1)} s` };
}

async function killStandby(trial: Trial) {
  const cluster = clusterOf(trial);
  const standby = await cluster.memberWith('sync_standby');
  cluster.killNode(standby);
  const back = await untilWritten(trial, Date.now() + 300);
  await sleep(4000);
  cluster.startNode(standby);
  await cluster.untilWhole(120);
  return { wrong: [], note: `written again after ${back.toFixed(1)} s` };
}

/** No standby is left for a second copy: writes must fail rather than be acknowledged by one disk alone. */
async function killBothStandbys(trial: Trial) {
  const cluster = clusterOf(trial);
  const primary = await cluster.memberWith('leader');
  const standbys = [0, 1, 2].filter((n) => n !== primary);
  for (const n of standbys) cluster.killNode(n);
  const alone = Date.now();
  await sleep(15_000);
  const acked = trial.log.acks.filter(({ at, kind }) => kind === 'order' && at > alone + 1000).length;
  const pages = trial.visits.filter(({ at, status }) => at > alone && status !== 200).length;
  for (const n of standbys) cluster.startNode(n);
  const back = await untilWritten(trial, Date.now());
  await cluster.untilWhole(120);
  const wrong = [
    ...(acked > 0 ? [`${acked} orders were acknowledged with one copy`] : []),
    ...(pages > 0 ? [`${pages} pages failed meanwhile`] : []),
  ];
  return {
    wrong,
    note: `nothing acknowledged while alone for 15 s; written again ${back.toFixed(1)} s after they came back`,
  };
}

async function loseEtcd(trial: Trial) {
  const cluster = clusterOf(trial);
  for (const n of [0, 1]) cluster.killEtcd(n);
  await sleep(30_000);
  for (const n of [0, 1]) cluster.startEtcd(n);
  await sleep(6000);
  return { wrong: [] };
}

/**
 * The primary is frozen while a standby is promoted, and resumes as if it were still primary. An api that is connected
 * to it alone goes on selling with it the whole time.
 */
async function freezePrimary(trial: Trial) {
  const cluster = clusterOf(trial);
  const { system, shop, log } = trial;
  const primary = await cluster.memberWith('leader');
  const stalePort = system.settings.apiPorts[STALE_API];
  system.superviseApi(STALE_API, { PADDOCK_DATABASE_URL: cluster.appUrlOf(primary) });
  await waitUntilOk(`http://127.0.0.1:${stalePort}/ready`);
  const world: BuyerWorld = { base: `http://127.0.0.1:${stalePort}`, shop, log };
  const stale = sendCrowd(world, 2);
  await sleep(2000);
  const wake = cluster.freezeNode(primary);
  const frozen = Date.now();
  const next = await cluster.memberWith('leader', primary);
  const back = await untilWritten(trial, frozen + 1000);
  await sleep(Math.max(0, FREEZE_MS - (Date.now() - frozen)));
  wake();
  await sleep(15_000);
  // Its buyers find the shop's own door at last, with the keys they have.
  world.base = system.settings.apiUrl;
  await stale.leave();
  await system.killForGood(`api${STALE_API}`);
  await cluster.untilWhole(180);
  return {
    wrong: [],
    note: `n${primary} → n${next}, written again after ${(back + 1).toFixed(1)} s; two lanes bought through the frozen node`,
  };
}

/** Seconds from `from` until the next order was written. */
async function untilWritten({ log }: Trial, from: number): Promise<number> {
  for (let waited = 0; waited < 120_000; waited += 50) {
    const first = log.acks.find(({ at, kind }) => kind === 'order' && at > from);
    if (first) return (first.at - from) / 1000;
    await sleep(50);
  }
  throw new Error('Nothing was written for two minutes');
}

export const CLUSTER_FAULTS: Fault[] = [
  {
    id: 'F4',
    what: 'the primary’s machine dies',
    how: 'kill -9 of the whole node, three times',
    on: 'cluster',
    reach: 30,
    run: killPrimary,
  },
  {
    id: 'F5',
    what: 'the primary’s PostgreSQL dies',
    how: 'kill -9 of the postmaster',
    on: 'cluster',
    reach: 10,
    run: killPostmaster,
  },
  {
    id: 'F6',
    what: 'the synchronous standby dies',
    how: 'kill -9 of the node',
    on: 'cluster',
    reach: 5,
    run: killStandby,
  },
  {
    id: 'F6b',
    what: 'both standbys die',
    how: 'kill -9 of both for 15 s',
    on: 'cluster',
    reach: 45,
    run: killBothStandbys,
  },
  {
    id: 'F7',
    what: 'etcd has no quorum',
    how: 'kill -9 of two of three for 30 s',
    on: 'cluster',
    reach: 1,
    run: loseEtcd,
  },
  {
    id: 'F8',
    what: 'the primary freezes and wakes',
    how: 'SIGSTOP for 30 s, an api still attached to it',
    on: 'cluster',
    reach: 35,
    run: freezePrimary,
  },
];
