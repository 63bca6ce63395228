import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installDebian, postgresBin } from '../../scripts/services/packages.ts';
import { run, succeeds } from '../../scripts/services/run.ts';
import { REPOSITORY } from '../../scripts/services/settings.ts';
import { identityOf, privateDirectory } from '../../scripts/services/unprivileged.ts';
import { copyBrand, psql } from '../system/database.ts';

const DATABASE = 'paddock_chaos';
const STANZA = 'paddock';

/** A PostgreSQL whose write-ahead log goes to a pgBackRest repository, set up as deploy/postgres/pgbackrest.conf says. */
export class ArchivedPostgres {
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
    writeFileSync(this.#at('pgbackrest.conf'), this.#backupSettings(), { mode: 0o644 });
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
  async restoreTo(moment: Date): Promise<{ stop: number; restore: number; replay: number }> {
    const began = Date.now();
    this.stop();
    const stopped = Date.now();
    const target = moment.toISOString().replace('T', ' ').replace('Z', '+00');
    this.#backrest('restore', '--delta', '--type=time', `--target=${target}`, '--target-action=promote');
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

  /** The file of production with this machine's paths, and one repository instead of two. */
  #backupSettings(): string {
    return readFileSync(path.join(REPOSITORY, 'deploy/postgres/pgbackrest.conf'), 'utf8')
      .split('\n')
      .filter((line) => !/^(repo2|repo1-(type|s3|path|cipher))|^(spool|log|lock)-path|^pg1-/.test(line))
      .join('\n')
      .replace(
        '[global]',
        `[global]
repo1-path=${this.#at('repository')}
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=only-for-this-drill
spool-path=${this.#at('spool')}
log-path=${this.#at('log')}
lock-path=${this.#at('lock')}`,
      )
      .replace(
        `[${STANZA}]`,
        `[${STANZA}]
pg1-path=${this.#at('data')}
pg1-port=${this.#port}
pg1-socket-path=${this.#at('socket')}`,
      );
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
