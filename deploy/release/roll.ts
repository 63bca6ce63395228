import { setTimeout as sleep } from 'node:timers/promises';
import type { Haproxy } from './haproxy-socket.ts';
import type { Machine } from './machine.ts';
import type { Part } from './settings.ts';

// Event streams stay open for long; after this time the process is asked to end, and browsers connect again.
const MAX_DRAIN_SECONDS = 30;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Replaces every process of a part: starts one of the new version, sends requests to it, drains one of the old version
 * and ends it. A new process that does not become ready is ended and the release stops; the old ones were not touched.
 */
export async function roll(machine: Machine, haproxy: Haproxy, part: Part, version: string): Promise<void> {
  const old = await machine.listRunning(part);
  const free = part.ports.filter((port) => !old.includes(port));
  if (free.length === 0) throw new Error(`${part.name}: every port is in use`);
  for (const port of old) {
    const next = free.shift();
    if (next === undefined) throw new Error(`${part.name}: no free port`);
    await add(machine, haproxy, part, next, version);
    await remove(machine, haproxy, part, port);
    free.push(port);
  }
  for (let running = old.length; running < part.running; running += 1) {
    const next = free.shift();
    if (next === undefined) throw new Error(`${part.name}: no free port`);
    await add(machine, haproxy, part, next, version);
  }
}

async function add(
  machine: Machine,
  haproxy: Haproxy,
  part: Part,
  port: number,
  version: string,
): Promise<void> {
  const began = Date.now();
  const server = `${part.name}${port}`;
  if (part.backend) await haproxy.setState(part.backend, server, 'maint');
  try {
    machine.start(part, port, version);
    await machine.waitUntilReady(part, port);
  } catch (error) {
    machine.printLog(part, port);
    machine.stop(part, port);
    throw error;
  }
  if (part.backend) {
    await haproxy.setState(part.backend, server, 'ready');
    while (!(await haproxy.isUp(part.backend, server))) await sleep(100);
  }
  console.log(`${new Date().toISOString()} ${server} ${version}: ready after ${seconds(began)}`);
}

async function remove(machine: Machine, haproxy: Haproxy, part: Part, port: number): Promise<void> {
  const began = Date.now();
  const server = `${part.name}${port}`;
  if (part.backend) {
    await haproxy.setState(part.backend, server, 'drain');
    const end = Date.now() + MAX_DRAIN_SECONDS * 1000;
    while ((await haproxy.sessions(part.backend, server)) > 0 && Date.now() < end) await sleep(100);
  }
  const drained = seconds(began);
  machine.stop(part, port);
  if (part.backend) await haproxy.setState(part.backend, server, 'maint');
  console.log(
    `${new Date().toISOString()} ${server}: drained after ${drained}, ended after ${seconds(began)}`,
  );
}
