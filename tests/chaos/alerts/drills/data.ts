import { spawn } from 'node:child_process';
import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../../../scripts/services/run.ts';
import { ask } from '../../buyers/ask.ts';
import { headersOf } from '../../buyers/buyer.ts';
import { SITE } from '../../buyers/shop.ts';
import { waitUntilListening, waitUntilOk } from '../../system/chaos-system.ts';
import type { Drill, DrillWorld } from '../drill.ts';

const CALLERS = 30;
const LOCK_SECONDS = 60;

/** A small file system of its own, filled to nine tenths. */
function fillDisk(place: string): () => void {
  const [image, mount] = [path.join(place, 'disk.img'), path.join(place, 'disk')];
  mkdirSync(mount, { recursive: true });
  run('truncate', ['-s', '64M', image]);
  run('mkfs.ext4', ['-q', '-m', '0', image]);
  run('mount', ['-o', 'loop', image, mount]);
  run('fallocate', ['-l', '52M', path.join(mount, 'full')]);
  return () => run('umount', [mount]);
}

function setArchiveCommand({ sql }: DrillWorld, command: string | null): void {
  sql(
    command === null
      ? 'alter system reset archive_command'
      : `alter system set archive_command = '${command}'`,
  );
  sql('select pg_reload_conf()');
}

export const STORAGE_DRILLS: Drill[] = [
  {
    alerts: ['WalNotArchived'],
    how: 'the archive command fails',
    provoke: async (world) => {
      setArchiveCommand(world, 'false');
      world.sql('select pg_switch_wal()');
      return () => setArchiveCommand(world, null);
    },
  },
  {
    alerts: ['BackupOld'],
    how: 'the newest backup that backup-age.sh has written is set back by 27 hours',
    provoke: async ({ monitoring, postgres }) => {
      const file = path.join(monitoring.textfiles, 'pgbackrest.prom');
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text.replace(/ (\d+)$/m, (_, at: string) => ` ${Number(at) - 27 * 3600}`),
      );
      return () => postgres.writeBackupAge(monitoring.textfiles);
    },
  },
  {
    alerts: ['DiskFillsUp'],
    how: 'a file system of 64 MB, mounted for it, is filled to nine tenths',
    provoke: async ({ place }) => fillDisk(place),
  },
  {
    alerts: ['RedisDown'],
    how: 'Redis is killed while people buy',
    provoke: async ({ system }) => {
      system.signalRedis('SIGKILL');
      return () => {
        system.startRedis();
        return waitUntilListening(system.settings.redisPort, 10);
      };
    },
  },
];

/** Calls that read a cart, ever new ones, while another session has the table for itself. */
function lockCarts({ postgres, system, repeat }: DrillWorld): () => Promise<unknown> {
  const statement = `begin; lock table carts in access exclusive mode; select pg_sleep(${LOCK_SECONDS}); commit`;
  const session = spawn('psql', ['-X', '-q', '-d', postgres.url('postgres'), '-c', statement], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => session.once('exit', resolve));
  const stops = Array.from({ length: CALLERS }, (_, n) =>
    repeat(() => {
      const cart = `${SITE.toUpperCase()}_${randomUUIDv7()}`;
      const headers = headersOf(cart, `10.253.0.${n}`, randomUUID(), false);
      return ask(system.settings.apiUrl, { method: 'GET', path: '/api/front/cart', headers });
    }),
  );
  return async () => {
    session.kill('SIGKILL');
    await Promise.all([ended, ...stops.map((stop) => stop())]);
  };
}

export const DATABASE_DRILLS: Drill[] = [
  {
    alerts: ['DatabaseDown', 'ApiErrorsFast', 'ApiErrorsSlow', 'PageErrorsFast'],
    how: 'PostgreSQL is stopped while people buy and look at pages that the edge does not keep',
    provoke: async ({ postgres, system, repeat }) => {
      postgres.stop();
      const pages = `http://127.0.0.1:${system.settings.storefrontPort}/it-it/search`;
      const leave = repeat(() => fetch(pages).then((answer) => answer.body?.cancel()));
      return async () => {
        await leave();
        postgres.resume();
        await Promise.all(system.apiPorts().map((port) => waitUntilOk(`http://127.0.0.1:${port}/ready`)));
      };
    },
  },
  {
    alerts: ['NoSynchronousStandby'],
    how: 'the only standby is killed',
    provoke: async ({ standby }) => {
      standby.stop();
      return () => {
        // Commits wait until one is there again, or none is asked for.
        standby.setRequired(false);
        standby.start();
      };
    },
  },
  {
    alerts: ['PoolWaits'],
    how: `a session locks the carts while ${CALLERS} callers read them`,
    provoke: async (world) => lockCarts(world),
  },
];
