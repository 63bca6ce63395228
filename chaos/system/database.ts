import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { dropOwnDatabase, recreateOwnDatabase } from '../../apps/server/src/cli/own-database.ts';
import { hashMigrations, readMigrations } from '../../apps/server/src/platform/db/migrations.ts';
import { run } from '../../scripts/services/run.ts';
import { REPOSITORY, readSettings } from '../../scripts/services/settings.ts';
import { startServices } from '../../scripts/services.ts';
import { UNCAP_SITES } from '../../scripts/system/uncap-sites.ts';

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
