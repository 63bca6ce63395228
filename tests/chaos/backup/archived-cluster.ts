import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installDebian, postgresBin } from '../../../scripts/services/packages.ts';
import { run, succeeds } from '../../../scripts/services/run.ts';
import { identityOf, privateDirectory } from '../../../scripts/services/unprivileged.ts';
import { Cluster, NODES } from '../cluster/cluster.ts';
import { SUPERUSER } from '../cluster/configuration.ts';
import { installClusterPackages, unpackPatroni } from '../cluster/packages.ts';
import { psql } from '../system/database.ts';
import type { ArchivedDatabase, Restored } from './archived-postgres.ts';
import { backupSettings, STANZA, targetFlags } from './backup-settings.ts';

/** Three nodes under Patroni that share two pgBackRest repositories, as deploy/postgres/patroni.yml says. */
export class ArchivedCluster implements ArchivedDatabase {
  readonly #place: string;
  readonly #cluster: Cluster;
  readonly #as = identityOf('postgres');

  private constructor(place: string, cluster: Cluster) {
    this.#place = place;
    this.#cluster = cluster;
  }

  static async at(place: string): Promise<ArchivedCluster> {
    installClusterPackages();
    if (!succeeds('sh', ['-c', 'command -v pgbackrest'])) installDebian(['pgbackrest']);
    const modules = unpackPatroni(path.dirname(place));
    return new ArchivedCluster(
      place,
      await Cluster.at(path.join(place, 'cluster'), modules, { isArchived: true }),
    );
  }

  urls = () => this.#cluster.urls();

  async start(templateUrl: string): Promise<void> {
    rmSync(this.#place, { recursive: true, force: true });
    const repositories = ['near', 'elsewhere'].map((name) => path.join(this.#place, name));
    for (const folder of ['', ...repositories]) privateDirectory(path.resolve(this.#place, folder), this.#as);
    for (const n of NODES) {
      const own = path.join(this.#place, `backrest${n}`);
      for (const folder of ['', 'spool', 'log', 'lock']) privateDirectory(path.join(own, folder), this.#as);
      const settings = backupSettings({
        place: own,
        data: this.#cluster.dataOf(n),
        port: this.#cluster.ports.postgres[n] ?? 0,
        socket: this.#cluster.socketDirectory(),
        repositories,
      });
      writeFileSync(this.#cluster.backupSettingsOf(n), settings, { mode: 0o644 });
    }
    await Promise.all([this.#cluster.start(), this.#createStanza()]);
    this.#cluster.fill(templateUrl);
  }

  async backUp(type: 'full' | 'incr'): Promise<void> {
    const leader = await this.#cluster.memberWith('leader');
    for (const repo of [1, 2]) this.#backrest(leader, 'backup', `--type=${type}`, `--repo=${repo}`);
  }

  async loseMachine(): Promise<string> {
    const lost = await this.#cluster.memberWith('leader');
    const began = Date.now();
    this.#cluster.killNode(lost);
    const next = await this.#cluster.memberWith('leader', lost);
    const promoted = (Date.now() - began) / 1000;
    rmSync(this.#cluster.dataOf(lost), { recursive: true, force: true });
    const logLength = readFileSync(this.#cluster.logOf(lost), 'utf8').length;
    this.#cluster.startNode(lost);
    await this.#cluster.untilWhole(120);
    const whole = (Date.now() - began) / 1000;
    const log = readFileSync(this.#cluster.logOf(lost), 'utf8').slice(logLength);
    if (!log.includes('replica has been created using pgbackrest'))
      throw new Error(`n${lost} was not made from the repository: ${log.slice(-2000)}`);
    return `n${lost} lost with its disk: n${next} primary after ${promoted.toFixed(1)} s, n${lost} made from the repository and whole after ${whole.toFixed(1)} s`;
  }

  /** The steps of docs/operate/database.md: pause, restore the primary, start it, go on, make the standbys again. */
  async restoreTo(moment: Date): Promise<Restored> {
    const began = Date.now();
    const leader = await this.#cluster.memberWith('leader');
    await this.#cluster.tell(leader, 'PATCH', 'config', { pause: true });
    await this.#untilPaused(leader);
    const data = this.#cluster.dataOf(leader);
    const command = readFileSync(path.join(data, 'postmaster.opts'), 'utf8').trim();
    run(`${postgresBin()}/pg_ctl`, ['-D', data, '-m', 'fast', '-w', 'stop'], { identity: this.#as });
    const stopped = Date.now();
    this.#backrest(leader, 'restore', ...targetFlags(moment));
    const restored = Date.now();
    const log = path.join(this.#place, `backrest${leader}`, 'log', 'postgres.log');
    run('sh', ['-c', `${command} >>'${log}' 2>&1 &`], {
      identity: this.#as,
      env: { PGBACKREST_CONFIG: this.#cluster.backupSettingsOf(leader) },
    });
    await this.#untilWritable(leader);
    await this.#cluster.tell(leader, 'PATCH', 'config', { pause: null });
    // Of the new timeline: from an older backup a standby would replay the archive beyond the moment, and never follow.
    this.#backrest(await this.#cluster.memberWith('leader'), 'backup', '--type=incr', '--repo=1');
    for (const n of NODES.filter((one) => one !== leader))
      await this.#cluster.tell(n, 'POST', 'reinitialize', { force: true });
    await this.#cluster.untilWhole(120);
    const seconds = (from: number, to: number) => (to - from) / 1000;
    return {
      stop: seconds(began, stopped),
      restore: seconds(stopped, restored),
      replay: seconds(restored, Date.now()),
    };
  }

  remove = () => this.#cluster.stop();

  /** As soon as the first primary runs: without a stanza its archive fails, and the standbys cannot be made from it. */
  async #createStanza(): Promise<void> {
    const leader = await this.#cluster.memberWith('leader');
    for (let tries = 0; ; tries += 1) {
      try {
        this.#backrest(leader, 'stanza-create');
        return;
      } catch (error) {
        // The archive's own attempts hold the lock at times.
        if (tries > 30) throw error;
        await sleep(500);
      }
    }
  }

  async #untilPaused(leader: number): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${this.#cluster.ports.rest[leader]}/patroni`);
      const { pause } = (await answer.json()) as { pause?: boolean };
      if (pause) return;
      await sleep(200);
    }
    throw new Error('Patroni does not pause');
  }

  async #untilWritable(n: number): Promise<void> {
    const { name, password } = SUPERUSER;
    const url = this.#cluster.url(name, password, 'postgres', this.#cluster.ports.postgres[n]);
    for (const end = Date.now() + 120_000; Date.now() < end; await sleep(200)) {
      try {
        if (psql(url, 'select pg_is_in_recovery()').trim() === 'f') return;
      } catch {
        // Not started yet.
      }
    }
    throw new Error('the restored primary does not take writes');
  }

  #backrest(n: number, command: string, ...flags: string[]): void {
    run('pgbackrest', [`--stanza=${STANZA}`, ...flags, command], {
      identity: this.#as,
      env: { PGBACKREST_CONFIG: this.#cluster.backupSettingsOf(n) },
    });
  }
}
