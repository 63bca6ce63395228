import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/clamd';
const START_MS = 30_000;

/** Found by the signature below, and nothing else is. */
export const SIGNED_TEXT = 'paddock-signature-for-tests';
const SIGNATURE = `Paddock-Test:0:*:${Buffer.from(SIGNED_TEXT).toString('hex')}\n`;

export const hasClamd = () => spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;

/** The clamd of Debian's clamav-daemon with a database of one signature, so that none is downloaded. */
export async function startClamd(): Promise<{ url: string; close(): Promise<void> }> {
  const place = await mkdtemp(path.join(tmpdir(), 'paddock-clamd-'));
  const port = await freePort();
  await writeFile(path.join(place, 'test.ndb'), SIGNATURE);
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${place}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    'StreamMaxLength 210M',
  ];
  await writeFile(path.join(place, 'clamd.conf'), `${settings.join('\n')}\n`);
  const child = spawn(PROGRAM, ['--config-file', path.join(place, 'clamd.conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(place, { recursive: true, force: true });
  };
  for (const end = Date.now() + START_MS; !(await isListening(port)); await sleep(100)) {
    if (Date.now() < end && child.exitCode === null) continue;
    await close();
    throw new Error(`clamd does not start: ${child.exitCode}`);
  }
  return { url: `tcp://127.0.0.1:${port}`, close };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}
