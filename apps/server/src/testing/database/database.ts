import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';
import { ownerDatabaseUrl, withDatabase } from '../../cli/owner-database.ts';
import { readDatabaseUrl } from '../../config.ts';
import { type Db, openDb } from '../../platform/db/db.ts';
import { hashMigrations, migrate, readMigrations } from '../../platform/db/migrations.ts';

/** Beside other work a test may stand still for seconds: the shop's own limits are tested by those that are about them. */
export const PATIENT = {
  waitMs: 60_000,
  statementTimeoutMs: 60_000,
  lockTimeoutMs: 30_000,
  idleInTransactionMs: 60_000,
} as const;

export interface TestDatabase {
  /** As the owner, seeing every site: for arranging and checking. */
  readonly owner: Db;
  /** As the api and the worker connect: row-level security applies. */
  readonly app: Db;
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** The same without a pooler: LISTEN and the worker connect here. */
  readonly directUrl: string;
  readonly drop: () => Promise<void>;
}

// Any constant: test files that start together must not build the template twice.
const TEMPLATE_LOCK = 7_233_412;
// A process id means something on its own machine only.
const OWN_PREFIX = `paddock_test_${createHash('sha256').update(hostname()).digest('hex').slice(0, 6)}_`;

/** A migrated database of its own for one test file; call `drop` in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = await createDatabase(await ensureTemplate());
  const ownerUrl = withDatabase(ownerDatabaseUrl(), name);
  const appUrl = withDatabase(appDatabaseUrl(), name);
  // `node scripts/pooled.ts`: processes that the test starts find this database without the pooler too.
  const known = process.env.PADDOCK_DATABASE_DIRECT_URL;
  const directUrl = known ? withDatabase(known, name) : appUrl;
  if (known) process.env.PADDOCK_DATABASE_DIRECT_URL = directUrl;
  const owner = openDb({
    url: ownerUrl,
    applicationName: 'test-owner',
    ...PATIENT,
    unsafeAllSites: true,
  });
  const app = openDb({ url: appUrl, applicationName: 'test-app', ...PATIENT });
  const drop = async () => {
    await Promise.all([owner.close(), app.close()]);
    await dropDatabase(name);
  };
  return { owner: owner.db, app: app.db, ownerUrl, appUrl, directUrl, drop };
}

/** One with nothing in it. */
export async function emptyDatabase(): Promise<Pick<TestDatabase, 'owner' | 'ownerUrl' | 'drop'>> {
  const name = await createDatabase('template1');
  const ownerUrl = withDatabase(ownerDatabaseUrl(), name);
  const { db, close } = openDb({ url: ownerUrl, applicationName: 'test-owner', unsafeAllSites: true });
  return { owner: db, ownerUrl, drop: () => close().then(() => dropDatabase(name)) };
}

async function createDatabase(template: string): Promise<string> {
  const name = `${OWN_PREFIX}${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
  return name;
}

async function dropDatabase(name: string): Promise<void> {
  await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
}

/** Builds the template for the present migrations if it is not there. The global set-up may call it early. */
export async function ensureTemplate(): Promise<string> {
  const name = `paddock_template_${hashMigrations(await readMigrations())}`;
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await buildTemplate(admin, name);
    await dropOrphans(admin);
  });
  return name;
}

/** A run that was killed could not drop its databases: the next one does. */
async function dropOrphans(admin: pg.Client) {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [OWN_PREFIX],
  );
  const orphans = rows.filter(
    ({ datname }) => !isRunning(Number(datname.slice(OWN_PREFIX.length).split('_')[0])),
  );
  for (const { datname } of orphans) await admin.query(`drop database if exists ${datname} with (force)`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function buildTemplate(admin: pg.Client, name: string) {
  // Under another name until it is whole, so that a run killed half-way leaves no broken template.
  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  await migrate(withDatabase(ownerDatabaseUrl(), unfinished));
  await admin.query(`alter database ${unfinished} rename to ${name}`);
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname like 'paddock\\_template\\_%' and datname <> $1`,
    [name],
  );
  for (const old of rows) await admin.query(`drop database if exists ${old.datname} with (force)`);
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: withDatabase(ownerDatabaseUrl(), 'postgres') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

export const appDatabaseUrl = () => readDatabaseUrl();
