import { parseArgs } from 'node:util';
import { environmentOf, readSettings } from './services/settings.ts';
import { startServices } from './services.ts';
import { runAll, type Step } from './steps/run-all.ts';
import { findChangedFiles } from './verify/changed-files.ts';
import { READING, runningSteps } from './verify/steps.ts';

const USAGE = `npm run verify                             everything, as CI does
npm run verify -- --changed [--since main]  of the tests, only those of the change since the branch left main: unit tests
                                           by their imports, database tests of the changed features`;

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
  const change = values.changed ? { base: values.since, files: findChangedFiles(values.since) } : null;
  const passed = (await runAll(READING, { atOnce: 2 })) && (await runWithServices(runningSteps(change)));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${passed ? 'verified' : 'NOT verified'} in ${seconds} s`);
  return passed;
}

async function runWithServices(steps: Step[]): Promise<boolean> {
  const settings = readSettings();
  const env = environmentOf(settings);
  await startServices(['postgres', 'redis'], settings);
  return runAll(
    steps.map((step) => ({ ...step, env })),
    { atOnce: 1 },
  );
}
