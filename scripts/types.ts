import { runAll } from './steps/run-all.ts';
import { typeCommand } from './verify/type-command.ts';

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
  'apps/desk',
  'e2e',
];

const checks = PROJECTS.map((project) => ({ name: `types of ${project}`, command: typeCommand(project) }));
process.exitCode = (await runAll(checks, { atOnce: 2, keepGoing: true })) ? 0 : 1;
