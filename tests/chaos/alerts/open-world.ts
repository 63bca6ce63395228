import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../../scripts/services/settings.ts';
import { identityOf, privateDirectory } from '../../../scripts/services/unprivileged.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { UNCAP_SITES } from '../../../scripts/system/uncap-sites.ts';
import { ArchivedPostgres } from '../backup/archived-postgres.ts';
import { ask } from '../buyers/ask.ts';
import { type Crowd, sendCrowd } from '../buyers/crowd.ts';
import { BuyersLog } from '../buyers/log.ts';
import { openOwner, stockShop } from '../buyers/shop.ts';
import { sendVisitors, warmPages } from '../buyers/visitors.ts';
import { ChaosSystem } from '../system/chaos-system.ts';
import { psql, templateUrl } from '../system/database.ts';
import { chaosSettings } from '../system/settings.ts';
import type { DrillWorld } from './drill.ts';
import { Monitoring } from './monitoring.ts';
import { Standby } from './standby.ts';
import { startTlsFront } from './tls-front.ts';

const UNITS = 6000;
const PAGES = ['/it-it', '/it-it/search', '/it-it/bag'];

export interface WorldOptions {
  readonly intervalSeconds: number;
  /** Null: the rules as they are. */
  readonly forSeconds: number | null;
  readonly lanes: number;
  /** Between two purchases of a lane. */
  readonly pauseMs?: number;
}

/** Starts everything; what was started is closed through `closers`, last first, also when this fails half-way. */
export async function openWorld(
  { intervalSeconds, forSeconds, lanes, pauseMs }: WorldOptions,
  closers: (() => unknown)[],
): Promise<DrillWorld> {
  const place = path.join(readSettings().dataDir, 'chaos', 'alerts');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const [primaryPort = 0, standbyPort = 0, frontPort = 0, ...ports] = await freePorts(7);
  const postgres = new ArchivedPostgres(path.join(place, 'postgres'), primaryPort);
  closers.push(() => postgres.remove());
  await postgres.start(await templateUrl());
  psql(postgres.urls().ownerUrl, UNCAP_SITES);
  postgres.backUp('full');
  const superuser = postgres.url('postgres');
  const standby = new Standby(path.join(place, 'standby'), standbyPort, superuser);
  closers.push(() => standby.remove());
  standby.create();
  const system = new ChaosSystem(await chaosSettings(postgres.urls(), 'alerts-system'));
  closers.push(() => system.stop());
  await system.start();
  const { settings } = system;
  const front = await startTlsFront(place, frontPort, settings.varnish.url);
  closers.push(() => front.close());
  const at = (port: number) => `127.0.0.1:${port}`;
  const monitoring = new Monitoring({
    place: path.join(place, 'monitoring'),
    ports,
    databaseUrl: postgres.url('postgres', 'postgres'),
    targets: {
      api: system.apiPorts().map(at),
      worker: [at(settings.workerPort)],
      storefront: [at(settings.storefrontPort)],
      pages: PAGES.map((page) => `${front.url}${page}`),
    },
    intervalSeconds,
    forSeconds,
  });
  closers.push(() => monitoring.stop());
  privateDirectory(monitoring.textfiles, identityOf('postgres'));
  postgres.writeBackupAge(monitoring.textfiles);
  await warmPages(settings.varnish.url);
  await monitoring.start();
  const owner = openOwner(postgres.urls().ownerUrl);
  closers.push(() => owner.close());
  const log = new BuyersLog(path.join(place, 'acks.jsonl'));
  const stock = (units: number) => stockShop(owner, units, settings.sandboxPort);
  return {
    place,
    system,
    postgres,
    standby,
    monitoring,
    front,
    owner,
    log,
    stock,
    sql: (text) => psql(superuser, text),
    tamper: (text) => psql(superuser, `set session_replication_role = replica; ${text}`),
    sandbox: (url, body) => tellSandbox(settings.sandboxPort, url, body),
    repeat,
    startLoad: async () => {
      const shop = await stock(UNITS);
      const crowd: Crowd = sendCrowd({ base: settings.apiUrl, shop, log, retries: true }, lanes, pauseMs);
      const visitors = sendVisitors(settings.varnish.url);
      closers.push(() => Promise.all([crowd.leave(), visitors.leave()]));
    },
  };
}

/** Null deletes what was set. */
async function tellSandbox(port: number, url: string, body: object | null): Promise<void> {
  const { status, text } = await ask(`http://127.0.0.1:${port}`, {
    method: body ? 'POST' : 'DELETE',
    path: url,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (status >= 300) throw new Error(`The sandbox answered ${status}: ${text}`);
}

function repeat(step: () => Promise<unknown>): () => Promise<void> {
  let isStopped = false;
  const going = (async () => {
    while (!isStopped) {
      await step().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return () => {
    isStopped = true;
    return going;
  };
}
