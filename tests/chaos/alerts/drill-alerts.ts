// `node tests/chaos/alerts/drill-alerts.ts`: starts the shop with Prometheus and its exporters and provokes every alert
// of deploy/monitoring/alerts.yml once. `--only JobsWait,RedisDown`, `--write` (the times into
// docs/operate/monitoring.md), `--quiet-minutes 60`: normal load instead, in which no alert may fire.
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { REPOSITORY } from '../../../scripts/services/settings.ts';
import { type DrillWorld, type Fired, runDrill } from './drill.ts';
import { DRILLS } from './drills/drills.ts';
import { ordersOfAWeekAgo } from './drills/shop.ts';
import { openWorld } from './open-world.ts';
import { drillTable, writeDrillTimes } from './report.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    'quiet-minutes': { type: 'string' },
  },
});
if (!existsSync(path.join(REPOSITORY, 'apps/storefront/build/server/index.js')))
  throw new Error('The storefront is not built: npm run build');

let isInterrupted = false;
const closers: (() => unknown)[] = [];
const closeAll = async () => {
  for (const close of closers.splice(0).toReversed()) await close();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    isInterrupted = true;
    await closeAll();
    process.exit(1);
  });

const began = Date.now();
const secondsSinceStart = () => Math.round((Date.now() - began) / 1000);
let failed = 1;
try {
  const minutes = options['quiet-minutes'];
  failed = minutes === undefined ? await provokeAll() : await watchQuiet(Number(minutes));
} catch (error) {
  // What was running fails once its parts are closed; those that are not closed yet still have to be.
  if (isInterrupted) await new Promise(() => {});
  console.error(error);
} finally {
  await closeAll();
}
const load = loadavg()
  .map((one) => one.toFixed(1))
  .join(', ');
console.log(`${secondsSinceStart()} s, load ${load} on ${availableParallelism()} cores`);
process.exit(failed > 0 ? 1 : 0);

/** Rules with `for` shortened to a second, scraped every two. */
async function provokeAll(): Promise<number> {
  const only = options.only.split(',').filter(Boolean);
  const wanted = DRILLS.filter(
    ({ alerts }) => only.length === 0 || alerts.some((name) => only.includes(name)),
  );
  const world = await openWorld({ intervalSeconds: 2, forSeconds: 1, lanes: 2 }, closers);
  console.log(`the shop and its monitoring are up after ${secondsSinceStart()} s`);
  const rows: Fired[] = [];
  const run = async (isBeforeLoad: boolean) => {
    for (const drill of wanted.filter((one) => (one.isBeforeLoad ?? false) === isBeforeLoad)) {
      const fired = await runDrill(drill, world);
      for (const { alert, seconds, note } of fired)
        console.log(
          `${seconds === null ? 'NOT   ' : `${seconds.toFixed(1).padStart(5)} s`} ${alert} ${note}`,
        );
      rows.push(...fired);
      if (options.write) writeDrillTimes(fired);
    }
  };
  await run(true);
  await world.startLoad();
  await sleep(10_000);
  await run(false);
  console.log(`\n${drillTable(rows)}\n`);
  return rows.filter(({ seconds }) => seconds === null).length;
}

/** Rules as in production, and the orders of a week ago without which one of them sleeps. */
async function watchQuiet(minutes: number): Promise<number> {
  const world = await openWorld({ intervalSeconds: 5, forSeconds: null, lanes: 1, pauseMs: 1000 }, closers);
  await world.startLoad();
  await sleep(20_000);
  await world.monitoring.addHistory(ordersOfAWeekAgo(Math.floor(Date.now() / 1000)));
  console.log(`normal load for ${minutes} minutes`);
  const seen = await watch(world, minutes);
  const calls = world.log.calls;
  const slow = calls.filter(({ ms }) => ms > 1000).length;
  console.log(`${world.log.orders().length} orders, ${calls.length} calls, ${slow} of them over a second`);
  for (const [name, { firing, pendingSeconds }] of seen)
    console.log(`${firing ? 'FIRED ' : 'pending'} ${name}, active for ${pendingSeconds.toFixed(0)} s`);
  const fired = [...seen.values()].filter(({ firing }) => firing).length;
  console.log(`${fired} alerts fired`);
  return fired;
}

/** Every alert that was pending or firing, and the longest time for which it was active. */
async function watch({ monitoring }: DrillWorld, minutes: number) {
  const seen = new Map<string, { firing: boolean; pendingSeconds: number }>();
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; await sleep(2000)) {
    for (const { name, state, activeAt } of await monitoring.alerts()) {
      const before = seen.get(name);
      if (state === 'firing' && !before?.firing) console.log(`FIRED ${name} after ${secondsSinceStart()} s`);
      seen.set(name, {
        firing: before?.firing || state === 'firing',
        pendingSeconds: Math.max(before?.pendingSeconds ?? 0, (Date.now() - Date.parse(activeAt)) / 1000),
      });
    }
  }
  return seen;
}
