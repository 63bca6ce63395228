import { ensureEverything, ensureInstalled } from './services/packages.ts';
import { postgresPid, startPostgres, stopPostgres } from './services/postgres.ts';
import { isListening } from './services/process.ts';
import { redisPid, startRedis, stopRedis } from './services/redis.ts';
import { readSettings, type ServiceName, type Settings } from './services/settings.ts';
import { startVarnish, stopVarnish, varnishPid } from './services/varnish.ts';

const SERVICES = {
  postgres: {
    start: startPostgres,
    stop: stopPostgres,
    pid: postgresPid,
    url: (s: Settings) => s.postgres.ownerUrl,
  },
  redis: { start: startRedis, stop: stopRedis, pid: redisPid, url: (s: Settings) => s.redis.url },
  varnish: { start: startVarnish, stop: stopVarnish, pid: varnishPid, url: (s: Settings) => s.varnish.url },
};

const ALL = Object.keys(SERVICES) as ServiceName[];

/** Makes sure the named services answer: those with a given address are only asked, the others started if need be. */
export async function startServices(
  names: ServiceName[] = ALL,
  settings = readSettings(),
): Promise<ServiceName[]> {
  const ours = names.filter((name) => !settings[name].isExternal);
  ensureInstalled(ours.filter((name) => SERVICES[name].pid(settings) === null));
  const started: ServiceName[] = [];
  for (const name of ours) if (await SERVICES[name].start(settings)) started.push(name);
  for (const name of names) if (settings[name].isExternal) await requireAnswer(name, settings);
  return started;
}

/** Stops what this checkout started, newest layer first; services with a given address are left alone. */
export async function stopServices(
  names: ServiceName[] = ALL,
  settings = readSettings(),
): Promise<ServiceName[]> {
  const stopped: ServiceName[] = [];
  for (const name of [...names].reverse()) {
    if (!settings[name].isExternal && (await SERVICES[name].stop(settings))) stopped.push(name);
  }
  return stopped;
}

async function requireAnswer(name: ServiceName, settings: Settings): Promise<void> {
  const { hostname, port, protocol } = new URL(SERVICES[name].url(settings));
  const standard = { 'postgres:': 5432, 'postgresql:': 5432, 'redis:': 6379, 'http:': 80, 'https:': 443 }[
    protocol
  ];
  if (await isListening(Number(port) || (standard ?? 0), hostname)) return;
  throw new Error(`${name} was given as ${hostname}:${port}, but nothing answers there`);
}

async function printStatus(settings: Settings): Promise<void> {
  for (const name of ALL) {
    const { username, hostname, port, pathname } = new URL(SERVICES[name].url(settings));
    const pid = SERVICES[name].pid(settings);
    const state = settings[name].isExternal ? 'external' : pid === null ? 'stopped' : `running, pid ${pid}`;
    console.log(
      `${name.padEnd(10)}${state.padEnd(22)}${username && `${username}@`}${hostname}:${port}${pathname}`,
    );
  }
  console.log(`data in   ${settings.dataDir}`);
}

async function main(command: string | undefined): Promise<void> {
  const settings = readSettings();
  if (command === 'up') {
    const started = await startServices(ALL, settings);
    console.log(started.length > 0 ? `Started ${started.join(', ')}.` : 'Everything was already running.');
    await printStatus(settings);
  } else if (command === 'down') {
    const stopped = await stopServices(ALL, settings);
    console.log(stopped.length > 0 ? `Stopped ${stopped.join(', ')}.` : 'Nothing was running.');
  } else if (command === 'status') {
    await printStatus(settings);
  } else if (command === 'install') {
    ensureEverything(ALL.filter((name) => !settings[name].isExternal));
  } else {
    console.error('Usage: npm run services -- up | down | status | install');
    process.exitCode = 2;
  }
}

if (import.meta.main) {
  await main(process.argv[2]).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
