import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import pg from 'pg';
import { LOCK_TIMED_OUT } from './database-errors.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const APP_ROLE = 'paddock_app';
// Any constant will do; it only has to be the same for every runner.
const LOCK = 7_233_411;
// A waiting ALTER blocks every query behind it, and the api gives up after a second: the lock is waited for less long
// than that, then the runner pauses and retries. migrations/README.md names these figures.
const LOCK_TIMEOUT = '700ms';
const MAX_TRIES = 60;
const STEP_ASIDE_MS = 1000;
// Databases older than the baseline were made by the files before it. The last of them left the schema that the baseline
// makes, but for the order of some columns.
const BASELINE = '20261119_0805__baseline.sql';
const LAST_BEFORE_BASELINE = '20261119_0440_people__same_mailbox.sql';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export async function readMigrations(folder: URL = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{8}_\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, sha256: sha256(text) };
    }),
  );
}

/** Changes whenever the schema would: names the template databases of the tests. */
export function hashMigrations(migrations: readonly Migration[]): string {
  return sha256(migrations.map((migration) => migration.sha256).join()).slice(0, 12);
}

/** Brings the database at `url` up to date and returns the names of the files it applied. */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const files = migrations ?? (await readMigrations());
  const client = new pg.Client({ connectionString: url, application_name: 'paddock-migrate' });
  await client.connect();
  try {
    // Held by the session, so a second runner waits here and then finds nothing left to do.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `set lock_timeout = '${LOCK_TIMEOUT}'; set app.unsafe_all_sites = 'on'; set client_min_messages = warning`,
    );
    await ensureAppRole(client);
    const applied = await applyMissing(client, files);
    await migrateQueue(url);
    await client.query(GRANT_JOB_QUEUE);
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * The queue's own migrations. Left to make its own connection the queue neither waits until that is closed nor hears what
 * happens to it: a database dropped or renamed at once would end the process.
 */
async function migrateQueue(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const closed = new Promise((resolve) => pool.once('remove', resolve));
  try {
    await migrateJobQueue({ pgPool: pool });
  } finally {
    await pool.end();
  }
  await closed;
}

async function ensureAppRole(client: pg.Client) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
  // Without a password the role cannot log in over the network: an administrator sets one.
  if (rowCount === 0) await client.query(`create role ${APP_ROLE} login`);
}

async function applyMissing(client: pg.Client, files: readonly Migration[]) {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const file of files) refuseChanged(file, known.get(file.name));
  const baseline = files.find(({ name }) => name === BASELINE);
  if (baseline && known.size > 0 && !known.has(BASELINE)) {
    await adoptBaseline(client, baseline, known);
    known.set(BASELINE, baseline.sha256);
  }
  const missing = files.filter((file) => !known.has(file.name));
  for (const file of missing) await applyPatiently(client, file);
  return missing.map((file) => file.name);
}

async function adoptBaseline(client: pg.Client, baseline: Migration, known: ReadonlyMap<string, string>) {
  if (!known.has(LAST_BEFORE_BASELINE))
    throw new Error(
      `This database is older than ${BASELINE} and lacks ${LAST_BEFORE_BASELINE}. Drop it and create it again: ` +
        'npm run services -- down, delete the folder of its data (npm run services -- status names it), npm run services -- up.',
    );
  await recordApplied(client, baseline);
}

const recordApplied = (client: pg.Client, { name, sha256 }: Migration) =>
  client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);

function refuseChanged(file: Migration, appliedSha: string | undefined) {
  if (appliedSha !== undefined && appliedSha !== file.sha256)
    throw new Error(`${file.name} was changed after it was applied. Undo the change and write a new file.`);
}

async function applyPatiently(client: pg.Client, file: Migration) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyOne(client, file);
    } catch (error) {
      const { code } = (error as Error).cause as { code?: string };
      if (code !== LOCK_TIMED_OUT || tries === MAX_TRIES) throw error;
      await wait(STEP_ASIDE_MS);
    }
  }
}

async function applyOne(client: pg.Client, file: Migration) {
  await client.query('begin');
  try {
    await client.query(file.text);
    await recordApplied(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${file.name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

// The queue's own tables have row-level security without a policy, which shuts out every role but the owner.
// Written so that it can run after each upgrade of the queue.
const GRANT_JOB_QUEUE = `
  grant usage on schema graphile_worker to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${APP_ROLE};
  grant usage, select, update on all sequences in schema graphile_worker to ${APP_ROLE};
  grant execute on all functions in schema graphile_worker to ${APP_ROLE};
  do $$
  declare target record;
  begin
    for target in
      select c.oid::regclass as name from pg_class c
       where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
         and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'app_runs_jobs')
    loop
      execute format('create policy app_runs_jobs on %s to ${APP_ROLE} using (true) with check (true)', target.name);
    end loop;
  end $$`;
