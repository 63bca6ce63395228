import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, privateDirectory } from '../../../scripts/services/unprivileged.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { copyBrand } from '../system/database.ts';
import { type ClusterPorts, etcdOf, haproxyOf, patroniOf, SUPERUSER } from './configuration.ts';
import { PYTHON } from './packages.ts';

export const NODES = [0, 1, 2];
const DATABASE = 'paddock_chaos';

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Three nodes of PostgreSQL under Patroni, three of etcd and a proxy that knows the primary, all on this machine. */
export class Cluster {
  readonly ports: ClusterPorts;
  readonly #place: string;
  readonly #modules: string;
  readonly #isArchived: boolean;
  readonly #as = identityOf('postgres');
  readonly #patroni: ChildProcess[] = [];
  readonly #etcd: ChildProcess[] = [];
  #proxy: ChildProcess | null = null;

  private constructor(place: string, modules: string, ports: ClusterPorts, isArchived: boolean) {
    this.#place = place;
    this.#modules = modules;
    this.ports = ports;
    this.#isArchived = isArchived;
  }

  /** With `isArchived` every node has its settings of pgBackRest in `backupSettingsOf(n)`, written by the caller. */
  static async at(place: string, modules: string, { isArchived = false } = {}): Promise<Cluster> {
    const free = await freePorts(13);
    const three = (from: number) => free.slice(from, from + 3);
    const ports = { rw: free[12] ?? 0, postgres: three(0), rest: three(3), etcd: three(6), peers: three(9) };
    return new Cluster(place, modules, ports, isArchived);
  }

