import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refuseTakenPort, runningPid } from './process.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'paddock-pid-'));
const pidFile = path.join(directory, 'some.pid');
afterAll(() => rmSync(directory, { recursive: true }));

test('a pid that now belongs to another program is not taken for ours', () => {
  writeFileSync(pidFile, String(process.pid));
  expect(runningPid(pidFile, 'postgres')).toBeNull();
});

test('a pid without a process, or no pid file, means not running', () => {
  writeFileSync(pidFile, '4194999');
  expect(runningPid(pidFile, 'postgres')).toBeNull();
  expect(runningPid(path.join(directory, 'missing.pid'), 'postgres')).toBeNull();
});

test('a stranger on our port is named with the variable that moves us, and not used', async () => {
  const stranger = net.createServer();
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const { port } = stranger.address() as net.AddressInfo;
  await expect(refuseTakenPort(port, 'PADDOCK_REDIS_PORT')).rejects.toThrow('PADDOCK_REDIS_PORT');
  stranger.close();
});
