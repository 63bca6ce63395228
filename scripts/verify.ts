import { environmentOf, readSettings } from './services/settings.ts';
import { startServices } from './services.ts';
import { runAll, type Step } from './steps/run-all.ts';

// What needs nothing but the files, two at a time, the slowest first. `npm run verify` is the same here and in CI.
const READING: Step[] = [
  { name: 'types', command: 'node scripts/types.ts' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'walls', command: 'npm run --silent walls' },
  { name: 'dead code', command: 'knip' },
  { name: 'messages complete', command: 'node scripts/messages.ts' },
];
// What needs the database; the tests use both cores by themselves.
const RUNNING: Step[] = [
  { name: 'tests', command: 'vitest run' },
  { name: 'schema snapshot', command: 'node apps/server/src/cli/snapshot.ts --check' },
];

const began = performance.now();
const settings = readSettings();
const env = environmentOf(settings);
const read = await runAll(READING, { atOnce: 2 });
const passed = read && (await withServices());
console.log(
  `${passed ? 'verified' : 'NOT verified'} in ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = passed ? 0 : 1;

async function withServices(): Promise<boolean> {
  await startServices(['postgres', 'redis'], settings);
  return runAll(
    RUNNING.map((step) => ({ ...step, env })),
    { atOnce: 1 },
  );
}
