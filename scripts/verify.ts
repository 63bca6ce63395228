import { parseArgs } from 'node:util';
import { environmentOf, readSettings } from './services/settings.ts';
import { startServices } from './services.ts';
import { runAll, type Step } from './steps/run-all.ts';
import { findChangedFiles } from './verify/changed-files.ts';
import { planChanged } from './verify/plan-changed.ts';

const USAGE = `npm run verify                             everything, as CI does
npm run verify -- --changed [--since main]  only what the change since the branch left main needs: types of its projects,
                                           lint and walls of its files, its unit tests and its features' database tests`;

// Need nothing but the files; two at a time, the slowest first.
const READING: Step[] = [
  { name: 'types', command: 'node scripts/types.ts' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'walls', command: 'npm run --silent walls' },
  { name: 'dead code', command: 'knip' },
  { name: 'messages', command: 'node scripts/messages.ts' },
  { name: 'language', command: 'node scripts/language.ts' },
  { name: 'words', command: 'node scripts/words.ts' },
  { name: 'commit titles', command: 'node scripts/commits.ts' },
  { name: 'openapi.json', command: 'node apps/server/src/cli/openapi.ts --check' },
];
// Need the database; the tests use both cores by themselves.
const RUNNING: Step[] = [
  { name: 'tests', command: 'vitest run' },
  { name: 'schema snapshot', command: 'node apps/server/src/cli/snapshot.ts --check' },
];

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    since: { type: 'string', default: 'main' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else process.exitCode = (await verify()) ? 0 : 1;

async function verify(): Promise<boolean> {
  const began = performance.now();
  const { reading, running } = values.changed
    ? planChanged(findChangedFiles(values.since))
    : { reading: READING, running: RUNNING };
  const passed = (await runAll(reading, { atOnce: 2 })) && (await runWithServices(running));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${passed ? 'verified' : 'NOT verified'} in ${seconds} s`);
  return passed;
}

async function runWithServices(steps: Step[]): Promise<boolean> {
  if (steps.length === 0) return true;
  const settings = readSettings();
  const env = environmentOf(settings);
  await startServices(['postgres', 'redis'], settings);
  return runAll(
    steps.map((step) => ({ ...step, env })),
    { atOnce: 1 },
  );
}
