import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { edgePurge, queuePurge } from './features/edge/queue-purge.ts';
import { transact } from './platform/db/db.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { freePort } from './testing/processes/private-redis.ts';
import { type RunningProcess, startProcess } from './testing/processes/processes.ts';

let database: TestDatabase;
let edge: Server;
let edgeUrl: string;
/** What the edge heard, and what it answers next. */
const heard: { method: string | undefined; tags: unknown }[] = [];
let answers: number[] = [];
/** Bodies of error reports. */
const reported: string[] = [];
const processes: RunningProcess[] = [];

beforeAll(async () => {
  database = await testDatabase();
  edge = createServer(async (request, response) => {
    if (request.url?.includes('/envelope/')) {
      reported.push(await text(request));
      return void response.end('{}');
    }
    heard.push({ method: request.method, tags: request.headers['xkey-softpurge'] });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  edgeUrl = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const { child, ended } of processes.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

afterAll(async () => {
  edge.close();
  await database.drop();
});

async function start(file: string) {
  const port = await freePort();
  const running = startProcess(file, {
    PADDOCK_DATABASE_URL: database.appUrl,
    PADDOCK_EDGE_URL: edgeUrl,
    PADDOCK_ERRORS_DSN: edgeUrl.replace('://', '://key@').concat('/7'),
    PADDOCK_WORKER_PORT: String(port),
  });
  processes.push(running);
  return { ...running, url: `http://127.0.0.1:${port}` };
}

async function until(question: () => boolean | Promise<boolean>, seconds: number) {
  const started = Date.now();
  while (!(await question())) {
    if (Date.now() - started > seconds * 1000) throw new Error(`not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (Date.now() - started) / 1000;
}

const jobs = async (name: string) => {
  const { rows } = await sql<{ locked_by: string | null; attempts: number; last_error: string | null }>`
    select j.locked_by, j.attempts, j.last_error from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${name}`.execute(
    database.owner,
  );
  return rows;
};

test('[B6] a purge is sent after its commit and again until the edge agrees; its failure is reported', {
  timeout: 60_000,
}, async () => {
  const worker = await start('worker.ts');
  await worker.untilPrinted('"working"');
  await transact(database.app, async (tx) => {
    await queuePurge(tx, ['site:xx']);
    return { ok: false };
  });
  answers = [503];
  await transact(database.app, async (tx) => {
    await queuePurge(tx, ['site:it', 'product:falco', 'site:it']);
    return { ok: true };
  });
  await until(async () => (await jobs(edgePurge.name)).some((job) => job.last_error !== null), 30);
  // The back-off is seconds; the test does not wait for it.
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
              from graphile_worker._private_jobs`.execute(database.owner);
  await until(async () => (await jobs(edgePurge.name)).length === 0, 30);
  expect(heard).toEqual([
    { method: 'PURGE', tags: 'site:it product:falco' },
    { method: 'PURGE', tags: 'site:it product:falco' },
  ]);
  const events = reported.map((body) => JSON.parse(body.split('\n')[2] ?? '{}'));
  expect(events, '[B6]').toMatchObject([{ environment: 'worker', transaction: 'job edge.purge' }]);
  const metrics = await (await fetch(`${worker.url}/metrics`)).text();
  expect(metrics).toContain('jobs_total{task="edge.purge",outcome="failed"} 1');
  expect(metrics).toContain('jobs_total{task="edge.purge",outcome="done"} 1');
  expect((await fetch(`${worker.url}/ready`)).status).toBe(200);
});

test('told to stop, the worker leaves within its ten seconds and in peace', async () => {
  const worker = await start('worker.ts');
  await worker.untilPrinted('"working"');
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});
