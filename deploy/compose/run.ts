// node deploy/compose/run.ts up|down [--env-file <file>]: starts compose.yaml with plain podman, for machines without
// Compose v2. --local: with the stand-ins of PostgreSQL and Redis that deploy/images/build.sh --local makes.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { REPOSITORY } from '../../scripts/services/settings.ts';
import { type Compose, inOrder, readCompose, readEnvFile, runArguments } from './read-compose.ts';

const HEALTHY_SECONDS = 180;
// Each look starts a process in the container, which takes time from what it waits for.
const POLL_MS = 500;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'env-file': { type: 'string', default: 'deploy/compose/state/compose.env' },
    local: { type: 'boolean' },
    volumes: { type: 'boolean' },
  },
});
const STAND_INS = {
  PADDOCK_POSTGRES_IMAGE: 'localhost/paddock-postgres',
  PADDOCK_REDIS_IMAGE: 'localhost/paddock-redis',
};
const settings = {
  ...(values.local && STAND_INS),
  ...readEnvFile(path.join(REPOSITORY, values['env-file'])),
  ...process.env,
};
if (values.local) process.env.CONTAINERS_CONF = writeLocalConf();
const compose = readCompose(path.join(import.meta.dirname, 'compose.yaml'), settings);
const began = Date.now();
const tell = (text: string) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);

async function up(): Promise<void> {
  const network = compose.networks.paddock?.ipam.config[0];
  if (!podman(['network', 'exists', compose.name], true)) {
    const range = network?.ip_range ? ['--ip-range', network.ip_range] : [];
    podman(['network', 'create', '--subnet', network?.subnet ?? '', ...range, compose.name]);
  }
  // Each starts as soon as its own dependencies are there: a slow one delays only those that need it.
  await Promise.all(
    inOrder(compose.services).map(async (name) => {
      await waitForNeeded(name);
      start(name);
      started.add(name);
      await waitUntil(name, conditionOf(name));
    }),
  );
  tell('the shop runs');
}

const started = new Set<string>();

/** A one-shot service is complete when it ends; every other is healthy. */
const conditionOf = (name: string) =>
  compose.services[name]?.healthcheck?.disable ? 'service_completed_successfully' : 'service_healthy';

function start(name: string): void {
  const service = compose.services[name];
  if (!service) return;
  podman(['rm', '--force', '--ignore', containerOf(name)]);
  podman([
    'run',
    '--detach',
    ...runArguments(compose, name, import.meta.dirname),
    service.image,
    ...(service.command ?? []).map(String),
  ]);
}

async function waitForNeeded(name: string): Promise<void> {
  for (const [other, { condition }] of Object.entries(compose.services[name]?.depends_on ?? {}))
    if (compose.services[other]) await waitUntil(other, condition);
}

const waits = new Map<string, Promise<void>>();

/** All that wait for the same state of a service share one series of looks. */
function waitUntil(name: string, condition: string): Promise<void> {
  const state = `${name} ${condition.replace('service_', '').replaceAll('_', ' ')}`;
  const wait = waits.get(state) ?? lookUntil(name, condition).then(() => tell(state));
  waits.set(state, wait);
  return wait;
}

async function lookUntil(name: string, condition: string): Promise<void> {
  while (!started.has(name)) await sleep(POLL_MS);
  if (condition === 'service_started') return;
  const end = Date.now() + HEALTHY_SECONDS * 1000;
  while (!(condition === 'service_healthy' ? isHealthy(name) : isComplete(name))) {
    if (Date.now() > end || hasFailed(name)) {
      spawnSync('podman', ['logs', '--tail', '20', containerOf(name)], { stdio: 'inherit' });
      throw new Error(`${name} does not start`);
    }
    await sleep(POLL_MS);
  }
}

function isHealthy(name: string): boolean {
  const test = compose.services[name]?.healthcheck?.test;
  return test
    ? podman(['exec', containerOf(name), ...test.slice(1)], true)
    : podman(['healthcheck', 'run', containerOf(name)], true);
}

const stateOf = (name: string) =>
  spawnSync('podman', ['inspect', '--format', '{{.State.Status}} {{.State.ExitCode}}', containerOf(name)], {
    encoding: 'utf8',
  }).stdout.trim();
const isComplete = (name: string) => stateOf(name) === 'exited 0';
const hasFailed = (name: string) => /^exited [1-9]/.test(stateOf(name));

function down(): void {
  const names = inOrder(compose.services).toReversed().map(containerOf);
  podman(['rm', '--force', '--ignore', '--time', '10', ...names]);
  podman(['network', 'rm', '--force', compose.name], true);
  if (values.volumes) podman(['volume', 'rm', '--force', ...listVolumes(compose)], true);
  tell('stopped');
}

const listVolumes = (file: Compose) =>
  Object.keys((file as unknown as { volumes: object }).volumes).map((name) => `${file.name}_${name}`);

function containerOf(name: string): string {
  return `${compose.name}-${name}`;
}

function podman(args: string[], mayFail = false): boolean {
  const done = spawnSync('podman', args, { encoding: 'utf8' });
  if (done.error) throw done.error;
  if (done.status !== 0 && !mayFail) throw new Error(`podman ${args.slice(0, 2).join(' ')}: ${done.stderr}`);
  return done.status === 0;
}

/**
 * Root without CAP_SYS_RESOURCE: runc behind a wrapper that leaves the limits out. The file stays, for `podman exec` by
 * hand: CONTAINERS_CONF is its path.
 */
function writeLocalConf(): string {
  const file = path.join(REPOSITORY, 'deploy/compose/state/containers.conf');
  const wrapper = path.join(REPOSITORY, 'deploy/images/local/runc-here');
  writeFileSync(
    file,
    `[network]\nnetwork_backend = "netavark"\n[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\n[engine.runtimes]\nrunc = ["${wrapper}"]\n`,
  );
  return file;
}

if (positionals[0] === 'up') await up();
else if (positionals[0] === 'down') down();
else console.log('node deploy/compose/run.ts up|down [--local] [--volumes] [--env-file <file>]');
