import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
const certificates = path.join(place, 'tls');
let desk: Server;
let haproxy: ChildProcess;
let port: number;
let log = '';

/** The file of the container, with ports of this machine and limits that a test reaches. */
function configuration(ports: { https: number; http: number; metrics: number; desk: number }): string {
  return readFileSync(path.join(import.meta.dirname, 'haproxy.cfg'), 'utf8')
    .replaceAll('/etc/paddock/tls/certificate.pem', path.join(certificates, 'certificate.pem'))
    .replace('bind :8443', `bind 127.0.0.1:${ports.https}`)
    .replace('bind :8000', `bind 127.0.0.1:${ports.http}`)
    .replace('bind :8404', `bind 127.0.0.1:${ports.metrics}`)
    .replace('server desk desk:3001 check', `server desk 127.0.0.1:${ports.desk}`)
    .replaceAll(/^( {2}server \w+) [a-z]+:/gm, '$1 127.0.0.1:')
    .replace('gt 3000', `gt ${MAX_REQUESTS}`)
    .replace('gt 500', `gt ${MAX_CONNECTIONS}`);
}

/** Chain and key in one file, of this name. */
function writeCertificate(file: string, name = 'localhost') {
  run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', `/CN=${name}`, '-keyout', `${file}.key`, '-out', file],
  ]);
  appendFileSync(file, readFileSync(`${file}.key`));
  rmSync(`${file}.key`);
}

beforeAll(async () => {
  if (!hasHaproxy) return;
  mkdirSync(certificates);
  writeCertificate(path.join(certificates, 'certificate.pem'));
  desk = http.createServer((request, response) => {
    response.writeHead(request.url === '/broken' ? 503 : 200).end();
  });
  await once(desk.listen(0, '127.0.0.1'), 'listening');
  const [httpsPort = 0, httpPort = 0, metrics = 0] = await freePorts(3);
  port = httpsPort;
  const file = path.join(place, 'haproxy.cfg');
  const deskPort = (desk.address() as AddressInfo).port;
  writeFileSync(file, configuration({ https: port, http: httpPort, metrics, desk: deskPort }));
  // The container's start, which watches the certificate.
  haproxy = spawn('sh', [path.join(import.meta.dirname, 'container-start.sh')], {
    env: {
      PATH: `${process.env.PATH}:/usr/sbin`,
      PADDOCK_TLS_SETTINGS: file,
      PADDOCK_TLS_CERTIFICATES: certificates,
      PADDOCK_CERTIFICATE_SECONDS: '1',
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

/** The name in the certificate that a new connection is shown. */
const nameShown = async () => {
  const socket = await connect('127.0.0.7');
  const name = socket?.getPeerCertificate().subject.CN;
  socket?.destroy();
  return name;
};

test.skipIf(!hasHaproxy)(
  '[OPS-07] a certificate that another file has replaced is served, and one that cannot be used is not',
  async () => {
    const replace = (write: (file: string) => void) => {
      const next = path.join(place, 'next.pem');
      write(next);
      renameSync(next, path.join(certificates, 'certificate.pem'));
    };
    expect(await nameShown()).toBe('localhost');
    replace((file) => writeCertificate(file, 'renewed'));
    await expect.poll(nameShown, { timeout: 20_000 }).toBe('renewed');
    replace((file) => writeFileSync(file, 'cut off'));
    await expect.poll(() => log, { timeout: 20_000 }).toContain('the new certificate cannot be used');
    expect(await nameShown()).toBe('renewed');
  },
  60_000,
);
