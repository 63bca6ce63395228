import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { withDatabase } from './owner-database.ts';

const REPOSITORY = realpathSync(path.join(import.meta.dirname, '../../../..'));
const MARK_PREFIX = 'paddock: may be dropped by checkout ';
/** Stands as a comment on every database that a command makes and drops. */
const MARK = `${MARK_PREFIX}${createHash('sha256').update(REPOSITORY).digest('hex').slice(0, 12)}`;

/** Drops the database if this checkout made it, and makes it again, empty or as a copy. */
export async function recreateOwnDatabase(ownerUrl: string, name: string, template?: string): Promise<void> {
  await dropOwnDatabase(ownerUrl, name);
  await asAdmin(ownerUrl, async (admin) => {
    const from = template ? ` template ${admin.escapeIdentifier(template)}` : '';
    await admin.query(`create database ${admin.escapeIdentifier(name)}${from}`);
    await markOwn(admin, name);
  });
}

/** Drops the database; throws when it is there and was not made by this checkout. */
export async function dropOwnDatabase(ownerUrl: string, name: string): Promise<void> {
  await refuseForeignDatabase(ownerUrl, name);
  await asAdmin(ownerUrl, (admin) =>
    admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`),
  );
}

/** Makes the database if it is missing; throws when another checkout made it. */
export async function ensureOwnDatabase(ownerUrl: string, name: string): Promise<void> {
  await refuseForeignDatabase(ownerUrl, name);
  await asAdmin(ownerUrl, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await admin.query(`create database ${admin.escapeIdentifier(name)}`);
    await markOwn(admin, name);
  });
}

async function refuseForeignDatabase(ownerUrl: string, name: string): Promise<void> {
  const mark = await asAdmin(ownerUrl, async (admin) => {
    const { rows } = await admin.query<{ mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
      [name],
    );
    return rows[0] ? (rows[0].mark ?? '') : null;
  });
  if (mark === null || mark === MARK) return;
  const { host } = new URL(ownerUrl);
  if (mark.startsWith(MARK_PREFIX))
    throw new Error(
      `The database ${name} at ${host} belongs to another checkout. Set PADDOCK_POSTGRES_PORT to a server of this one.`,
    );
  if (mark !== '' || !(await isOfPaddock(withDatabase(ownerUrl, name))))
    throw new Error(
      `The database ${name} at ${host} was not made by Paddock and is left as it is. Drop it yourself if you can miss it.`,
    );
}

/** Databases made before they were marked: empty, or with our list of migrations. */
async function isOfPaddock(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(
      `select to_regclass('public.schema_migrations') is not null
              or not exists (select from pg_stat_user_tables) as ours`,
    );
    return rows[0]?.ours ?? false;
  } finally {
    await client.end();
  }
}

const markOwn = (admin: pg.Client, name: string) =>
  admin.query(`comment on database ${admin.escapeIdentifier(name)} is ${admin.escapeLiteral(MARK)}`);

async function asAdmin<T>(ownerUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: withDatabase(ownerUrl, 'postgres') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
