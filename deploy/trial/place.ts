import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentOf, REPOSITORY, type Settings } from '../../scripts/services/settings.ts';
import type { ReleaseSettings } from '../release/settings.ts';

export const PLACE = path.join(REPOSITORY, 'results/release-trial');
export const SETTINGS_FILE = path.join(PLACE, 'release.json');
export const ENVIRONMENT_FILE = path.join(PLACE, 'environment.json');
export const HOST = 'shop.localhost';

/** Ports from `first` on, all on this machine. */
export function releaseSettings(first: number, edge: number, address: string): ReleaseSettings {
  const command = (verb: string) => [
    process.execPath,
    path.join(REPOSITORY, 'deploy/trial/process.ts'),
    verb,
    '{part}',
    '{port}',
  ];
  return {
    root: PLACE,
    files: path.join(PLACE, 'files'),
    haproxySocket: path.join(PLACE, 'haproxy.sock'),
    edges: [`http://127.0.0.1:${edge}`],
    parts: [
      {
        name: 'api',
        ports: [first + 10, first + 20, first + 30],
        running: 2,
        ready: '/ready',
        backend: 'apis',
      },
      { name: 'worker', ports: [first + 1, first + 2], running: 1, ready: '/ready' },
      {
        name: 'storefront',
        ports: [first + 41, first + 42, first + 43],
        running: 2,
        ready: process.env.TRIAL_STOREFRONT_READY ?? '/ready',
        backend: 'storefronts',
      },
      { name: 'desk', ports: [first + 51, first + 52], running: 1, ready: '/health', backend: 'desks' },
    ],
    start: command('start'),
    stop: command('stop'),
    migrate: command('migrate').slice(0, 3),
    listen: {
      storefront: first + 60,
      api: first + 61,
      staff: first + 62,
      http: `127.0.0.1:${first + 63}`,
      https: [`127.0.0.1:${first + 64}`, ...(address ? [`${address}:${first + 64}`] : [])].join(','),
      certificate: path.join(PLACE, 'certificate.pem'),
      edge: first + 65,
      metrics: `127.0.0.1:${first + 66}`,
      deskName: 'desk.localhost',
      hooksName: 'hooks.localhost',
      httpsPortSuffix: `:${first + 64}`,
    },
  };
}

/** What the processes of both releases read. */
export function writePlace(release: ReleaseSettings, settings: Settings, origin: string): void {
  rmSync(PLACE, { recursive: true, force: true });
  mkdirSync(path.join(PLACE, 'logs'), { recursive: true });
  mkdirSync(release.files);
  symlinkSync(path.join(REPOSITORY, 'results/releases'), path.join(PLACE, 'releases'));
  writeFileSync(SETTINGS_FILE, JSON.stringify(release, null, 2));
  const { listen } = release;
  const environment = {
    ...environmentOf(settings),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: '',
    PADDOCK_ORIGIN: origin,
    PADDOCK_EDGE_URL: release.edges.join(),
    PADDOCK_API_URL: `http://127.0.0.1:${listen.api}`,
    PADDOCK_STAFF_URL: `http://127.0.0.1:${listen.staff}`,
    PADDOCK_FILES_DIR: release.files,
    PADDOCK_API_INSTANCES: '2',
    PADDOCK_DRAIN_MS: '1000',
    PADDOCK_LOG_LEVEL: 'warn',
    LOG_LEVEL: 'warn',
    // Everything shares two cores here: what would be too busy in production is only slow.
    PADDOCK_DATABASE_WAIT_MS: '5000',
    PADDOCK_API_TIMEOUT_MS: '15000',
  };
  writeFileSync(ENVIRONMENT_FILE, JSON.stringify(environment));
}
