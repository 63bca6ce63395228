import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { environmentOf, type ServiceName, type Settings } from '../services/settings.ts';
import { startServices } from '../services.ts';

/** Services up, schema current, demo brand loaded, pictures made; each step is quick when there is nothing to do. */
export async function prepareSystem(settings: Settings): Promise<ServiceName[]> {
  const started = await startServices(undefined, settings);
  const env = environmentOf(settings);
  runNode('apps/server/src/cli/migrate.ts', settings, env);
  runNode('apps/server/src/cli/demo.ts', settings, env);
  runNode('scripts/media.ts', settings, env);
  return started;
}

function runNode(script: string, settings: Settings, env: Record<string, string>): void {
  const done = spawnSync(process.execPath, [path.join(settings.repository, script)], {
    cwd: settings.repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`${script} failed`);
}
