import { setTimeout as sleep } from 'node:timers/promises';
import { slowness } from '../judge/spans.ts';
import { waitUntilOk } from '../system/chaos-system.ts';
import type { Fault, Trial } from '../trial.ts';

const KILL_EVERY_MS = 5000;
const JOB_SECONDS = 30;

async function killApis({ system, short }: Trial) {
  const times = short ? 3 : 10;
  for (let n = 0; n < times; n += 1) {
    const at = n % 2;
    system.kill(`api${at}`);
    const killed = Date.now();
    await sleep(500);
    await waitUntilOk(`http://127.0.0.1:${system.settings.apiPorts[at]}/ready`);
    if (!short) await sleep(Math.max(0, KILL_EVERY_MS - (Date.now() - killed)));
  }
  return { wrong: [], note: `${times} killed, every five seconds or as soon as the last was back` };
}

async function killWorkers({ system, owner, short }: Trial) {
  const times = short ? 1 : 10;
  const seconds: number[] = [];
  while (seconds.length < times) {
    const held = await untilJobsAreHeld(owner);
    system.kill('worker');
    const killed = Date.now();
    // What was finished in the same moment was not met half-way.
    if ((await stillThere(owner, held)).length > 0) seconds.push(await untilDone(owner, held, killed));
  }
  const slowest = Math.max(...seconds);
  const note = `${times} killed mid-job; their jobs done again after ${Math.min(...seconds).toFixed(1)} to ${slowest.toFixed(1)} s`;
  return {
    wrong: slowest > JOB_SECONDS * slowness() ? [`a dead worker's job waited ${slowest.toFixed(1)} s`] : [],
    note,
  };
}

interface Held {
  readonly id: string;
}

const HELD = `
select j.id::text from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
 where j.locked_by is not null and j.locked_at > now() - interval '500 milliseconds' and t.identifier like 'mails.%'`;

async function untilJobsAreHeld(owner: Trial['owner']): Promise<Held[]> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const { rows } = await owner.pool.query<Held>(HELD);
    if (rows.length > 0) return rows;
    await sleep(10);
  }
  throw new Error('No worker holds a job');
}

const stillThere = async (owner: Trial['owner'], held: readonly Held[]) =>
  (
    await owner.pool.query<Held>('select id::text from graphile_worker._private_jobs where id = any($1)', [
      held.map(({ id }) => id),
    ])
  ).rows;

/** Seconds until another worker has done each of them. */
async function untilDone(owner: Trial['owner'], held: readonly Held[], killed: number): Promise<number> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await stillThere(owner, held)).length === 0) return (Date.now() - killed) / 1000;
    await sleep(100);
  }
  return 60;
}

export const PROCESS_FAULTS: Fault[] = [
  {
    id: 'F1',
    what: 'an api process of two dies',
    how: 'kill -9',
    on: 'system',
    inShort: true,
    reach: 2,
    run: killApis,
  },
  {
    id: 'F3',
    what: 'the worker dies in the middle of jobs',
    how: 'kill -9',
    on: 'system',
    inShort: true,
    reach: 2,
    run: killWorkers,
  },
];
