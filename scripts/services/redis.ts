import path from 'node:path';
import { refuseTakenPort, runningPid, stopByPidFile, waitForPort } from './process.ts';
import { run } from './run.ts';
import type { Settings } from './settings.ts';
import { identityOf, privateDirectory } from './unprivileged.ts';

const PROGRAM = 'redis-server';

export async function startRedis(settings: Settings): Promise<boolean> {
  if (redisPid(settings) !== null) return false;
  await refuseTakenPort(settings.redis.port, 'PADDOCK_REDIS_PORT');
  const directory = directoryOf(settings);
  const identity = identityOf('redis');
  privateDirectory(directory, identity);
  const flags = {
    port: String(settings.redis.port),
    bind: '127.0.0.1',
    daemonize: 'yes',
    dir: directory,
    pidfile: path.join(directory, 'redis.pid'),
    logfile: path.join(directory, 'redis.log'),
    // Redis holds only rate-limit counters. Losing them loses no data, so nothing is written to disk.
    save: '',
    appendonly: 'no',
    maxmemory: '128mb',
    'maxmemory-policy': 'volatile-ttl',
  };
  run(
    PROGRAM,
    Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]),
    { identity },
  );
  await waitForPort(settings.redis.port, 10);
  return true;
}

export function stopRedis(settings: Settings): Promise<boolean> {
  return stopByPidFile(path.join(directoryOf(settings), 'redis.pid'), PROGRAM);
}

export function redisPid(settings: Settings): number | null {
  return runningPid(path.join(directoryOf(settings), 'redis.pid'), PROGRAM);
}

const directoryOf = (settings: Settings) => path.join(settings.dataDir, 'redis');
