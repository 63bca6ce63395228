// node deploy/trial/trial.ts <version> <next version>: releases the second over the first under load, and goes back.
// Both are folders of results/releases (deploy/images/stage.sh). Everything listens on this machine only.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '../../scripts/services/settings.ts';
import { untilStopped } from '../../scripts/system/until-stopped.ts';
import { sendCrowd } from '../../tests/chaos/buyers/crowd.ts';
import { BuyersLog } from '../../tests/chaos/buyers/log.ts';
import { openOwner, stockShop } from '../../tests/chaos/buyers/shop.ts';
import { waitUntilOk } from '../../tests/chaos/system/chaos-system.ts';
import { Cell } from './cell.ts';
import { get, type PagesLog, sendVisitor } from './pages.ts';
import { HOST, PLACE, releaseSettings, writePlace } from './place.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '25100' },
    lanes: { type: 'string', default: '3' },
    orders: { type: 'string', default: '200' },
    pages: { type: 'string', default: '1000' },
    address: { type: 'string', default: '' },
    hold: { type: 'boolean' },
  },
});
const [first = '', second = ''] = positionals;
const settings = readSettings();
const release = releaseSettings(Number(values.port), settings.varnish.port, values.address);
const httpsPort = Number(values.port) + 64;
const origin = `https://${HOST}:${httpsPort}`;
const storefronts = `http://127.0.0.1:${release.listen.storefront}`;
writePlace(release, settings, origin);
const cell = new Cell(release, settings);

try {
  await cell.start(first);
  cell.release('to', first);
  cell.startEdge(first, origin);
  await waitUntilOk(`${storefronts}/it-it`);
  await waitForEdge();
  if (values.hold) await hold();
  const results = [await measure(`release of ${second}`, 'to', second), await measure('back', 'back')];
  cell.release('status');
  console.log(JSON.stringify(results, null, 1));
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
} finally {
  await cell.stop();
}

/** Through TLS: HAProxy sends no request to the edge before its first successful check. */
async function waitForEdge(): Promise<void> {
  const end = Date.now() + 60_000;
  while ((await get({ httpsPort, host: HOST, storefronts }, '/it-it', '127.0.0.1')).status !== 200) {
    if (Date.now() > end) throw new Error('The edge does not answer');
    await sleep(200);
  }
}

async function hold(): Promise<void> {
  console.log(`${origin}/it-it; Ctrl-C ends it`);
  await untilStopped({ settings, failure: new Promise(() => {}), stop: () => cell.stop() });
}

async function measure(name: string, ...command: string[]) {
  const owner = openOwner(settings.postgres.ownerUrl);
  const shop = await stockShop(owner, 3000, settings.sandboxPort);
  const log = new BuyersLog(path.join(PLACE, `acks-${command[0]}.jsonl`));
  const seen: PagesLog = { pages: [], assets: [], builds: new Map() };
  const base = `http://127.0.0.1:${cell.callsPort}`;
  const began = Date.now();
  const crowd = sendCrowd({ base, shop, log, retries: false }, Number(values.lanes));
  const place = { httpsPort, host: HOST, storefronts };
  const visitors = Array.from({ length: 3 }, (_, n) => sendVisitor(place, seen, n));
  await sleep(5000);
  const releasing = Date.now();
  await cell.releaseUnderLoad(...command);
  const released = Date.now();
  const isEnough = () =>
    log.orders().length >= Number(values.orders) && seen.pages.length >= Number(values.pages);
  while (!isEnough() && Date.now() - began < 900_000) await sleep(500);
  await crowd.leave();
  await Promise.all(visitors.map((visitor) => visitor.leave()));
  await owner.close();
  const badCalls = log.calls.filter(({ status }) => status === null || status >= 500);
  const badPages = seen.pages.filter(({ status }) => status !== 200);
  const badAssets = seen.assets.filter(({ status }) => status !== 200);
  return {
    name,
    seconds: Math.round((Date.now() - began) / 1000),
    releaseSeconds: Math.round((released - releasing) / 1000),
    calls: log.calls.length,
    orders: log.orders().length,
    paid: log.payments().length,
    pages: seen.pages.length,
    assets: seen.assets.length,
    failed: badCalls.length + badPages.length + badAssets.length + log.gaveUp.length,
    failedBefore: [...badCalls, ...badPages, ...badAssets].filter(({ at }) => at < releasing).length,
    during: {
      calls: log.calls.filter(({ at }) => at > releasing && at < released).length,
      pages: seen.pages.filter(({ at }) => at > releasing && at < released).length,
    },
    builds: Object.fromEntries(seen.builds),
    refusals: Object.fromEntries(log.refusals),
    examples: [
      ...badCalls.slice(0, 5),
      ...badPages.slice(0, 5),
      ...badAssets.slice(0, 5),
      ...log.gaveUp.slice(0, 5),
    ],
  };
}
