import pg from 'pg';
import type { Log } from '../observability/log.ts';

/**
 * The queue keeps the jobs of a killed worker locked for four hours. So every worker has a heartbeat: an
 * advisory lock on a session of its own. PostgreSQL itself drops the lock when the process dies (the socket closes),
 * when its machine vanishes (keepalive) or when it hangs (no beat, so the idle session is ended). A worker that locked a job
 * and has no heartbeat is dead, and its jobs and queues are freed. No table, no clock but the database's.
 */
const BEAT_MS = 2000;
// The server ends these, not the client: a statement the client gave up on would go on waiting in its session.
const LOCK_WAIT_MS = 1000;
const STATEMENT_MS = 4000;
const SILENCE_MS = 10_000;
const REAP_INTERVAL_MS = 5000;
// A worker may lock its first job a moment before its heartbeat starts.
const GRACE_SECONDS = 5;
const LOCK_SPACE = 'paddock-worker';
// Jobs that wait this long while this worker takes none: its runner has died without telling.
const STARVED_SECONDS = 120;

interface Options {
  databaseUrl: string;
  workerId: string;
  log: Log;
  onRescued?: (workerIds: string[]) => void;
  /** What this worker can do; jobs of a newer version wait for a newer worker. */
  tasks?: readonly string[];
  /** When this worker last took a job, or was started. */
  lastJobAt?: () => number;
  /** Work is waiting and this worker does not take it. */
  onStarved?: (waiting: number) => void;
  starvedSeconds?: number;
}

export interface Supervisor {
  stop(): Promise<void>;
}

export async function superviseWorkers(options: Options): Promise<Supervisor> {
  let client: pg.Client | null = null;
  let stopped = false;
  let lastReap = 0;

  async function beat() {
    client ??= await sendHeartbeat(options, () => {
      client = null;
    });
    if (Date.now() - lastReap >= REAP_INTERVAL_MS) {
      lastReap = Date.now();
      await reapDeadWorkers(client, options);
    } else {
      await client.query('select 1');
    }
  }

  async function loop() {
    while (!stopped) {
      try {
        await beat();
      } catch (error) {
        options.log.warn({ err: error }, 'heartbeat failed');
        await client?.end().catch(() => {});
        client = null;
      }
      await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
    }
  }

  await beat();
  const looping = loop();
  return {
    async stop() {
      stopped = true;
      await looping;
      await client?.end();
    },
  };
}

async function sendHeartbeat({ databaseUrl, workerId, log }: Options, onLost: () => void) {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: `paddock-worker-life ${workerId}`,
    connectionTimeoutMillis: 2000,
    // Longer than STATEMENT_MS: only an unreachable server comes this far.
    query_timeout: 5000,
  });
  client.on('error', (error) => {
    log.warn({ err: error }, 'heartbeat connection lost, reconnecting');
    onLost();
  });
  try {
    await client.connect();
    await client.query(`
      set idle_session_timeout = ${SILENCE_MS};
      set lock_timeout = ${LOCK_WAIT_MS}; set statement_timeout = ${STATEMENT_MS};
      set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3`);
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`${LOCK_SPACE}:${workerId}`]);
    return client;
  } catch (error) {
    // The lock may still be held by the last session, which lives on after a balancer between here and there died.
    await client.end().catch(() => {});
    throw error;
  }
}

async function reapDeadWorkers(client: pg.Client, options: Options) {
  await freeDeadWorkers(client, options);
  const { tasks, lastJobAt, onStarved, starvedSeconds = STARVED_SECONDS } = options;
  if (!tasks || !lastJobAt || !onStarved || Date.now() - lastJobAt() < starvedSeconds * 1000) return;
  const { rows } = await client.query<{ waiting: number }>(COUNT_WAITING, [starvedSeconds, tasks]);
  if (rows[0] && rows[0].waiting > 0) onStarved(rows[0].waiting);
}

// Behind a running job of its queue a job waits for that one, not for a worker.
const COUNT_WAITING = `
  select count(*)::int as waiting
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   where j.locked_at is null and j.attempts < j.max_attempts and j.run_at < now() - make_interval(secs => $1)
     and t.identifier = any($2::text[])
     and not exists (select from graphile_worker._private_job_queues q
                      where q.id = j.job_queue_id and q.locked_at is not null)`;

async function freeDeadWorkers(client: pg.Client, { log, onRescued }: Options) {
  const { rows } = await client.query<{ id: string }>(FIND_DEAD, [LOCK_SPACE, GRACE_SECONDS]);
  if (rows.length === 0) return;
  const dead = rows.map((row) => row.id);
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  log.warn({ workers: dead }, 'freed the jobs of dead workers');
  onRescued?.(dead);
}

// pg_locks shows a 64-bit advisory key as two halves.
const FIND_DEAD = `
  with holders as (
    select locked_by as id, max(locked_at) as locked_at
      from graphile_worker._private_jobs where locked_by is not null group by locked_by
    union
    select locked_by, max(locked_at)
      from graphile_worker._private_job_queues where locked_by is not null group by locked_by
  ), keyed as (
    select id, hashtextextended($1 || ':' || id, 0) as key
      from holders where locked_at < now() - make_interval(secs => $2)
  )
  select distinct id from keyed
   where not exists (
     select from pg_locks l
      where l.locktype = 'advisory' and l.granted and l.objsubid = 1
        and l.database = (select oid from pg_database where datname = current_database())
        and l.classid::bigint = ((key >> 32) & 4294967295)
        and l.objid::bigint = (key & 4294967295))`;
