// `node scripts/pooled.ts [files]`: the database tests of the api with PgBouncer between it and PostgreSQL. Tests about
// what a pooler cannot do (LISTEN, the worker's locks) connect directly, as the processes themselves do.
import { spawnSync } from 'node:child_process';
import { startPgBouncer } from './services/pgbouncer.ts';
import { REPOSITORY, readSettings } from './services/settings.ts';
import { freePorts } from './system/free-ports.ts';

const settings = readSettings();
const [port = 0] = await freePorts(1);
const pooler = await startPgBouncer(settings, port);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['apps/server'];
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'db', ...wanted], {
  cwd: REPOSITORY,
  stdio: 'inherit',
  env: {
    ...process.env,
    PADDOCK_DATABASE_URL: pooler.appUrl,
    PADDOCK_DATABASE_DIRECT_URL: settings.postgres.appUrl,
  },
});
await pooler.stop();
process.exitCode = status ?? 1;
