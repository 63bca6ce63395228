import { spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unpackDebian } from './newer-debian.ts';
import { waitForPort } from './process.ts';
import { REPOSITORY, type Settings } from './settings.ts';
import { identityOf, privateDirectory } from './unprivileged.ts';

/** Debian 12 has 1.18, which cannot keep prepared statements in transaction mode. */
const RELEASE = 'trixie';
/** PgBouncer with all libraries it loads: those of this machine are older. */
const PACKAGES = [
  'pgbouncer',
  'libc6',
  'libevent-2.1-7t64',
  'libssl3t64',
  'libcares2',
  'libpam0g',
  'libaudit1',
  'libcap-ng0',
  'libcap2',
  'libsystemd0',
  'libzstd1',
  'zlib1g',
];

interface Pooler {
  /** The address of the app's role through the pooler. */
  readonly appUrl: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer with the settings of production (deploy/postgres/pgbouncer.ini) before the local PostgreSQL. */
export async function startPgBouncer(settings: Settings, port: number): Promise<Pooler> {
  const root = path.join(settings.dataDir, 'pgbouncer-root');
  if (!existsSync(path.join(root, 'usr/sbin/pgbouncer'))) unpackDebian(root, PACKAGES, RELEASE);
  const identity = identityOf('postgres');
  const directory = path.join(settings.dataDir, 'pgbouncer');
  privateDirectory(directory, identity);
  const write = (name: string, text: string) => {
    const file = path.join(directory, name);
    writeFileSync(file, text);
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(file, identity.uid, identity.gid);
    return file;
  };
  const users = write('users.txt', '"paddock_app" "paddock"\n"paddock_owner" "paddock"\n');
  const config = write('pgbouncer.ini', localSettings(settings.postgres.port, port, users));
  const libraries = path.join(root, 'usr/lib/x86_64-linux-gnu');
  const loader = path.join(libraries, 'ld-linux-x86-64.so.2');
  const program = path.join(root, 'usr/sbin/pgbouncer');
  const child = spawn(loader, ['--library-path', libraries, program, '-q', config], {
    ...identity,
    cwd: directory,
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitForPort(port, 10);
  const appUrl = new URL(settings.postgres.appUrl);
  appUrl.port = String(port);
  return {
    appUrl: appUrl.href,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Tests create databases while they run, so every name is let through. */
function localSettings(postgresPort: number, port: number, users: string): string {
  return readFileSync(path.join(REPOSITORY, 'deploy/postgres/pgbouncer.ini'), 'utf8')
    .replace(/^paddock = host=127.0.0.1 port=5000 dbname=paddock/m, `* = host=127.0.0.1 port=${postgresPort}`)
    .replace(/^listen_port.*$/m, `listen_port = ${port}`)
    .replace(/^auth_file.*$/m, `auth_file = ${users}`)
    .replace(/^default_pool_size.*$/m, 'default_pool_size = 8');
}
