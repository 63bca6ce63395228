import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderHaproxy } from './render-haproxy.ts';
import { readReleaseSettings } from './settings.ts';

const settings = readReleaseSettings(path.join(import.meta.dirname, 'machine.json'));
const text = renderHaproxy(settings);

test('every part has one more port than processes, and no port is used twice', () => {
  for (const { name, ports, running } of settings.parts)
    expect({ name, free: ports.length - running }).toEqual({ name, free: 1 });
  // An api listens on its port and on the second, third and fourth after it.
  const taken = settings.parts.flatMap(({ name, ports }) =>
    ports.flatMap((port) => (name === 'api' ? [port, port + 2, port + 3, port + 4] : [port])),
  );
  const { storefront, api, staff, edge } = settings.listen;
  expect(new Set([...taken, storefront, api, staff, edge, 8080]).size).toBe(taken.length + 5);
});

test('[DEPLOY-06] webhooks and staff calls follow the health and the drain of their api', () => {
  for (const port of [4010, 4020, 4030]) {
    expect(text).toContain(`  server api${port} 127.0.0.1:${port + 2} track apis/api${port}\n`);
    expect(text).toContain(`  server api${port} 127.0.0.1:${port + 3} track apis/api${port}\n`);
  }
});

test('[DEPLOY-06] a visitor cannot name an address or a country, nor purge', () => {
  const https = text.slice(text.indexOf('frontend https'), text.indexOf('backend edge'));
  for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Visitor-Country'])
    expect(https).toContain(`http-request del-header ${header}\n`);
  expect(https).toContain('deny deny_status 405 if { method PURGE }');
  expect(text).toContain('127.0.0.1:8081 send-proxy-v2');
});

test('[SEC-15] one machine has the limits and the log format of the container, in the same order', () => {
  const container = readFileSync(path.join(import.meta.dirname, '../tls/haproxy.cfg'), 'utf8');
  const rules = (configuration: string) =>
    configuration.match(/^ {2}.*(stick-table|sc0|too_many|log-format|log global|dontlog-).*$/gm);
  expect(rules(container)).toHaveLength(10);
  expect(rules(text)).toEqual(rules(container));
});

test('[OPS-10] a machine of a cell writes to the primary, wherever it is, and counts in one Redis', () => {
  const addresses = ['10.0.0.11', '10.0.0.12'];
  const cell = renderHaproxy({ ...settings, database: addresses, redis: addresses });
  expect(cell).toContain('  option httpchk OPTIONS /primary\n');
  for (const address of addresses)
    expect(cell).toMatch(new RegExp(`server node\\d ${address}:5432 check port 8008`));
  expect(cell.match(/:6379 check backup$/gm)).toHaveLength(addresses.length - 1);
  expect(text).not.toContain('listen database');
});
