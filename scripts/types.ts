import { existsSync } from 'node:fs';
import { runAll } from './steps/run-all.ts';

const PROJECTS = [
  '.',
  'scripts/docs/browser',
  'packages/brand',
  'packages/money',
  'packages/i18n',
  'packages/text-search',
  'packages/api-client',
  'packages/ui',
  'apps/server',
  'apps/sandbox',
  'apps/storefront',
  'e2e',
];

// The storefront's route types are generated from its site map, so they must be there before its check.
if (existsSync('apps/storefront/app/routes.ts')) {
  await runAll([{ name: 'route types', command: 'react-router typegen', cwd: 'apps/storefront' }], {
    atOnce: 1,
  });
}
const checks = PROJECTS.map((project) => ({
  name: `types of ${project}`,
  command: `tsc --noEmit -p ${project}`,
}));
process.exitCode = (await runAll(checks, { atOnce: 2, keepGoing: true })) ? 0 : 1;
