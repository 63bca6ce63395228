import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dropOwnDatabase, recreateOwnDatabase } from '../../../apps/server/src/cli/own-database.ts';
import { hashMigrations, readMigrations } from '../../../apps/server/src/platform/db/migrations.ts';
import { run } from '../../../scripts/services/run.ts';
import { REPOSITORY, readSettings } from '../../../scripts/services/settings.ts';
import { startServices } from '../../../scripts/services.ts';
import { UNCAP_SITES } from '../../../scripts/system/uncap-sites.ts';

const RUN_DATABASE = 'paddock_chaos';

export const inDatabase = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

export const psql = (url: string, statement: string) =>
  run('psql', ['-X', '-q', '-At', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', statement]);

/** The demo brand in the usual PostgreSQL, made once per set of migrations. */
async function prepareTemplate(): Promise<string> {
  const { postgres } = readSettings();
  await startServices(['postgres']);
  const template = `paddock_chaos_${hashMigrations(await readMigrations())}`;
  const admin = inDatabase(postgres.ownerUrl, 'postgres');
  const made = psql(admin, `select datname from pg_database where starts_with(datname, 'paddock_chaos_')`);
  if (!made.split('\n').includes(template)) {
    for (const old of made.split('\n').filter(Boolean)) await dropOwnDatabase(postgres.ownerUrl, old);
    const unfinished = `${template}_unfinished`;
    await recreateOwnDatabase(postgres.ownerUrl, unfinished);
    for (const cli of ['migrate.ts', 'demo.ts']) fill(cli, inDatabase(postgres.ownerUrl, unfinished));
    psql(admin, `alter database ${unfinished} rename to ${template}`);
  }
  return template;
}

export async function templateUrl(): Promise<string> {
  return inDatabase(readSettings().postgres.ownerUrl, await prepareTemplate());
}

/** The roles and the demo brand in another server, copied from where it is. */
export function copyBrand(templateUrl: string, superuserUrl: string, database: string): void {
  const roles = path.join(REPOSITORY, 'scripts/services/roles-and-database.sql');
  run('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', superuserUrl], {
    input: readFileSync(roles, 'utf8'),
  });
  psql(superuserUrl, `create database ${database} owner paddock_owner template template0`);
  const line =
    'set -o pipefail; pg_dump --enable-row-security "$0" | psql -X -q -v ON_ERROR_STOP=1 -d "$1" >/dev/null';
  run('bash', ['-c', line, templateUrl, inDatabase(superuserUrl, database)], {
    env: { PGOPTIONS: '-c app.unsafe_all_sites=on' },
  });
}

/** A copy of it for one run. */
export async function prepareDatabase(): Promise<{ ownerUrl: string; appUrl: string }> {
  const { postgres } = readSettings();
  const template = await prepareTemplate();
  await recreateOwnDatabase(postgres.ownerUrl, RUN_DATABASE, template);
  psql(inDatabase(postgres.ownerUrl, RUN_DATABASE), UNCAP_SITES);
  return {
    ownerUrl: inDatabase(postgres.ownerUrl, RUN_DATABASE),
    appUrl: inDatabase(postgres.appUrl, RUN_DATABASE),
  };
}

export const dropRunDatabase = () => dropOwnDatabase(readSettings().postgres.ownerUrl, RUN_DATABASE);

function fill(cli: string, ownerUrl: string): void {
  const done = spawnSync(process.execPath, [path.join(REPOSITORY, 'apps/server/src/cli', cli)], {
    cwd: REPOSITORY,
    env: { ...process.env, PADDOCK_OWNER_DATABASE_URL: ownerUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`${cli} failed`);
}
