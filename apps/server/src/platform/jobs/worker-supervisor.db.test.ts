import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { createLog } from '../observability/log.ts';
import { superviseWorkers } from './worker-supervisor.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const log = createLog({ level: 'silent', name: 'test' });

async function watch(tasks: readonly string[], lastJobAt: () => number) {
  const starved: number[] = [];
  const supervisor = await superviseWorkers({
    databaseUrl: database.appUrl,
    workerId: 'idle',
    log,
    tasks,
    lastJobAt,
    starvedSeconds: 1,
    onStarved: (waiting) => void starved.push(waiting),
  });
  await supervisor.stop();
  return starved;
}

test('a worker that takes no job although one of its own waits is found out', async () => {
  await sql`select graphile_worker.add_job('edge.purge', run_at => now() - interval '1 minute')`.execute(
    database.owner,
  );
  const long = () => Date.now() - 60_000;
  expect(await watch(['edge.purge'], long)).toEqual([1]);
  expect(await watch(['edge.purge'], () => Date.now())).toEqual([]);
  expect(await watch(['something.else'], long)).toEqual([]);
});

test('a job that waits behind a running job of its queue does not show a starved worker, and a dead worker loses its queue', async () => {
  await sql`select graphile_worker.add_job('media.check', queue_name => 'pictures', run_at => now() - interval '1 minute')`.execute(
    database.owner,
  );
  const lock = (worker: string) =>
    sql`update graphile_worker._private_job_queues set locked_by = ${worker}, locked_at = now() - interval '1 minute'`.execute(
      database.owner,
    );
  const holders = async () =>
    (
      await sql<{
        locked_by: string | null;
      }>`select locked_by from graphile_worker._private_job_queues`.execute(database.owner)
    ).rows;
  // Its own heartbeat keeps the lock.
  await lock('idle');
  expect(await watch(['media.check'], () => 0)).toEqual([]);
  expect(await holders()).toEqual([{ locked_by: 'idle' }]);
  await lock('killed');
  expect(await watch(['media.check'], () => 0)).toEqual([1]);
  expect(await holders()).toEqual([{ locked_by: null }]);
});
