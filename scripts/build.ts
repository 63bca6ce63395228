import { spawnSync } from 'node:child_process';
import { REPOSITORY } from './services/settings.ts';
import { runAll } from './steps/run-all.ts';
import { takeBrandArgument } from './system/brand-argument.ts';
import { isPartFresh } from './system/build-freshness.ts';

// `npm run build -- --brand <name>` makes the pictures of another brand. The storefront is built without any.
takeBrandArgument();

// Browsers compare this with what they loaded, to notice a new release; so it changes with every build that may differ.
const buildId = process.env.PADDOCK_BUILD_ID ?? revision() ?? Date.now().toString(36);

const done =
  (await runAll(
    [
      { name: 'pictures', command: 'node scripts/media.ts' },
      { name: 'messages', command: 'node scripts/messages.ts' },
    ],
    { atOnce: 2 },
  )) &&
  (await runAll(
    [
      {
        name: 'storefront',
        command: 'react-router build',
        cwd: 'apps/storefront',
        // No such brand: a build that reads one fails.
        env: { PADDOCK_BUILD_ID: buildId, NODE_ENV: 'production', PADDOCK_BRAND: 'none' },
      },
      { name: 'desk', command: 'npm run --silent build', cwd: 'apps/desk', env: { NODE_ENV: 'production' } },
      // Storybook reads packages/ only: a change in the storefront does not make it stale.
      ...(isPartFresh('storybook')
        ? []
        : [{ name: 'storybook', command: 'npm run --silent build-storybook', cwd: 'packages/ui' }]),
    ],
    { atOnce: 2 },
  )) &&
  (await runAll([{ name: 'secrets in the client', command: 'node scripts/client-secrets.ts' }], {
    atOnce: 1,
  }));
process.exitCode = done ? 0 : 1;

function revision(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
  const changed = git('status', '--porcelain');
  if (changed.status !== 0 || changed.stdout !== '') return null;
  return git('rev-parse', '--short=12', 'HEAD').stdout.trim() || null;
}
