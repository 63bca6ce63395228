import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hashMigrations, readMigrations } from '../../apps/server/src/platform/migrations.ts';
import { run } from '../../scripts/services/run.ts';
import { REPOSITORY, readSettings } from '../../scripts/services/settings.ts';
import { startServices } from '../../scripts/services.ts';

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
    for (const old of made.split('\n').filter(Boolean)) psql(admin, `drop database ${old} with (force)`);
    const unfinished = `${template}_unfinished`;
    psql(admin, `create database ${unfinished}`);
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
  const admin = inDatabase(postgres.ownerUrl, 'postgres');
  psql(admin, `drop database if exists ${RUN_DATABASE} with (force)`);
  psql(admin, `create database ${RUN_DATABASE} template ${template}`);
  return {
    ownerUrl: inDatabase(postgres.ownerUrl, RUN_DATABASE),
    appUrl: inDatabase(postgres.appUrl, RUN_DATABASE),
  };
}

export function dropRunDatabase(): void {
  psql(
    inDatabase(readSettings().postgres.ownerUrl, 'postgres'),
    `drop database if exists ${RUN_DATABASE} with (force)`,
  );
}

function fill(cli: string, ownerUrl: string): void {
  const done = spawnSync(process.execPath, [path.join(REPOSITORY, 'apps/server/src/cli', cli)], {
    cwd: REPOSITORY,
    env: { ...process.env, PADDOCK_OWNER_DATABASE_URL: ownerUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`${cli} failed`);
}
