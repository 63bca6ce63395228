import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installDebian } from '../../../scripts/services/packages.ts';
import { run, succeeds } from '../../../scripts/services/run.ts';
import { REPOSITORY } from '../../../scripts/services/settings.ts';
import { waitUntilOk } from '../system/chaos-system.ts';
import { renderConfiguration, shortenRules } from './render-rules.ts';

const PROGRAMS = [
  'prometheus',
  'prometheus-postgres-exporter',
  'prometheus-blackbox-exporter',
  'prometheus-node-exporter',
];

const read = (name: string) => readFileSync(path.join(REPOSITORY, 'deploy/monitoring', name), 'utf8');

export interface MonitoringSettings {
  readonly place: string;
  /** Of Prometheus and its three exporters. */
  readonly ports: readonly number[];
  readonly databaseUrl: string;
  readonly targets: Readonly<Record<string, readonly string[]>>;
  readonly intervalSeconds: number;
  /** Null: the rules as they are. */
  readonly forSeconds: number | null;
}

export interface Alert {
  readonly name: string;
  readonly state: 'pending' | 'firing';
  readonly activeAt: string;
}

/** Prometheus and exporters from Debian with the files of deploy/monitoring, for the addresses of this run. */
export class Monitoring {
  readonly #settings: MonitoringSettings;
  readonly #children = new Map<string, ChildProcess>();

  constructor(settings: MonitoringSettings) {
    this.#settings = settings;
  }

  /** Where node_exporter reads metrics of scripts. */
  get textfiles(): string {
    return path.join(this.#settings.place, 'textfiles');
  }

  async start(): Promise<void> {
    const missing = PROGRAMS.filter((name) => !succeeds('sh', ['-c', `command -v ${name}`]));
    if (missing.length > 0) installDebian(missing);
    const { place, ports, databaseUrl, targets, intervalSeconds, forSeconds } = this.#settings;
    const [, postgres = 0, blackbox = 0, node = 0] = ports;
    mkdirSync(place, { recursive: true });
    const at = (name: string, text: string) => {
      writeFileSync(path.join(place, name), text);
      return path.join(place, name);
    };
    // The certificate of the drill is its own.
    const probe = read('blackbox.yml').replace(
      'http: {',
      'http: { tls_config: { insecure_skip_verify: true },',
    );
    const listen = (port: number) => `--web.listen-address=127.0.0.1:${port}`;
    this.#spawn('prometheus-blackbox-exporter', [
      `--config.file=${at('blackbox.yml', probe)}`,
      listen(blackbox),
    ]);
    this.#spawn('prometheus-node-exporter', [
      '--collector.disable-defaults',
      '--collector.filesystem',
      '--collector.textfile',
      `--collector.textfile.directory=${this.textfiles}`,
      listen(node),
    ]);
    const queries = at('queries.yaml', read('postgres-queries.yaml'));
    this.#spawn('prometheus-postgres-exporter', [`--extend.query-path=${queries}`, listen(postgres)], {
      DATA_SOURCE_NAME: `${databaseUrl}?sslmode=disable`,
    });
    const rules = read('alerts.yml');
    const rulesFile = at('alerts.yml', forSeconds === null ? rules : shortenRules(rules, forSeconds));
    const own = (port: number) => [`127.0.0.1:${port}`];
    at(
      'prometheus.yml',
      renderConfiguration(read('prometheus.yml'), {
        rulesFile,
        intervalSeconds,
        targets: { ...targets, postgres: own(postgres), node: own(node) },
        blackbox: `127.0.0.1:${blackbox}`,
      }),
    );
    await this.startPrometheus();
  }

  async startPrometheus(): Promise<void> {
    const { place, ports } = this.#settings;
    this.#spawn('prometheus', [
      `--config.file=${path.join(place, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(place, 'data')}`,
      `--web.listen-address=127.0.0.1:${ports[0]}`,
    ]);
    await waitUntilOk(`http://127.0.0.1:${ports[0]}/-/ready`);
  }

  /** Puts samples of the past into Prometheus, which reads them when it starts. */
  async addHistory(openMetrics: string): Promise<void> {
    const { place } = this.#settings;
    const file = path.join(place, 'history.txt');
    writeFileSync(file, openMetrics);
    await this.#end('prometheus');
    run('promtool', ['tsdb', 'create-blocks-from', 'openmetrics', file, path.join(place, 'data')]);
    await this.startPrometheus();
  }

  async alerts(): Promise<Alert[]> {
    const answer = await fetch(`http://127.0.0.1:${this.#settings.ports[0]}/api/v1/alerts`);
    const { data } = (await answer.json()) as {
      data: { alerts: { labels: { alertname: string }; state: Alert['state']; activeAt: string }[] };
    };
    return data.alerts.map(({ labels, state, activeAt }) => ({ name: labels.alertname, state, activeAt }));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#children.keys()].map((name) => this.#end(name)));
  }

  #spawn(program: string, args: string[], env: Record<string, string> = {}): void {
    const log = createWriteStream(path.join(this.#settings.place, `${program}.log`), { flags: 'a' });
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#children.set(program, child);
  }

  async #end(name: string): Promise<void> {
    const child = this.#children.get(name);
    this.#children.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}
