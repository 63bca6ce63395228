import { appendFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { postgresBin } from '../../../scripts/services/packages.ts';
import { run } from '../../../scripts/services/run.ts';
import { identityOf, privateDirectory } from '../../../scripts/services/unprivileged.ts';
import { psql } from '../system/database.ts';

/** A synchronous standby of a PostgreSQL on this machine. */
export class Standby {
  readonly #place: string;
  readonly #port: number;
  readonly #primaryUrl: string;
  readonly #as = identityOf('postgres');

  /** `primaryUrl` is that of the superuser. */
  constructor(place: string, port: number, primaryUrl: string) {
    this.#place = place;
    this.#port = port;
    this.#primaryUrl = primaryUrl;
  }

  create(): void {
    rmSync(this.#place, { recursive: true, force: true });
    for (const folder of ['', 'socket']) privateDirectory(path.join(this.#place, folder), this.#as);
    this.#postgres('pg_basebackup', [
      '-d',
      this.#primaryUrl,
      '-D',
      this.#data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    ]);
    appendFileSync(
      path.join(this.#data, 'postgresql.conf'),
      `\nport = ${this.#port}\nunix_socket_directories = '${path.join(this.#place, 'socket')}'\narchive_mode = off\n`,
    );
    this.start();
  }

  /** Commits of the primary wait for it from now on. */
  start(): void {
    const log = path.join(this.#place, 'log');
    this.#postgres('pg_ctl', ['-D', this.#data, '-l', log, '-w', '-t', '120', 'start']);
    this.setRequired(true);
  }

  setRequired(isRequired: boolean): void {
    psql(this.#primaryUrl, `alter system set synchronous_standby_names = '${isRequired ? '*' : ''}'`);
    psql(this.#primaryUrl, 'select pg_reload_conf()');
  }

  stop(): void {
    if (!existsSync(path.join(this.#data, 'postmaster.pid'))) return;
    this.#postgres('pg_ctl', ['-D', this.#data, '-m', 'immediate', '-w', 'stop']);
  }

  remove(): void {
    this.stop();
    rmSync(this.#place, { recursive: true, force: true });
  }

  get #data(): string {
    return path.join(this.#place, 'data');
  }

  #postgres(program: string, args: string[]): void {
    run('sh', ['-c', '"$0" "$@" >/dev/null', `${postgresBin()}/${program}`, ...args], { identity: this.#as });
  }
}
