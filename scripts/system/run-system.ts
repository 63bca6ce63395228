import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseTakenPort } from '../services/process.ts';
import { environmentOf, type ServiceName, type Settings } from '../services/settings.ts';
import { stopServices } from '../services.ts';
import { APPS, type App } from './apps.ts';
import { type Child, startChild } from './child.ts';
import { prepareSystem } from './prepare.ts';

export interface RunningSystem {
  settings: Settings;
  /** Resolves with the first app that ended unexpectedly. */
  failure: Promise<string>;
  /** Ends the apps in reverse order, then the services this run started. */
  stop(): Promise<void>;
}

interface Options {
  mode: 'start' | 'develop';
  /** A file for the apps' lines instead of our own output. */
  logFile?: string;
  /** Names of the apps to start; without it all of them, and the edge. */
  only?: readonly string[];
}

// Far longer than it takes at rest; an app that cannot start ends by itself and is noticed at once.
const START_SECONDS = 300;

/** The whole system, from the services to the edge, answering when this resolves. */
export async function runSystem(
  settings: Settings,
  { mode, logFile, only }: Options,
): Promise<RunningSystem> {
  const apps = only ? APPS.filter(({ name }) => only.includes(name)) : APPS;
  for (const app of apps) {
    const ports = { [app.variable]: app.port(settings), ...app.morePorts?.(settings) };
    for (const [variable, port] of Object.entries(ports)) await refuseTakenPort(port, variable);
  }
  const started = await prepareSystem(
    { ...settings, varnish: { ...settings.varnish, development: mode === 'develop' } },
    { hasEdge: !only },
  );
  const children: Child[] = [];
  const stop = () => stopAll(children, started, settings);
  try {
    const log = logFile ? openLog(logFile) : undefined;
    for (const app of apps) children.push(startApp(app, settings, mode, log));
    const failure = firstFailure(children);
    await Promise.race([
      Promise.all(apps.map((app) => waitUntilHealthy(app, settings))).then(() =>
        only ? undefined : waitForEdge(settings),
      ),
      failure.then((name) => Promise.reject(new Error(`${name} ended while starting`))),
    ]);
    if (mode === 'start' && !only && !settings.varnish.isExternal) await makePagesOld(settings);
    return { settings, failure, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startApp(
  app: App,
  settings: Settings,
  mode: Options['mode'],
  log?: ReturnType<typeof openLog>,
): Child {
  return startChild({
    name: app.name,
    args: mode === 'start' ? app.start : app.develop,
    cwd: path.join(settings.repository, app.cwd),
    env: {
      ...environmentOf(settings),
      ...(mode === 'develop' && { PADDOCK_ALLOWED_ORIGINS: developmentOrigins(settings) }),
      NODE_ENV: mode === 'start' ? 'production' : 'development',
    },
    ...(log ? { log } : {}),
  });
}

/** While developing, pages are also opened at the storefront's own port, beside the edge. */
const developmentOrigins = ({ storefrontPort, varnish }: Settings) =>
  [storefrontPort, varnish.port]
    .flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
    .join();

async function stopAll(children: Child[], started: ServiceName[], settings: Settings): Promise<void> {
  await Promise.all(children.toReversed().map((child) => child.stop()));
  await stopServices(started, settings);
}

function firstFailure(children: Child[]): Promise<string> {
  return Promise.race(children.map((child) => child.ended.then(() => child.name)));
}

function waitUntilHealthy(app: App, settings: Settings): Promise<void> {
  return waitFor(`http://127.0.0.1:${app.port(settings)}/health`, (status) => status === 200);
}

// The edge found the storefront missing while it started, and looks again every two seconds. Asked for a page it never
// keeps: a kept one it would serve all the same.
function waitForEdge(settings: Settings): Promise<void> {
  return waitFor(`${settings.varnish.url}/?choose`, (status) => status !== 503);
}

/** Pages cached before a new build have the styles and texts of the old one: the edge must revalidate them. */
async function makePagesOld(settings: Settings): Promise<void> {
  const headers = { 'xkey-softpurge': 'pages' };
  const answer = await fetch(settings.varnish.url.replace('localhost', '127.0.0.1'), {
    method: 'PURGE',
    headers,
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The edge answered ${answer.status} when its pages were to be made old`);
}

async function waitFor(url: string, isThere: (status: number) => boolean): Promise<void> {
  const end = Date.now() + START_SECONDS * 1000;
  while (!isThere(await statusOf(url))) {
    if (Date.now() > end) throw new Error(`${url} does not answer after ${START_SECONDS} s`);
    await sleep(100);
  }
}

/** 503 also stands for no answer at all. */
async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? 503;
}

function openLog(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  return createWriteStream(file);
}
