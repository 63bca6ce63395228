import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '../../../scripts/services/settings.ts';

/** Faults that are tried inside a test, where each moment can be chosen; here they run as often as was promised. */
export interface TrialFiles {
  readonly id: string;
  readonly what: string;
  readonly files: readonly string[];
}

const PAYMENTS = 'apps/server/src/features/payments';

export const TRIALS: readonly TrialFiles[] = [
  { id: 'F2', what: 'an api dies at one statement after the other', files: ['apps/server/src/crash-points'] },
  {
    id: 'F14',
    what: 'providers that stall, break, lie',
    files: [`${PAYMENTS}/providers`, `${PAYMENTS}/register/register-online`],
  },
  { id: 'F15', what: 'notifications in every order', files: [`${PAYMENTS}/webhooks`, `${PAYMENTS}/settle`] },
];

export function runTrials({ id, what, files }: TrialFiles): string[] {
  const started = Date.now();
  const { status, stdout } = spawnSync('node_modules/.bin/vitest', ['run', '--reporter=default', ...files], {
    cwd: REPOSITORY,
    env: { ...process.env, PADDOCK_TRIALS: 'full' },
    encoding: 'utf8',
  });
  const tests = /Tests\s+(.+)/.exec(stdout)?.[1] ?? 'no tests';
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${id.padEnd(4)} ${what}: ${tests}, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (status !== 0) console.log(stdout.split('\n').slice(-60).join('\n'));
  return status === 0 ? [] : [`${id}: ${what}`];
}
