import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { environmentOf, REPOSITORY, readSettings, withoutFsync } from './services/settings.ts';
import { startServices } from './services.ts';
import { runAll, type Step } from './steps/run-all.ts';

const USAGE = `npm run verify               everything, as CI does
npm run verify -- --changed  of the tests, only those that import a file changed since origin/main`;

/** What is checked: all of it, or with a base of the tests only those that import a file changed since. */
export function listSteps(base: string | null): Step[] {
  const tests = 'vitest run --project unit --project db';
  return [
    // First, because it takes longest: tests wait for processes and sockets, and the others use that time.
    { name: 'tests', command: base === null ? tests : `${tests} --changed ${base}` },
    { name: 'types', command: 'node scripts/types.ts' },
    { name: 'lint', command: 'biome check --error-on-warnings .' },
    { name: 'walls', command: 'npm run --silent walls -- --cache build/walls' },
    { name: 'dead code', command: 'knip --config scripts/knip.ts' },
    { name: 'messages', command: 'node scripts/messages.ts' },
    { name: 'links', command: 'node scripts/links.ts' },
    { name: 'language', command: 'node scripts/language.ts' },
    { name: 'schema snapshot', command: 'node apps/server/src/cli/snapshot.ts --check' },
  ];
}

/** Without `origin/main` the change is what is not committed. */
function findBase(): string {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], {
    cwd: REPOSITORY,
  });
  return status === 0 ? 'origin/main' : 'HEAD';
}

async function verify(base: string | null): Promise<boolean> {
  const began = performance.now();
  const settings = withoutFsync(readSettings());
  await startServices(['postgres', 'redis'], settings);
  const env = environmentOf(settings);
  const steps = listSteps(base).map((step) => ({ ...step, env }));
  const passed = await runAll(steps, { atOnce: 3 });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${passed ? 'verified' : 'NOT verified'} in ${seconds} s`);
  return passed;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { changed: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) console.log(USAGE);
  else process.exitCode = (await verify(values.changed ? findBase() : null)) ? 0 : 1;
}
