import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig as readDeskConfig } from '../../apps/desk/server/config.ts';
import { readConfig as readServerConfig } from '../../apps/server/src/config.ts';
import { findProductionFaults as findStorefrontFaults } from '../../apps/storefront/server/check-config.ts';
import { readSecretFiles } from '../../packages/brand/src/secret-files.ts';
import { type Compose, readCompose, readEnvFile } from './read-compose.ts';

const REPOSITORY = path.join(import.meta.dirname, '../..');
const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true });
});

/** What `init.sh` writes, in a folder of its own, and the compose file with it. */
function init(...options: string[]) {
  const place = mkdtempSync(path.join(tmpdir(), 'paddock-init-'));
  places.push(place);
  for (const folder of ['compose', 'monitoring'])
    cpSync(path.join(REPOSITORY, 'deploy', folder), path.join(place, 'deploy', folder), {
      recursive: true,
      filter: (from) => !from.endsWith('/state'),
    });
  const directory = path.join(place, 'deploy/compose');
  execFileSync('sh', [path.join(directory, 'init.sh'), ...options], { stdio: 'pipe' });
  const compose = readCompose(
    path.join(directory, 'compose.yaml'),
    readEnvFile(path.join(directory, 'state/compose.env')),
  );
  return { directory, compose };
}

const READERS = ['api', 'worker', 'prepare', 'storefront', 'desk'];

/** The environment of a service as its process reads it: a secret that is not mounted is not there. */
function environmentOf({ directory, compose }: { directory: string; compose: Compose }, name: string) {
  const { env_file: files = [], environment = {}, secrets = [] } = compose.services[name] ?? {};
  const own = Object.assign(
    {},
    ...files.map((file) => readEnvFile(path.join(directory, file))),
    environment,
  ) as Record<string, string>;
  const placeOf = (value: string) => {
    const secret = /^\/run\/secrets\/(.+)$/.exec(value)?.[1];
    if (!secret) return value;
    return secrets.includes(secret)
      ? path.join(directory, compose.secrets[secret]?.file ?? '')
      : `${value} (not mounted in ${name})`;
  };
  return {
    NODE_ENV: 'production',
    ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, placeOf(value)])),
  };
}

test.each([[[]], [['--demo']]])(
  '[OPS-01] every secret that a process reads is mounted in it (init.sh %s)',
  (options) => {
    const shop = init(...options);
    for (const { file } of Object.values(shop.compose.secrets))
      expect(existsSync(path.join(shop.directory, file)), file).toBe(true);
    for (const name of READERS) {
      const faults = readSecretFiles(environmentOf(shop, name)).faults;
      // The sandbox writes it when it runs.
      expect(faults.filter((fault) => !fault.includes('/shared/payment-accounts.json'))).toEqual([]);
    }
  },
);

const BLANKS = {
  PADDOCK_MAIL_FROM: 'orders@bikes.test.org',
  PADDOCK_CAPTCHA_SITEKEY: '5b5a7c1e-0000-4000-8000-000000000001',
  PADDOCK_SECURITY_CONTACT: 'mailto:security@bikes.test.org',
};
const SECRETS = {
  'smtp-url': 'smtps://user:password@mail.bikes.test.org:465',
  'captcha-secret': 'ES_0123456789abcdef',
};
const OWN_HOSTS = (text: string) => text.replaceAll('example.com', 'bikes.test.org');

test('[OPS-01] with its blanks filled in, what init.sh writes starts api, worker, storefront and desk in production', () => {
  const shop = init();
  const state = path.join(shop.directory, 'state');
  const brand = path.join(shop.directory, 'brand');
  mkdirSync(brand);
  writeFileSync(
    path.join(brand, 'brand.json'),
    '{ "name": "Own", "isDemo": false, "securityContact": "mailto:security@bikes.test.org" }',
  );
  const before = readEnvFile(path.join(state, 'shop.env'));
  const blank = Object.entries(before).filter(([, value]) => value === '');
  expect(blank.map(([name]) => name).sort()).toEqual(['PADDOCK_BRAND', ...Object.keys(BLANKS)].sort());
  const filled = { ...before, ...BLANKS, PADDOCK_BRAND: brand };
  const lines = Object.entries(filled).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(state, 'shop.env'), OWN_HOSTS(lines.join('')));
  for (const [name, value] of Object.entries(SECRETS))
    writeFileSync(path.join(state, 'secrets', `${name}.new`), value);
  for (const name of Object.keys(SECRETS))
    execFileSync('mv', ['-f', path.join(state, 'secrets', `${name}.new`), path.join(state, 'secrets', name)]);
  const hosts = path.join(state, 'compose.env');
  writeFileSync(hosts, OWN_HOSTS(readFileSync(hosts, 'utf8')));
  const compose = readCompose(path.join(shop.directory, 'compose.yaml'), readEnvFile(hosts));
  const own = { ...shop, compose };
  for (const name of ['api', 'worker'])
    expect(() => readServerConfig(environmentOf(own, name))).not.toThrow();
  expect(() => readDeskConfig(environmentOf(own, 'desk'))).not.toThrow();
  const { values, faults } = readSecretFiles(environmentOf(own, 'storefront'));
  expect([...faults, ...findStorefrontFaults(values)]).toEqual([]);
});

test('[OPS-01] the examples that init.sh writes are refused by name', () => {
  const shop = init();
  const faultsOf = (name: string) => {
    try {
      readServerConfig(environmentOf(shop, name));
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  for (const line of [
    'PADDOCK_ORIGIN: is the example',
    'PADDOCK_DESK_URL: is the example',
    'PADDOCK_SMTP_URL: missing',
  ])
    expect(faultsOf('api')).toContain(line);
});

test('[OPS-01] the page about secrets names those that compose mounts, and no other', () => {
  const page = readFileSync(path.join(REPOSITORY, 'docs/operate/secrets.md'), 'utf8');
  const named = [...page.matchAll(/^- `([a-z-]+)` \(`PADDOCK_/gm)].map(([, name]) => name);
  const { compose } = init();
  const used = READERS.flatMap((name) => compose.services[name]?.secrets ?? []);
  expect(named.toSorted()).toEqual([...new Set(used)].sort());
});

test('[OPS-01] a start before the brand is set does not load the one of the demo', () => {
  const shop = init();
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(REPOSITORY, 'apps/server/src/cli/demo.ts')],
    { encoding: 'utf8', env: { ...environmentOf(shop, 'prepare'), PATH: process.env.PATH ?? '' } },
  );
  expect([status, stderr.trim()]).toEqual([
    1,
    'PADDOCK_BRAND: names no brand, or one of the demo, which production does not load',
  ]);
}, 60_000);
