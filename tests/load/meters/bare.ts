import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopByPidFile, waitForPort } from '../../../scripts/services/process.ts';
import { run } from '../../../scripts/services/run.ts';
import { identityOf, privateDirectory } from '../../../scripts/services/unprivileged.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { drive } from '../traffic/drive.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';

export interface Bytes {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

// Node's own http and nothing else: the least that any answer from node can cost.
const SERVER = `
const [, file, headers, port] = process.argv;
const body = require('node:fs').readFileSync(file);
const given = { ...JSON.parse(headers), 'content-length': body.length };
require('node:http').createServer((_request, response) => response.writeHead(200, given).end(body))
  .listen(Number(port), '127.0.0.1');`;

async function withPlainNode<T>({ body, headers }: Bytes, work: (port: number, pid: number) => Promise<T>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-bare-'));
  const file = path.join(folder, 'body');
  writeFileSync(file, body);
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, ['-e', SERVER, file, JSON.stringify(headers), String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitForPort(port, 20);
    return await work(port, child.pid ?? 0);
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

/** CPU of plain node for the same bytes. */
export const spendPlainNode = (bytes: Bytes, seconds: number): Promise<number> =>
  withPlainNode(bytes, async (port, pid) => spendOn(port, () => cpuOf(pid), seconds));

/** CPU of a Varnish that has these bytes and no rules of ours. */
export const spendBareVarnish = (bytes: Bytes, seconds: number): Promise<number> =>
  withPlainNode(bytes, async (backend) => {
    const identity = identityOf('vcache');
    const directory = mkdtempSync(path.join(tmpdir(), 'paddock-bare-edge-'));
    privateDirectory(directory, identity);
    const [port = 0] = await freePorts(1);
    const pidFile = path.join(directory, 'varnish.pid');
    run(
      '/usr/sbin/varnishd',
      [
        ...['-a', `127.0.0.1:${port}`, '-b', `127.0.0.1:${backend}`, '-n', path.join(directory, 'work')],
        ...['-P', pidFile, '-s', 'malloc,32m', '-j', 'none'],
      ],
      { identity },
    );
    try {
      await waitForPort(port, 20);
      return await spendOn(port, () => cpuOfFamily(Number(readFileSync(pidFile, 'utf8'))), seconds);
    } finally {
      await stopByPidFile(pidFile, 'varnishd');
      await wait(200);
      rmSync(directory, { recursive: true, force: true });
    }
  });

async function spendOn(port: number, cpu: () => number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const next = () => ({ path: '/', headers: { 'accept-encoding': 'gzip' } });
  await drive(port, agent, next, 1);
  const before = cpu();
  const times = await drive(port, agent, next, seconds);
  agent.destroy();
  return (cpu() - before) / times.length;
}
