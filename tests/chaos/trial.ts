import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuyerWorld } from './buyers/buyer.ts';
import { sendCrowd } from './buyers/crowd.ts';
import { BuyersLog } from './buyers/log.ts';
import { type Owner, type Shop, stockShop } from './buyers/shop.ts';
import { sendVisitors, type Visit, warmPages } from './buyers/visitors.ts';
import type { Cluster } from './cluster/cluster.ts';
import { judge, type Verdict } from './judge/judge.ts';
import { longestBurst, longestGap, slowness } from './judge/spans.ts';
import type { ChaosSystem } from './system/chaos-system.ts';

const UNITS = 6000;
const CALM_MS = 3000;
const BACK_SECONDS = 90;
const BUSY = 3;
const TOO_BUSY = 3;

/** The shop under load, and the means to damage it. */
export interface Trial {
  readonly system: ChaosSystem;
  readonly owner: Owner;
  readonly shop: Shop;
  readonly log: BuyersLog;
  readonly visits: readonly Visit[];
  readonly cluster: Cluster | null;
  readonly short: boolean;
}

export interface Fault {
  readonly id: string;
  readonly what: string;
  readonly how: string;
  readonly on: 'system' | 'cluster';
  readonly inShort?: boolean;
  /** How long nothing may be written, in seconds. */
  readonly reach: number;
  /** Buyers give up at the first failure: for faults that must stay unnoticed. */
  readonly unnoticed?: boolean;
  /** Causes the fault and repairs it; returns what it found wrong itself. */
  readonly run: (trial: Trial) => Promise<Damage>;
}

interface Damage {
  readonly wrong: string[];
  readonly note?: string;
}

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly how: string;
  readonly outage: number;
  readonly errors: number;
  readonly burst: number;
  readonly orders: number;
  readonly payments: number;
  /** What buyers were refused for, and how often. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly failedPages: number;
  readonly verdict: Verdict;
  readonly note: string;
}

export interface TrialContext {
  readonly system: ChaosSystem;
  readonly owner: Owner;
  readonly cluster: Cluster | null;
  readonly short: boolean;
}

export async function runFault(fault: Fault, { system, owner, cluster, short }: TrialContext): Promise<Row> {
  const { settings } = system;
  const shop = await stockShop(owner, UNITS, settings.sandboxPort);
  const log = new BuyersLog(path.join(settings.place, `${fault.id}.acks.jsonl`));
  const world: BuyerWorld = { base: settings.apiUrl, shop, log, retries: !fault.unnoticed };
  await warmPages(settings.varnish.url);
  const crowd = sendCrowd(world);
  const visitors = sendVisitors(settings.varnish.url);
  await sleep(short ? CALM_MS / 2 : CALM_MS);
  const began = Date.now();
  // A fault that cannot be played to its end has failed; the others are still tried.
  const { wrong, note = '' } = await fault
    .run({ system, owner, shop, log, visits: visitors.visits, cluster, short })
    .catch((error: Error): Damage => ({ wrong: [error.message] }));
  if (!(await waitForPurchase(log))) wrong.push(`no purchase succeeded for ${BACK_SECONDS} s afterwards`);
  await crowd.leave();
  const visits = await visitors.leave();
  await cluster?.untilWhole(120).catch((error: Error) => wrong.push(error.message));
  const failedPages = visits.filter(({ status }) => status === null || status >= 500).length;
  const verdict = await judge({
    owner,
    log,
    base: settings.apiUrl,
    sandbox: `http://127.0.0.1:${settings.sandboxPort}`,
  });
  const failed = log.calls.filter(({ at, status }) => at >= began && (status === null || status >= 500));
  const succeeded = log.calls.filter(({ status }) => status !== null && status < 300).map(({ at }) => at);
  const outage = longestGap(succeeded, began);
  // A busy machine pauses by itself: what it did before anything was broken is no fault of ours.
  const calm = longestGap(
    succeeded.filter((at) => at < began),
    0,
  );
  const allowed = (fault.reach + BUSY * calm) * slowness();
  // Turned away because there are fewer processors than programs: that says nothing about the fault.
  const tooBusy = fault.unnoticed && slowness() > TOO_BUSY;
  const gaveUp = log.gaveUp.filter((why) => !tooBusy || !why.includes(' 503 '));
  wrong.push(...verdict.wrong, ...gaveUp.map((why) => `a buyer gave up: ${why}`));
  if (outage > allowed)
    wrong.push(`nothing could be written for ${outage.toFixed(1)} s; ${allowed.toFixed(1)} s are allowed`);
  return {
    id: fault.id,
    what: fault.what,
    how: fault.how,
    outage,
    note,
    failedPages,
    errors: failed.length,
    burst: longestBurst(failed.map(({ at }) => at)),
    orders: log.orders().length,
    payments: log.payments().length,
    refusals: log.refusals,
    verdict: { ...verdict, wrong },
  };
}

async function waitForPurchase(log: BuyersLog): Promise<boolean> {
  const from = log.payments().length + 3;
  for (let waited = 0; waited < BACK_SECONDS * 1000; waited += 100) {
    if (log.payments().length >= from) return true;
    await sleep(100);
  }
  return false;
}
