import { rmSync } from 'node:fs';
import path from 'node:path';
import { PORT_OFFSETS } from '../../apps/sandbox/src/accounts.ts';
import { run } from '../services/run.ts';
import type { Settings } from '../services/settings.ts';
import { freePorts, freePortWith } from './free-ports.ts';

const DATABASE = 'paddock_e2e';

/** A system beside the one being developed: same engines, but its own database, counters, edge and ports. */
export async function e2eSettings(settings: Settings): Promise<Settings> {
  const [edge = 0, storefrontPort = 0, apiPort = 0, workerPort = 0] = await freePorts(4);
  // Its providers listen at fixed distances from it.
  const sandboxPort = await freePortWith(Object.values(PORT_OFFSETS));
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
      given: false,
      directory: path.join(settings.dataDir, 'varnish-e2e'),
      development: false,
    },
    storefrontPort,
    apiPort,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    workerPort,
    sandboxPort,
  };
}

/** Journeys begin with an empty database and no files, whatever the last run left behind. */
export function recreateDatabase(settings: Settings): void {
  const psql = (statement: string) =>
    run('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', settings.postgres.ownerUrl, '-c', statement]);
  psql(`drop database if exists ${DATABASE} with (force)`);
  psql(`create database ${DATABASE}`);
  rmSync(settings.uploadsDir, { recursive: true, force: true });
}
