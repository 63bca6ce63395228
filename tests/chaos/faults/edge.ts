import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../buyers/ask.ts';
import { look, PAGES } from '../buyers/visitors.ts';
import { slowness } from '../judge/spans.ts';
import { waitUntilOk } from '../system/chaos-system.ts';
import type { Fault, Trial } from '../trial.ts';

const EDGE_SECONDS = 2;
const VISITORS_PER_PAGE = 8;

async function loseEdge({ system }: Trial) {
  const { varnish } = system.settings;
  const manager = Number.parseInt(readFileSync(path.join(varnish.directory, 'varnish.pid'), 'utf8'), 10);
  const children = spawnSync('ps', ['--ppid', String(manager), '-o', 'pid='], { encoding: 'utf8' }).stdout;
  for (const pid of [manager, ...children.split('\n').map(Number)].filter((one) => one > 1))
    process.kill(pid, 'SIGKILL');
  const killed = Date.now();
  while (existsSync(`/proc/${manager}`)) await sleep(20);
  system.counter.take();
  const back = system.startEdge().then(() => (Date.now() - killed) / 1000);
  // All visitors at once on an edge with an empty cache.
  const statuses = back.then(() =>
    Promise.all(
      PAGES.flatMap((page) => Array.from({ length: VISITORS_PER_PAGE }, () => look(varnish.url, page))),
    ),
  );
  const failed = (await statuses).filter(({ status }) => status !== 200).length;
  const requests = system.counter.take();
  const most = Math.max(...PAGES.map((page) => requests.get(page) ?? 0));
  const seconds = await back;
  const wrong = [
    ...(failed > 0 ? [`${failed} visitors of the cold edge were turned away`] : []),
    ...(most > 1 ? [`the storefront was asked ${most} times for one page`] : []),
    ...(seconds > EDGE_SECONDS * slowness() ? [`the edge was back after ${seconds.toFixed(1)} s`] : []),
  ];
  return {
    wrong,
    note: `edge back after ${seconds.toFixed(1)} s, the storefront asked at most ${most} time per page`,
  };
}

/** No api at all: what the edge has is shown, however old; nothing that needs an api pretends. */
async function loseEveryApi(trial: Trial) {
  const { system, log, visits, short } = trial;
  const age = await makeOld(trial);
  const names = system.apiPorts().map((_, n) => `api${n}`);
  await Promise.all(names.map((name) => system.killForGood(name)));
  const began = Date.now();
  await sleep(500);
  const old = await age();
  await sleep(short ? 6000 : 60_000);
  const bag = await ask(system.settings.varnish.url, {
    method: 'GET',
    path: '/it-it/bag',
    headers: { host: new URL(system.settings.varnish.url).host },
  });
  const ended = Date.now();
  names.forEach((_, n) => {
    system.superviseApi(n);
  });
  await Promise.all(system.apiPorts().map((port) => waitUntilOk(`http://127.0.0.1:${port}/ready`)));
  const meanwhile = visits.filter(({ at }) => at > began && at < ended);
  const broken = meanwhile.filter(({ status }) => status !== 200);
  const pretended = log.acks.filter(({ at }) => at > began + 1000 && at < ended);
  const wrong = [
    ...(broken.length > 0
      ? [
          `${broken.length} of ${meanwhile.length} pages failed, such as ${broken[0]?.page} with ${broken[0]?.status}`,
        ]
      : []),
    ...(pretended.length > 0 ? [`${pretended.length} orders were acknowledged without the api`] : []),
    ...(bag.status < 500 ? [`the bag answered ${bag.status} although the api is down`] : []),
    ...(old === 0 ? ['no page was served stale'] : []),
  ];
  return {
    wrong,
    note: `gone for ${Math.round((ended - began) / 1000)} s; ${meanwhile.length} pages shown meanwhile, ${old} kept ones made old; the bag answered ${bag.status}`,
  };
}

/** Makes every kept page old, as time would. The storefront says under which names the edge keeps them. */
async function makeOld({ system }: Trial): Promise<() => Promise<number>> {
  const page = await fetch(`http://127.0.0.1:${system.settings.storefrontPort}/it-it`);
  const names = page.headers.get('xkey') ?? '';
  await page.body?.cancel();
  return async () => {
    const headers = { 'xkey-softpurge': names };
    const answer = await fetch(system.url('/it-it'), { method: 'PURGE', headers });
    return Number(/purged (\d+)/.exec(answer.statusText)?.[1] ?? 0);
  };
}

export const EDGE_FAULTS: Fault[] = [
  {
    id: 'F12',
    what: 'the edge dies and starts cold',
    how: 'kill -9 of Varnish, then 40 visitors at once',
    on: 'system',
    inShort: true,
    reach: 2,
    run: loseEdge,
  },
  {
    id: 'F13',
    what: 'no api at all',
    how: 'kill -9 of both',
    on: 'system',
    inShort: true,
    reach: 75,
    run: loseEveryApi,
  },
];
