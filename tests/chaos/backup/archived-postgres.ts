import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installDebian, postgresBin } from '../../../scripts/services/packages.ts';
import { run, succeeds } from '../../../scripts/services/run.ts';
import { REPOSITORY } from '../../../scripts/services/settings.ts';
import { identityOf, privateDirectory } from '../../../scripts/services/unprivileged.ts';
import { copyBrand, psql } from '../system/database.ts';
import { backupSettings, STANZA, targetFlags } from './backup-settings.ts';

const DATABASE = 'paddock_chaos';

/** A PostgreSQL whose write-ahead log goes to a pgBackRest repository, set up as deploy/postgres/pgbackrest.conf says. */
export class ArchivedPostgres implements ArchivedDatabase {
  readonly #place: string;
  readonly #port: number;
  readonly #as = identityOf('postgres');

  constructor(place: string, port: number) {
    this.#place = place;
    this.#port = port;
  }

  url = (user: string, database = DATABASE) =>
    `postgres://${user}:paddock@127.0.0.1:${this.#port}/${database}`;
  urls = () => ({ ownerUrl: this.url('paddock_owner'), appUrl: this.url('paddock_app') });

  async start(templateUrl: string): Promise<void> {
    if (!succeeds('sh', ['-c', 'command -v pgbackrest'])) installDebian(['pgbackrest']);
    rmSync(this.#place, { recursive: true, force: true });
    for (const folder of ['', 'repository', 'spool', 'log', 'lock', 'socket'])
      privateDirectory(path.join(this.#place, folder), this.#as);
    const settings = backupSettings({
      place: this.#place,
      data: this.#at('data'),
      port: this.#port,
      socket: this.#at('socket'),
      repositories: [this.#at('repository')],
    });
    writeFileSync(this.#at('pgbackrest.conf'), settings, { mode: 0o644 });
    this.#postgres('initdb', [
      '-D',
      this.#at('data'),
      '-U',
      'postgres',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]);
    appendFileSync(this.#at('data/postgresql.conf'), this.#serverSettings());
    this.#startServer();
    copyBrand(templateUrl, this.url('postgres', 'postgres'), DATABASE);
    this.#backrest('stanza-create');
  }

  backUp(type: 'full' | 'incr'): void {
    this.#backrest('backup', `--type=${type}`);
  }

  /** Stops the server, replaces its files by those of the moment and starts it. Returns the seconds of each step. */
  async restoreTo(moment: Date): Promise<Restored> {
    const began = Date.now();
    this.stop();
    const stopped = Date.now();
    this.#backrest('restore', ...targetFlags(moment));
    const restored = Date.now();
    this.#startServer();
    const admin = this.url('postgres', 'postgres');
    while (psql(admin, 'select pg_is_in_recovery()').trim() !== 'f') await sleep(100);
    const seconds = (from: number, to: number) => (to - from) / 1000;
    return {
      stop: seconds(began, stopped),
      restore: seconds(stopped, restored),
      replay: seconds(restored, Date.now()),
    };
  }

  /** Writes the time of the newest backup for node_exporter, as a timer does in production. */
  writeBackupAge(directory: string): void {
    const script = readFileSync(path.join(REPOSITORY, 'deploy/monitoring/backup-age.sh'), 'utf8');
    run('sh', ['-s', directory], {
      identity: this.#as,
      input: script,
      env: { PGBACKREST_CONFIG: this.#at('pgbackrest.conf') },
    });
  }

  /** After `stop`. */
  resume(): void {
    this.#startServer();
  }

  stop(): void {
    if (!existsSync(this.#at('data/postmaster.pid'))) return;
    this.#postgres('pg_ctl', ['-D', this.#at('data'), '-m', 'fast', '-w', 'stop']);
  }

  remove(): void {
    this.stop();
    rmSync(this.#place, { recursive: true, force: true });
  }

  #at = (name: string) => path.join(this.#place, name);

  #startServer(): void {
    this.#postgres('pg_ctl', [
      '-D',
      this.#at('data'),
      '-l',
      this.#at('log/postgres.log'),
      '-w',
      '-t',
      '300',
      'start',
    ]);
  }

  #postgres(program: string, args: string[]): void {
    // pg_ctl's server would keep our pipes open and this process waiting.
    run('sh', ['-c', '"$0" "$@" >/dev/null', `${postgresBin()}/${program}`, ...args], {
      identity: this.#as,
    });
  }

  #backrest(command: string, ...flags: string[]): void {
    run('pgbackrest', [`--config=${this.#at('pgbackrest.conf')}`, `--stanza=${STANZA}`, ...flags, command], {
      identity: this.#as,
    });
  }

  #serverSettings = () => `
port = ${this.#port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${this.#at('socket')}'
max_connections = 150
shared_buffers = 256MB
jit = off
timezone = UTC
archive_mode = on
archive_timeout = 30s
archive_command = 'pgbackrest --config=${this.#at('pgbackrest.conf')} --stanza=${STANZA} archive-push %p'
`;
}

/** Seconds of each step. */
export interface Restored {
  readonly stop: number;
  readonly restore: number;
  readonly replay: number;
}

/** A database with backups and an archive of its write-ahead log, for the drill of a restore. */
export interface ArchivedDatabase {
  start(templateUrl: string): Promise<void>;
  urls(): { ownerUrl: string; appUrl: string };
  backUp(type: 'full' | 'incr'): Promise<void> | void;
  /** Loses the machine of the primary with its disk, and tells what happened. Not where there is only one machine. */
  loseMachine?(): Promise<string>;
  restoreTo(moment: Date): Promise<Restored>;
  remove(): Promise<void> | void;
}
