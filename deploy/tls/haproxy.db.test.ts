import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http, { type Server } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls, { type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run } from '../../scripts/services/run.ts';
import { freePorts } from '../../scripts/system/free-ports.ts';

const PROGRAM = '/usr/sbin/haproxy';
const hasHaproxy = spawnSync(PROGRAM, ['-v']).status === 0;
const MAX_REQUESTS = 20;
const MAX_CONNECTIONS = 5;

const place = mkdtempSync(path.join(tmpdir(), 'paddock-haproxy-'));
let desk: Server;
let haproxy: ChildProcess;
let port: number;
let log = '';

/** The file of the container, with ports of this machine and limits that a test reaches. */
function configuration(ports: { https: number; http: number; metrics: number; desk: number }): string {
  return readFileSync(path.join(import.meta.dirname, 'haproxy.cfg'), 'utf8')
    .replaceAll('/run/secrets/certificate', path.join(place, 'certificate.pem'))
    .replace('bind :8443', `bind 127.0.0.1:${ports.https}`)
    .replace('bind :8000', `bind 127.0.0.1:${ports.http}`)
    .replace('bind :8404', `bind 127.0.0.1:${ports.metrics}`)
    .replace('server desk desk:3001 check', `server desk 127.0.0.1:${ports.desk}`)
    .replaceAll(/^( {2}server \w+) [a-z]+:/gm, '$1 127.0.0.1:')
    .replace('gt 3000', `gt ${MAX_REQUESTS}`)
    .replace('gt 500', `gt ${MAX_CONNECTIONS}`);
}

function writeCertificate() {
  const [key, certificate] = [path.join(place, 'certificate.pem.key'), path.join(place, 'certificate.pem')];
  run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
  ]);
}

beforeAll(async () => {
  if (!hasHaproxy) return;
  writeCertificate();
  desk = http.createServer((request, response) => {
    response.writeHead(request.url === '/broken' ? 503 : 200).end();
  });
  await once(desk.listen(0, '127.0.0.1'), 'listening');
  const [httpsPort = 0, httpPort = 0, metrics = 0] = await freePorts(3);
  port = httpsPort;
  const file = path.join(place, 'haproxy.cfg');
  const deskPort = (desk.address() as AddressInfo).port;
  writeFileSync(file, configuration({ https: port, http: httpPort, metrics, desk: deskPort }));
  haproxy = spawn(PROGRAM, ['-db', '-f', file], {
    env: {
      PADDOCK_DESK_NAME: 'desk.example',
      PADDOCK_HOOKS_NAME: 'hooks.example',
      PADDOCK_HTTPS_PORT_SUFFIX: '',
    },
  });
  for (const stream of [haproxy.stdout, haproxy.stderr])
    stream?.on('data', (part) => {
      log += part;
    });
  await vi.waitFor(() => get('127.0.0.9'), { timeout: 30_000, interval: 100 });
}, 60_000);
afterAll(async () => {
  if (haproxy) {
    haproxy.kill();
    await once(haproxy, 'exit');
  }
  desk?.closeAllConnections();
  desk?.close();
  rmSync(place, { recursive: true });
});

const get = (from: string, url = '/') =>
  new Promise<number>((resolve, reject) => {
    https
      .get(
        {
          port,
          host: '127.0.0.1',
          path: url,
          localAddress: from,
          headers: { host: 'desk.example' },
          rejectUnauthorized: false,
          agent: false,
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
        },
      )
      .on('error', reject);
  });

/** Null when the connection is closed before TLS is spoken. */
const connect = (from: string) =>
  new Promise<TLSSocket | null>((resolve) => {
    const plain = net.connect({ port, host: '127.0.0.1', localAddress: from });
    plain.on('error', () => resolve(null));
    const socket = tls.connect({ socket: plain, rejectUnauthorized: false });
    socket.once('secureConnect', () => resolve(socket));
    socket.on('error', () => resolve(null));
    socket.once('close', () => resolve(null));
  });

test.skipIf(!hasHaproxy)(
  '[SEC-15] a client with too many requests is answered 429, others go on',
  async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 2 * MAX_REQUESTS; n += 1) statuses.push(await get('127.0.0.2'));
    expect(statuses.slice(0, MAX_REQUESTS)).toEqual(Array(MAX_REQUESTS).fill(200));
    expect(statuses).toContain(429);
    expect(await get('127.0.0.3')).toBe(200);
  },
);

test.skipIf(!hasHaproxy)(
  '[SEC-15] a client with too many connections gets no further one, others do',
  async () => {
    const held = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, () => connect('127.0.0.4')));
    expect(held).not.toContain(null);
    expect(await connect('127.0.0.4')).toBeNull();
    const other = await connect('127.0.0.5');
    expect(other).not.toBeNull();
    for (const socket of [...held, other]) socket?.destroy();
    await expect.poll(async () => (await connect('127.0.0.4'))?.destroy() ?? null).not.toBeNull();
  },
);

test.skipIf(!hasHaproxy)('[SEC-15] a failure is logged without address and path', async () => {
  expect(await get('127.0.0.6', '/broken')).toBe(503);
  await expect.poll(() => log).toMatch(/https~ desk\/desk .* 503 /);
  expect(log).not.toMatch(/127\.0\.0\.[2-9]|\/broken/);
});