  async start(): Promise<void> {
    rmSync(this.#place, { recursive: true, force: true });
    privateDirectory(this.#place, this.#as);
    privateDirectory(this.socketDirectory(), this.#as);
    for (const n of NODES) {
      this.startEtcd(n);
      const settings = patroniOf(n, this.ports, this.#place, this.#isArchived);
      writeFileSync(path.join(this.#place, `patroni${n}.yml`), settings);
    }
    const proxy = path.join(this.#place, 'haproxy.cfg');
    writeFileSync(proxy, haproxyOf(this.ports));
    await sleep(2500);
    for (const n of NODES) this.startNode(n);
    this.#proxy = this.#spawn('haproxy', 'haproxy', ['-f', proxy, '-db']);
    await this.untilWhole(180);
  }

  url = (user: string, password: string, database = DATABASE, port = this.ports.rw) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  appUrlOf = (n: number) => this.url('paddock_app', 'paddock', DATABASE, this.ports.postgres[n]);
  urls = () => ({
    ownerUrl: this.url('paddock_owner', 'paddock'),
    appUrl: this.url('paddock_app', 'paddock'),
  });

  dataOf = (n: number) => path.join(this.#place, `n${n}`);
  logOf = (n: number) => path.join(path.dirname(this.#place), 'logs', `patroni${n}.log`);
  backupSettingsOf = (n: number) => path.join(path.dirname(this.#place), `pgbackrest${n}.conf`);
  socketDirectory = () => path.join(this.#place, 'socket');

  fill(templateUrl: string): void {
    copyBrand(templateUrl, this.url(SUPERUSER.name, SUPERUSER.password, 'postgres'), DATABASE);
  }

  startEtcd(n: number): void {
    this.#etcd[n] = this.#spawn(`etcd${n}`, 'etcd', etcdOf(n, this.ports, this.#place));
  }

  startNode(n: number): void {
    const file = path.join(this.#place, `patroni${n}.yml`);
    this.#patroni[n] = this.#spawn(`patroni${n}`, PYTHON, ['-m', 'patroni', file], {
      PYTHONPATH: this.#modules,
      ...(this.#isArchived ? { PGBACKREST_CONFIG: this.backupSettingsOf(n) } : {}),
    });
  }

  /** The whole node at once, as a machine that loses its power. */
  killNode(n: number): void {
    this.#patroni[n]?.kill('SIGKILL');
    signal([...this.#postgresOf(n)], 'SIGKILL');
  }

  killPostmaster(n: number): void {
    signal(this.#postgresOf(n).slice(0, 1), 'SIGKILL');
  }

  /** The node stops where it is, with all it holds, and knows nothing of the time that passes. */
  freezeNode(n: number): () => void {
    const frozen = [this.#patroni[n]?.pid ?? 0, ...this.#postgresOf(n)];
    signal(frozen, 'SIGSTOP');
    return () => signal(frozen, 'SIGCONT');
  }

  killEtcd(n: number): void {
    this.#etcd[n]?.kill('SIGKILL');
  }

  async memberWith(role: 'leader' | 'sync_standby', except = -1): Promise<number> {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = (await this.members()).find((one) => one.role === role && one.state !== 'stopped');
      const n = found ? Number(found.name.slice(1)) : -1;
      if (n >= 0 && n !== except) return n;
      await sleep(200);
    }
    throw new Error(`The cluster has no ${role}`);
  }

  /** A call to the REST interface of a node's Patroni, as `patronictl` makes it. */
  async tell(n: number, method: 'POST' | 'PATCH', call: 'config' | 'reinitialize', body: unknown) {
    const answer = await fetch(`http://127.0.0.1:${this.ports.rest[n]}/${call}`, {
      method,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call} of n${n} answered ${answer.status}: ${await answer.text()}`);
  }

  async members(): Promise<Member[]> {
    for (const port of this.ports.rest) {
      const answer = await fetch(`http://127.0.0.1:${port}/cluster`, { signal: AbortSignal.timeout(3000) })
        .then((response) => response.json() as Promise<{ members?: Member[] }>)
        .catch(() => null);
      if (answer?.members) return answer.members;
    }
    return [];
  }

  /** One leader and two that follow, one of them synchronously. */
  async untilWhole(seconds: number): Promise<void> {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const members = await this.members();
      // Older Patronis call a standby that streams just running.
      const followers = members.filter(
        ({ role, state }) => role !== 'leader' && (state === 'streaming' || state === 'running'),
      );
      const isLed = members.some(({ role, state }) => role === 'leader' && state === 'running');
      if (isLed && followers.length === 2 && followers.some(({ role }) => role === 'sync_standby')) return;
      if (Date.now() > end)
        throw new Error(`The cluster is not whole after ${seconds} s: ${JSON.stringify(members)}`);
      await sleep(300);
    }
  }

  async stop(): Promise<void> {
    for (const n of NODES) {
      signal([this.#patroni[n]?.pid ?? 0, ...this.#postgresOf(n)], 'SIGCONT');
      this.killNode(n);
      this.killEtcd(n);
    }
    this.#proxy?.kill('SIGKILL');
    await sleep(500);
    rmSync(this.#place, { recursive: true, force: true });
  }

  #postgresOf(n: number): number[] {
    const file = path.join(this.dataOf(n), 'postmaster.pid');
    if (!existsSync(file)) return [];
    const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10);
    const children = spawnSync('ps', ['--ppid', String(postmaster), '-o', 'pid='], {
      encoding: 'utf8',
    }).stdout;
    return [postmaster, ...children.split('\n').map(Number).filter(Boolean)];
  }

  #spawn(name: string, command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
    const logs = path.join(path.dirname(this.#place), 'logs');
    mkdirSync(logs, { recursive: true });
    const log = openSync(path.join(logs, `${name}.log`), 'a');
    const child = spawn(command, args, {
      ...this.#as,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...env, PATH: `${process.env.PATH}:/usr/sbin` },
    });
    closeSync(log);
    child.on('error', () => {});
    return child;
  }
}

function signal(pids: readonly number[], what: NodeJS.Signals): void {
  for (const pid of pids.filter((one) => one > 1)) {
    try {
      process.kill(pid, what);
    } catch {
      // Already gone, which is what we want.
    }
  }
}
