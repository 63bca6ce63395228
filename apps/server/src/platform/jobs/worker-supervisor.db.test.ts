import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

test('[BUG-01] a heartbeat recovers once another session frees its lock, and attempts do not pile up', async () => {
  const [observer, holder] = [await connect(), await connect()];
  const warn = vi.fn();
  const failures = () => warn.mock.calls.filter(([, message]) => message === 'heartbeat failed').length;
  const sessions = async () => (await observer.query<LifeSession>(LIFE_SESSIONS)).rows;
  const supervisor = await superviseWorkers({
    databaseUrl: database.appUrl,
    workerId: 'cut-off',
    log: Object.assign(createLog({ level: 'silent', name: 'test' }), { warn }),
  });
  const [first] = await sessions();
  // Waits for the lock before the heartbeat loses its session, so the holder is the next to have it.
  const taken = holder.query(`select pg_advisory_lock(hashtextextended('paddock-worker:cut-off', 0))`);
  await vi.waitFor(async () => expect((await observer.query(WAITING)).rows).toHaveLength(1), WAIT);
  await observer.query('select pg_terminate_backend($1)', [first?.pid]);
  await taken;

  let max = 0;
  await vi.waitFor(async () => {
    max = Math.max(max, (await sessions()).length);
    expect(failures()).toBeGreaterThanOrEqual(3);
  }, WAIT);
  // The current attempt, and the last one while its session ends.
  expect(max).toBeLessThanOrEqual(2);

  await holder.end();
  await vi.waitFor(async () => expect(await sessions()).toMatchObject([{ is_beating: true }]), WAIT);
  await supervisor.stop();
  await vi.waitFor(async () => expect(await sessions()).toEqual([]), WAIT);
  await observer.end();
}, 120_000);

const WAIT = { timeout: 60_000, interval: 100 };

async function connect() {
  const client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  return client;
}

interface LifeSession {
  pid: number;
  is_beating: boolean;
}
const LIFE_SESSIONS = `
  select a.pid, exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'advisory' and l.granted) as is_beating
    from pg_stat_activity a where a.application_name = 'paddock-worker-life cut-off'`;
const WAITING = `
  select from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`;
