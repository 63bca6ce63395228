import { createHash } from 'node:crypto';
import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../../cli/owner-database.ts';
import { SMALL } from '../../demo/scale/scale.sizes.ts';
import { scaleStatements } from '../../demo/scale/scale.sql.ts';
import { loadScale } from '../../demo/scale/scale.ts';
import { hashMigrations, readMigrations } from '../../platform/db/migrations.ts';
import { appDatabaseUrl } from './database.ts';

const PREFIX = 'paddock_scale_small_';
// Any constant: test files that start together must not build it twice.
const SCALE_LOCK = 7_233_413;

/**
 * The small scale load, made once per schema and then kept: tests read it and roll back what they write.
 * Returns the address for the application role.
 */
export async function scaleDatabase(): Promise<string> {
  const statements = JSON.stringify(scaleStatements(SMALL));
  const load = createHash('sha256').update(statements).digest('hex').slice(0, 8);
  const name = `${PREFIX}${hashMigrations(await readMigrations())}_${load}`;
  const admin = new pg.Client({ connectionString: withDatabase(ownerDatabaseUrl(), 'postgres') });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [SCALE_LOCK]);
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [PREFIX],
    );
    const names = rows.map((row) => row.datname);
    if (!names.includes(name)) await build(admin, name, names);
  } finally {
    await admin.end();
  }
  return withDatabase(appDatabaseUrl(), name);
}

async function build(admin: pg.Client, name: string, outdated: readonly string[]) {
  for (const old of outdated) await admin.query(`drop database if exists ${old} with (force)`);
  const unfinished = `${PREFIX}unfinished`;
  await loadScale(ownerDatabaseUrl(), { small: true, database: unfinished, report: () => {} });
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}
