import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PORT_OFFSETS } from '../../../apps/sandbox/src/accounts.ts';
import { isListening } from '../../../scripts/services/process.ts';
import { environmentOf } from '../../../scripts/services/settings.ts';
import { startEdge, stopEdge } from '../../../scripts/services/varnish.ts';
import { APPS } from '../../../scripts/system/apps.ts';
import { type Child, startChild } from '../../../scripts/system/child.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Counter, startCounter, startSlowProxy } from './proxies.ts';
import type { ChaosSettings } from './settings.ts';

const START_SECONDS = 90;
const MAIL_DELAY_MS = 60;
const APIS = 2;
/** Time for the balancer to see that one is leaving. */
const DRAIN_MS = 2000;

export type AppName = 'sandbox' | 'api' | 'worker' | 'storefront';

/** Every process of the shop, each of which may be killed; `supervise` restarts it as a supervisor would. */
export class ChaosSystem {
  readonly settings: ChaosSettings;
  readonly #log: WriteStream;
  readonly #kept = new Map<string, Child>();
  readonly #closers: (() => Promise<unknown>)[] = [];
  #redis: ChildProcess | null = null;
  #stopping = false;
  balancer!: Balancer;
  counter!: Counter;

  constructor(settings: ChaosSettings) {
    this.settings = settings;
    mkdirSync(settings.place, { recursive: true });
    this.#log = createWriteStream(path.join(settings.place, 'system.log'));
  }

  async start(): Promise<void> {
    const { settings } = this;
    rmSync(settings.uploadsDir, { recursive: true, force: true });
    this.startRedis();
    this.balancer = await startBalancer(settings.apiPort);
    this.counter = await startCounter(settings.counterPort, settings.storefrontPort);
    const smtp = await startSlowProxy(
      settings.mailPort,
      settings.sandboxPort + PORT_OFFSETS.smtp,
      MAIL_DELAY_MS,
    );
    this.#closers.push(
      () => this.balancer.close(),
      () => this.counter.close(),
      () => smtp.close(),
    );
    this.supervise('sandbox');
    for (const n of Array.from({ length: APIS }, (_, at) => at)) this.superviseApi(n);
    this.supervise('worker');
    this.supervise('storefront');
    this.balancer.setPorts(this.apiPorts());
    await Promise.all([
      ...this.apiPorts().map((port) => waitUntilOk(`http://127.0.0.1:${port}/ready`)),
      ...[settings.sandboxPort, settings.workerPort, settings.storefrontPort].map((port) =>
        waitUntilOk(`http://127.0.0.1:${port}/health`),
      ),
    ]);
    await this.startEdge();
  }

  apiPorts = () => this.settings.apiPorts.slice(0, APIS);

  superviseApi(n: number, more: Record<string, string> = {}): void {
    const own = {
      // One socket for all routes: the balancer stands in front of the storefront's calls, webhooks and staff alike.
      PADDOCK_API_PORT: String(this.settings.apiPorts[n] ?? 0),
      PADDOCK_WEBHOOKS_PORT: String(this.settings.apiPorts[n] ?? 0),
      PADDOCK_STAFF_PORT: String(this.settings.apiPorts[n] ?? 0),
      PADDOCK_INTERNAL_PORT: String(this.settings.apiPorts[n] ?? 0),
      PADDOCK_API_INSTANCES: String(APIS),
      PADDOCK_DRAIN_MS: String(DRAIN_MS),
    };
    this.supervise('api', `api${n}`, { ...own, ...more });
  }

  /** Starts an app, and restarts it when it ends unexpectedly. */
  supervise(app: AppName, name: string = app, more: Record<string, string> = {}): void {
    const { cwd, start } = APPS.find((one) => one.name === app) ?? {};
    if (!cwd || !start) throw new Error(`No app ${app}`);
    const child = startChild({
      name,
      args: start,
      cwd: path.join(this.settings.repository, cwd),
      log: this.#log,
      env: {
        ...environmentOf(this.settings),
        NODE_ENV: 'production',
        PADDOCK_SMTP_URL: `smtp://127.0.0.1:${this.settings.mailPort}`,
        PADDOCK_WEBHOOKS_URL: `${this.settings.apiUrl}/api/webhooks`,
        ...more,
      },
    });
    this.#kept.set(name, child);
    void child.ended.then(() => {
      if (!this.#stopping && this.#kept.get(name) === child) this.supervise(app, name, more);
    });
  }

  /** Like a crash (SIGKILL): nothing is flushed or finished. `supervise` starts a new process at once. */
  kill(name: string): void {
    process.kill(this.#childOf(name).pid, 'SIGKILL');
  }

  signal(name: string, signal: NodeJS.Signals): void {
    process.kill(this.#childOf(name).pid, signal);
  }

  /** As a deployment: asked to end, waited for, and not started again. */
  async stopApp(name: string): Promise<void> {
    const child = this.#childOf(name);
    this.#kept.delete(name);
    await child.stop();
  }

  /** Killed, and not started again. */
  async killForGood(name: string): Promise<void> {
    const child = this.#childOf(name);
    this.#kept.delete(name);
    process.kill(child.pid, 'SIGKILL');
    await child.ended;
  }

  #childOf(name: string): Child {
    const child = this.#kept.get(name);
    if (!child) throw new Error(`${name} does not run`);
    return child;
  }

  startRedis(): void {
    const flags = {
      port: String(this.settings.redisPort),
      bind: '127.0.0.1',
      save: '',
      appendonly: 'no',
      dir: this.settings.place,
    };
    this.#redis = spawn(
      'redis-server',
      Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]),
      {
        stdio: 'ignore',
      },
    );
  }

  signalRedis(signal: NodeJS.Signals): void {
    this.#redis?.kill(signal);
  }

  async startEdge(): Promise<void> {
    await startEdge({
      directory: this.settings.varnish.directory,
      port: this.settings.varnish.port,
      storefrontPort: this.settings.counterPort,
    });
    await waitUntilOk(`${this.settings.varnish.url}/it-it`);
  }

  url = (path: string) => `${this.settings.varnish.url}${path}`;

  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    await stopEdge(this.settings.varnish.directory).catch(() => {});
    await Promise.all([...this.#kept.values()].map((child) => child.stop()));
    this.#redis?.kill('SIGKILL');
    for (const close of this.#closers) await close();
    this.#log.end();
  }
}

export async function waitUntilOk(url: string, seconds = START_SECONDS): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > end)
      throw new Error(`${url} does not answer after ${seconds} s (${answer?.status ?? 'no answer'})`);
    await sleep(100);
  }
}

export async function waitUntilListening(port: number, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isListening(port))) {
    if (Date.now() > end) throw new Error(`Nothing listens on ${port} after ${seconds} s`);
    await sleep(50);
  }
}
