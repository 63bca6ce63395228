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
