import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderEdge } from '../../deploy/edge/render-edge.ts';
import { refuseTakenPort, runningPid, stopByPidFile, waitForPort } from './process.ts';
import { run } from './run.ts';
import type { Settings } from './settings.ts';
import { type Identity, identityOf, privateDirectory } from './unprivileged.ts';

const PROGRAM = 'varnishd';
// Rules are calls into varnishd, one after the other: compiled with more care they are no faster, but the edge is back
// half a second later.
const COMPILE = 'exec cc -O1 -w -pthread -fpic -shared -Wl,-x -o %o %s';

export interface EdgePlace {
  directory: string;
  port: number;
  storefrontPort: number;
  development?: boolean;
  /** Hosts besides this machine's own; those of PADDOCK_ORIGIN and PADDOCK_EDGE_HOSTS unless told otherwise. */
  hosts?: string[];
  /** Event streams at one time. */
  maxStreams?: number;
  /** Pages that are not in the cache, per network and minute. */
  maxMisses?: number;
}

export function startVarnish(settings: Settings): Promise<boolean> {
  return startEdge({
    directory: settings.varnish.directory,
    port: settings.varnish.port,
    storefrontPort: settings.storefrontPort,
    development: settings.varnish.development,
  });
}

/** Starts varnishd with our rules; when it already runs with older rules, loads the new ones without a restart. */
export async function startEdge(place: EdgePlace): Promise<boolean> {
  const identity = identityOf('vcache');
  const file = path.join(place.directory, 'paddock.vcl');
  const rules = renderEdge({
    storefrontPort: place.storefrontPort,
    hosts: [`localhost:${place.port}`, `127.0.0.1:${place.port}`, ...(place.hosts ?? publicHosts())],
    development: place.development ?? false,
    ...(place.maxStreams !== undefined && { maxStreams: place.maxStreams }),
    ...(place.maxMisses !== undefined && { maxMisses: place.maxMisses }),
  });
  if (edgePid(place.directory) !== null) return reload(place, file, rules, identity);
  await refuseTakenPort(place.port, 'PADDOCK_EDGE_PORT');
  privateDirectory(place.directory, identity);
  // The service's user may not be able to read the checkout, so the rules are copied beside its data.
  writeFileSync(file, rules);
  chmodSync(file, 0o644);
  run(
    varnish(PROGRAM),
    [
      ...['-a', `127.0.0.1:${place.port}`],
      ...['-f', file],
      ...['-n', path.join(place.directory, 'work')],
      ...['-P', pidFileOf(place.directory)],
      ...['-s', 'malloc,256m'],
      ...['-p', `cc_command=${COMPILE}`],
      // Already unprivileged: there is nothing left to give up.
      ...['-j', 'none'],
    ],
    { identity },
  );
  await waitForPort(place.port, 20);
  return true;
}

export const stopVarnish = (settings: Settings) => stopEdge(settings.varnish.directory);

export function stopEdge(directory: string): Promise<boolean> {
  return stopByPidFile(pidFileOf(directory), PROGRAM);
}

export const varnishPid = (settings: Settings) => edgePid(settings.varnish.directory);

function edgePid(directory: string): number | null {
  return runningPid(pidFileOf(directory), PROGRAM);
}

function reload(place: EdgePlace, file: string, rules: string, identity: Identity): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === rules) return false;
  writeFileSync(file, rules);
  const name = `rules_${Date.now()}`;
  const admin = ['-n', path.join(place.directory, 'work')];
  run(varnish('varnishadm'), [...admin, 'vcl.load', name, file], { identity });
  run(varnish('varnishadm'), [...admin, 'vcl.use', name], { identity });
  return true;
}

function publicHosts({ PADDOCK_ORIGIN, PADDOCK_EDGE_HOSTS = '' } = process.env): string[] {
  const further = PADDOCK_EDGE_HOSTS.split(',').map((host) => host.trim());
  return [PADDOCK_ORIGIN ? new URL(PADDOCK_ORIGIN).host : '', ...further].filter(Boolean);
}

const pidFileOf = (directory: string) => path.join(directory, 'varnish.pid');

// Debian puts varnishd into /usr/sbin, which is not on the PATH of ordinary users.
function varnish(program: string): string {
  return ['/usr/sbin', '/usr/bin'].map((bin) => `${bin}/${program}`).find(existsSync) ?? program;
}
