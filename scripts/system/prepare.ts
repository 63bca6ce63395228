import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { run } from '../services/run.ts';
import { environmentOf, type ServiceName, type Settings } from '../services/settings.ts';
import { startServices } from '../services.ts';

/**
 * Services up, schema current, brand loaded, pictures made; each step is quick when there is nothing to do. Without the
 * edge there is no storefront either, so its pictures are not needed.
 */
export async function prepareSystem(settings: Settings, { hasEdge = true } = {}): Promise<ServiceName[]> {
  const started = await startServices(hasEdge ? undefined : ['postgres', 'redis'], settings);
  const env = environmentOf(settings);
  createDatabase(settings);
  runNode('apps/server/src/cli/migrate.ts', settings, env);
  runNode('apps/server/src/cli/demo.ts', settings, env);
  if (hasEdge) runNode('scripts/media.ts', settings, env);
  return started;
}

/** A brand other than the default one has a database of its own, made at its first start. */
function createDatabase({ postgres }: Settings): void {
  if (postgres.isExternal) return;
  const own = new URL(postgres.ownerUrl);
  const name = own.pathname.slice(1);
  own.pathname = '/paddock';
  run('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', own.href], {
    input: `select 'create database ${name}' where not exists (select from pg_database where datname = '${name}') \\gexec`,
  });
}

function runNode(script: string, settings: Settings, env: Record<string, string>): void {
  const done = spawnSync(process.execPath, [path.join(settings.repository, script)], {
    cwd: settings.repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`${script} failed`);
}
