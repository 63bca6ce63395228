import path from 'node:path';
import { expect, test } from 'vitest';
import { inOrder, interpolate, readCompose, readEnvFile, runArguments } from './read-compose.ts';

const file = path.join(import.meta.dirname, 'compose.yaml');
const demo = { COMPOSE_PROFILES: 'demo' };

test('variables are filled in with their defaults', () => {
  const values = { SET: 'a', EMPTY: '' };
  const text = ['$', '{SET:-x} $', '{EMPTY:-x} $', '{EMPTY-x} $', '{NONE-x} $', '{NONE:-:8443} $$HOME'].join(
    '',
  );
  expect(interpolate(text, values)).toBe('a x  x :8443 $HOME');
});

test('the sandbox is started only in the demo', () => {
  expect(Object.keys(readCompose(file, {}).services)).not.toContain('sandbox');
  expect(Object.keys(readCompose(file, demo).services)).toContain('sandbox');
});

test('every service starts after those it depends on', () => {
  for (const values of [{}, demo]) {
    const { services } = readCompose(file, values);
    const order = inOrder(services);
    expect(order.toSorted()).toEqual(Object.keys(services).toSorted());
    for (const [name, { depends_on: needed = {} }] of Object.entries(services))
      for (const other of Object.keys(needed).filter((one) => services[one]))
        expect(order.indexOf(other)).toBeLessThan(order.indexOf(name));
  }
});

test('[DEPLOY-05] the fixed address of the worker lies outside of the range that addresses are given from', () => {
  const { services, networks } = readCompose(file, {});
  const worker = services.worker?.networks as Record<string, { ipv4_address: string }>;
  const address = worker.paddock?.ipv4_address ?? '';
  const { subnet, ip_range: range = '' } = networks.paddock?.ipam.config[0] ?? { subnet: '' };
  const last = (text: string) => Number(text.split('/')[0]?.split('.')[3]);
  expect(subnet.split('.').slice(0, 3)).toEqual(address.split('.').slice(0, 3));
  expect(range).toMatch(/\/25$/);
  expect(last(address)).toBeLessThan(last(range));
  expect(services.edge?.environment?.PADDOCK_PURGER).toBe(address);
});

test('[DEPLOY-05] no password stands in the compose file: every secret is a file', () => {
  const { services } = readCompose(file, demo);
  for (const [name, { environment = {} }] of Object.entries(services))
    for (const variable of Object.keys(environment))
      expect(`${name} ${variable}`).not.toMatch(/(PASSWORD|SECRET|KEYS|DATABASE_URL)$/);
});

test('the sandbox has the name under which browsers find its identity provider', () => {
  const compose = readCompose(file, demo);
  const environment = readEnvFile(path.join(import.meta.dirname, 'demo.env'));
  const args = runArguments(compose, 'sandbox', import.meta.dirname);
  const { hostname, port } = new URL(environment.PADDOCK_DESK_OIDC_ISSUER ?? '');
  expect(args.join(' ')).toContain(`--network-alias ${hostname}`);
  expect(args).toContain(`127.0.0.1:${port}:${port}`);
});

test('the port of the edge follows its setting', () => {
  expect(readCompose(file, {}).services.edge?.ports).toEqual(['127.0.0.1:8080:8080']);
  expect(readCompose(file, { PADDOCK_EDGE_PORT: '9000' }).services.edge?.ports).toEqual([
    '127.0.0.1:9000:8080',
  ]);
});
