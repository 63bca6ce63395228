import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import path from 'node:path';
import { waitForPort } from '../../../scripts/services/process.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { drive } from '../traffic/drive.ts';
import { stopChild } from './bench-system.ts';
import { cpuOf } from './cpu.ts';
import type { PostgresMeter } from './postgres-meter.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// Node's own http and the driver: as many round trips as the path says, each for nothing.
const SERVER = `
const [, url, port] = process.argv;
const pool = new (require('pg').Pool)({ connectionString: url, max: 2 });
const nothing = { name: 'nothing', text: 'select $1::int as n', values: [1] };
require('node:http').createServer(async (request, response) => {
  const client = await pool.connect();
  for (let left = Number(request.url.slice(1)); left > 0; left -= 1) await client.query(nothing);
  client.release();
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
}).listen(Number(port), '127.0.0.1');`;

export interface Floor {
  readonly calls: number;
  readonly roundTrips: number;
}

/** The least that so many calls with so many round trips can cost: CPU of plain node and of PostgreSQL. */
export async function spendFloor(
  databaseUrl: string,
  meter: PostgresMeter,
  { calls, roundTrips }: Floor,
  seconds: number,
): Promise<number> {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, ['-e', SERVER, databaseUrl, String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const agent = new Agent({ keepAlive: true });
  // Seven calls with thirty round trips are five with four and two with five.
  const next = (n: number) => ({
    path: `/${Math.floor(((n + 1) * roundTrips) / calls) - Math.floor((n * roundTrips) / calls)}`,
  });
  try {
    await waitForPort(port, 20);
    await drive(port, agent, next, 2);
    const before = { node: cpuOf(child.pid ?? 0), postgres: await meter.read() };
    const times = await drive(port, agent, next, seconds);
    const spent = cpuOf(child.pid ?? 0) - before.node + (await meter.read()) - before.postgres;
    return (spent / times.length) * calls;
  } finally {
    agent.destroy();
    await stopChild(child);
  }
}
