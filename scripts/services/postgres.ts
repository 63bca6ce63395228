import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { postgresBin } from './packages.ts';
import { refuseTakenPort, runningPid, stopByPidFile } from './process.ts';
import { run } from './run.ts';
import type { Settings } from './settings.ts';
import { identityOf, privateDirectory } from './unprivileged.ts';

const PROGRAM = 'postgres';

// jit costs more than it gives on short statements.
const TUNING = {
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  maintenance_work_mem: '256MB',
  effective_cache_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_lock_waits: 'on',
};

export async function startPostgres(settings: Settings): Promise<boolean> {
  const place = placeOf(settings);
  if (postgresPid(settings) !== null) {
    setFsync(settings);
    return false;
  }
  await refuseTakenPort(settings.postgres.port, 'PADDOCK_POSTGRES_PORT');
  const identity = identityOf('postgres');
  privateDirectory(place.directory, identity);
  privateDirectory(place.socket, identity);
  if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) {
    // Over the socket everyone who can enter its private directory is let in; over TCP a password is asked for.
    const auth = ['--auth-local=trust', '--auth-host=scram-sha-256'];
    run(
      `${postgresBin()}/initdb`,
      ['-D', place.cluster, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', ...auth],
      { identity },
    );
  }
  const log = path.join(place.directory, 'postgres.log');
  run(
    `${postgresBin()}/pg_ctl`,
    ['start', '-w', '-t', '60', '-s', '-D', place.cluster, '-l', log, '-o', options(settings)],
    { identity },
  );
  // At every start, not only the first: the next start completes one that was interrupted here.
  psql(settings, readFileSync(path.join(import.meta.dirname, 'roles-and-database.sql'), 'utf8'));
  setFsync(settings);
  return true;
}

export function stopPostgres(settings: Settings): Promise<boolean> {
  // SIGINT is the "fast" shutdown: it does not wait for idle connections, and leaves the data clean.
  return stopByPidFile(placeOf(settings).pidFile, PROGRAM, 'SIGINT');
}

export function postgresPid(settings: Settings): number | null {
  return runningPid(placeOf(settings).pidFile, PROGRAM);
}

/**
 * Without fsync only a power cut loses what was committed: killed processes, PostgreSQL's too, lose nothing. Tests make and
 * drop hundreds of databases, of 1,300 files each, and wait for the disk otherwise. Whatever is measured keeps it on.
 */
function setFsync(settings: Settings): void {
  psql(
    settings,
    `alter system set fsync = ${settings.postgres.hasFsync ? 'on' : 'off'};\nselect pg_reload_conf() \\g /dev/null`,
  );
}

function psql(settings: Settings, input: string): void {
  const args = [
    '-X',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    '-U',
    'postgres',
    '-h',
    placeOf(settings).socket,
    '-d',
    'template1',
  ];
  run(`${postgresBin()}/psql`, [...args, '-p', String(settings.postgres.port)], {
    identity: identityOf('postgres'),
    input,
  });
}

function options(settings: Settings): string {
  const all = {
    ...TUNING,
    port: String(settings.postgres.port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: placeOf(settings).socket,
    unix_socket_permissions: '0700',
  };
  return Object.entries(all)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
}

function placeOf(settings: Settings) {
  const directory = path.join(settings.dataDir, 'postgres');
  const cluster = path.join(directory, 'cluster');
  return {
    directory,
    cluster,
    pidFile: path.join(cluster, 'postmaster.pid'),
    // A socket's path may have 107 characters at most; a deep checkout would exceed that.
    socket:
      directory.length < 80
        ? path.join(directory, 'socket')
        : `/tmp/paddock-postgres-${settings.postgres.port}`,
  };
}
