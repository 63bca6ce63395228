import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { PORT_OFFSETS } from '../../apps/sandbox/src/accounts.ts';
import { run } from '../services/run.ts';
import type { Settings } from '../services/settings.ts';
import { freePorts, freePortWith } from './free-ports.ts';
import { UNCAP_SITES } from './uncap-sites.ts';

const DATABASE = 'paddock_e2e';

/** A system beside the one being developed: same engines, but its own database, counters, edge and ports. */
export async function e2eSettings(settings: Settings): Promise<Settings> {
  const ports = await freePorts(8);
  const [edge = 0, storefrontPort = 0, apiPort = 0, workerPort = 0, ...others] = ports;
  const [webhooksPort = 0, staffPort = 0, internalPort = 0, deskPort = 0] = others;
  // Its providers listen at fixed distances from it.
  const sandboxPort = await freePortWith(Object.values(PORT_OFFSETS), ports);
  const inOwnDatabase = (url: string) => Object.assign(new URL(url), { pathname: `/${DATABASE}` }).href;
  return {
    ...settings,
    uploadsDir: path.join(settings.dataDir, 'uploads-e2e'),
    postgres: {
      ...settings.postgres,
      ownerUrl: inOwnDatabase(settings.postgres.ownerUrl),
      appUrl: inOwnDatabase(settings.postgres.appUrl),
    },
    redis: { ...settings.redis, url: Object.assign(new URL(settings.redis.url), { pathname: '/1' }).href },
    varnish: {
      port: edge,
      url: `http://localhost:${edge}`,
      isExternal: false,
      directory: path.join(settings.dataDir, 'varnish-e2e'),
      development: false,
    },
    storefrontPort,
    deskPort,
    apiPort,
    webhooksPort,
    staffPort,
    internalPort,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    workerPort,
    sandboxPort,
  };
}

/** All journeys come from one address. */
export async function uncapSites(ownerUrl: string): Promise<void> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    await client.query(UNCAP_SITES);
  } finally {
    await client.end();
  }
}

/**
 * Journeys begin with an empty database, no files and an empty Redis, whatever the last run left behind: Redis keeps
 * addresses of the last run's sandbox. `usual` is the system that is developed; only its engines are used.
 */
export function clearData(usual: Settings, settings: Settings): void {
  const script = path.join(settings.repository, 'apps/server/src/cli/recreate-database.ts');
  run(process.execPath, [script, DATABASE], {
    env: { PADDOCK_OWNER_DATABASE_URL: usual.postgres.ownerUrl },
  });
  run('redis-cli', ['-u', settings.redis.url, 'flushdb']);
  rmSync(settings.uploadsDir, { recursive: true, force: true });
}
