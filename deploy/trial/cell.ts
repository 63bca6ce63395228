import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../scripts/services/run.ts';
import { REPOSITORY, type Settings } from '../../scripts/services/settings.ts';
import { startServices } from '../../scripts/services.ts';
import { type Child, startChild } from '../../scripts/system/child.ts';
import { UNCAP_SITES } from '../../scripts/system/uncap-sites.ts';
import { waitUntilOk } from '../../tests/chaos/system/chaos-system.ts';
import { renderHaproxy } from '../release/render-haproxy.ts';
import type { ReleaseSettings } from '../release/settings.ts';
import { ENVIRONMENT_FILE, PLACE, SETTINGS_FILE } from './place.ts';

/** Everything around the processes of a release: database, sandbox, HAProxy and edge. */
export class Cell {
  readonly #children: ChildProcess[] = [];
  readonly #release: ReleaseSettings;
  readonly #settings: Settings;
  #sandbox: Child | undefined;
  /** One address for calls of shoppers, staff and providers, as the buyers of the chaos tests use it. */
  readonly callsPort: number;

  constructor(release: ReleaseSettings, settings: Settings) {
    this.#release = release;
    this.#settings = settings;
    this.callsPort = release.listen.storefront + 9;
  }

  async start(version: string): Promise<void> {
    await startServices(['postgres', 'redis'], this.#settings);
    const folder = path.join(PLACE, 'releases', version);
    this.#runNode(folder, 'src/cli/migrate.ts');
    this.#runNode(folder, 'src/cli/demo.ts');
    run('psql', [
      '-X',
      '-q',
      '-v',
      'ON_ERROR_STOP=1',
      '-d',
      this.#settings.postgres.ownerUrl,
      '-c',
      UNCAP_SITES,
    ]);
    this.#sandbox = startChild({
      name: 'sandbox',
      args: ['src/main.ts'],
      cwd: path.join(folder, 'sandbox/apps/sandbox'),
      env: {
        PADDOCK_SANDBOX_PORT: String(this.#settings.sandboxPort),
        PADDOCK_WEBHOOKS_URL: `http://127.0.0.1:${this.callsPort}/api/webhooks`,
      },
      log: createWriteStream(path.join(PLACE, 'logs/sandbox.log')),
    });
    await waitUntilOk(`http://127.0.0.1:${this.#settings.sandboxPort}/health`);
    await this.#startHaproxy();
  }

  /** After the first release: the edge takes its rules from it. */
  startEdge(version: string, origin: string): void {
    const { listen, edges } = this.#release;
    const directory = path.join(PLACE, 'edge');
    mkdirSync(directory);
    this.#spawn(
      'sh',
      ['-c', 'exec sh "$0" 2>&1', path.join(PLACE, 'releases', version, 'edge/container-start.sh')],
      'edge',
      {
        PADDOCK_EDGE_LISTEN: new URL(edges[0] ?? '').host,
        PADDOCK_EDGE_PROXY_HOST: '127.0.0.1',
        PADDOCK_EDGE_PROXY_PORT: String(listen.edge),
        PADDOCK_STOREFRONT_HOST: '127.0.0.1',
        PADDOCK_STOREFRONT_PORT: String(listen.storefront),
        PADDOCK_PURGER: '127.0.0.1',
        PADDOCK_ORIGIN: origin,
        PADDOCK_EDGE_RULES: path.join(PLACE, 'releases', version, 'edge'),
        PADDOCK_EDGE_RUN: directory,
      },
    );
  }

  release(...args: string[]): void {
    const done = spawnSync(
      process.execPath,
      [path.join(REPOSITORY, 'deploy/release/release.ts'), ...args, '--settings', SETTINGS_FILE],
      { stdio: 'inherit' },
    );
    if (done.status !== 0) throw new Error(`release ${args.join(' ')} failed`);
  }

  /** Without waiting: the load goes on meanwhile. */
  releaseUnderLoad(...args: string[]): Promise<void> {
    const child = spawn(
      process.execPath,
      [path.join(REPOSITORY, 'deploy/release/release.ts'), ...args, '--settings', SETTINGS_FILE],
      { stdio: 'inherit' },
    );
    return new Promise((resolve, reject) =>
      child.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`release ${args.join(' ')} failed`)),
      ),
    );
  }

  async stop(): Promise<void> {
    for (const { name, ports } of this.#release.parts)
      for (const port of ports)
        spawnSync(process.execPath, [
          path.join(REPOSITORY, 'deploy/trial/process.ts'),
          'stop',
          name,
          String(port),
        ]);
    for (const child of this.#children) child.kill('SIGTERM');
    await this.#sandbox?.stop();
  }

  async #startHaproxy(): Promise<void> {
    const { listen } = this.#release;
    const certificate = listen.certificate;
    run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:*.localhost'],
      ...['-keyout', `${certificate}.key`, '-out', certificate],
    ]);
    const calls = [
      'frontend calls',
      `  bind 127.0.0.1:${this.callsPort}`,
      '  http-request disable-l7-retry unless METH_GET',
      '  use_backend staff if { path_beg /api/staff }',
      '  use_backend webhooks if { path_beg /api/webhooks }',
      '  default_backend apis',
    ];
    const file = path.join(PLACE, 'haproxy.cfg');
    writeFileSync(file, `${renderHaproxy(this.#release)}\n${calls.join('\n')}\n`);
    this.#spawn('haproxy', ['-W', '-db', '-f', file], 'haproxy');
    for (const end = Date.now() + 30_000; !existsSync(this.#release.haproxySocket); await sleep(100))
      if (Date.now() > end) throw new Error('HAProxy does not start');
  }

  #spawn(program: string, args: string[], name: string, env: Record<string, string> = {}): void {
    const log = createWriteStream(path.join(PLACE, `logs/${name}.log`));
    const child = spawn(program, args, {
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    this.#children.push(child);
  }

  #runNode(folder: string, file: string): void {
    const environment = JSON.parse(readFileSync(ENVIRONMENT_FILE, 'utf8')) as Record<string, string>;
    run(path.join(folder, 'base/node'), [path.join(folder, 'server/apps/server', file)], {
      env: environment,
    });
  }
}
