import type { Step } from '../steps/run-all.ts';
import { typeCommand } from './type-command.ts';

interface Plan {
  /** Steps that read files only. */
  readonly reading: Step[];
  /** Tests that need PostgreSQL and Redis. */
  readonly running: Step[];
}

// A change in one of these can break the types of its importers; `.` is scripts, edge and chaos.
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  'packages/money': ['packages/ui', 'apps/server', 'apps/storefront'],
  'packages/i18n': ['.', 'apps/server', 'apps/storefront'],
  'packages/text-search': ['apps/server'],
  'packages/brand': ['.', 'apps/sandbox', 'apps/server', 'apps/storefront'],
  'packages/api-client': ['apps/storefront'],
  'packages/ui': ['apps/storefront'],
  'apps/sandbox': ['.', 'apps/server'],
};
const DOCS_TESTS = 'scripts/docs/find-broken-links.test.ts scripts/docs/navigation.test.ts';
const CODE = /\.(?:ts|tsx|cts|mts)$/;
const TESTED = /\.(?:ts|tsx|json|css|sql)$/;
// Catalogues, the brands' texts and the glossaries: named after their locale.
const LOCALE_TEXT = /\/[a-z]{2}(?:-\w+)?\.json$/;
const LINTED = /\.(?:ts|tsx|cjs|mjs|js|json|css)$/;

/** What a change needs: types of the projects it touches, lint and walls of its files, tests of its features. */
export function planChanged(files: readonly string[]): Plan {
  const code = files.filter((file) => CODE.test(file));
  const linted = files.filter((file) => LINTED.test(file) && !file.endsWith('package-lock.json'));
  const reading: Step[] = [
    ...[...findProjects(code)]
      .sort()
      .map((project) => ({ name: `types of ${project}`, command: typeCommand(project) })),
    ...(linted.length > 0
      ? [
          {
            name: 'lint',
            command: `biome check --error-on-warnings --no-errors-on-unmatched ${quote(linted)}`,
          },
        ]
      : []),
    ...(code.length > 0
      ? [{ name: 'walls', command: `depcruise --config .dependency-cruiser.cjs ${quote(code)}` }]
      : []),
    ...(files.some((file) => /\/messages\/[\w-]+\.json$/.test(file))
      ? [{ name: 'messages', command: 'node scripts/messages.ts' }]
      : []),
    ...(files.some((file) => LOCALE_TEXT.test(file))
      ? [{ name: 'language', command: 'node scripts/language.ts' }]
      : []),
    ...(files.some((file) => /\.(?:contract|routes)\.ts$/.test(file))
      ? [{ name: 'openapi.json', command: 'node apps/server/src/cli/openapi.ts --check' }]
      : []),
    ...(files.some((file) => file.endsWith('.md'))
      ? [{ name: 'links of the docs', command: `vitest run --project unit ${DOCS_TESTS}` }]
      : []),
    { name: 'words', command: `node scripts/words.ts ${quote(listWordFiles(files))}`.trimEnd() },
    { name: 'commit titles', command: 'node scripts/commits.ts' },
  ];
  const tested = files.filter((file) => TESTED.test(file) && !file.startsWith('e2e/'));
  const folders = [...new Set(tested.map(findTestFolder))].sort();
  const running: Step[] =
    tested.length > 0
      ? [
          {
            name: 'unit tests',
            command: `vitest related --run --project unit --passWithNoTests ${quote(tested)}`,
          },
          { name: 'database tests', command: `vitest run --project db --passWithNoTests ${quote(folders)}` },
        ]
      : [];
  return { reading, running };
}

/** A changed list of words is checked everywhere: without names the check reads all files. */
function listWordFiles(files: readonly string[]): readonly string[] {
  return files.some((file) => file.startsWith('scripts/words')) ? [] : files;
}

function findProjects(files: readonly string[]): Set<string> {
  const projects = new Set<string>();
  for (const file of files) {
    const own = /^(?:apps|packages)\/[^/]+|^e2e(?=\/)|^scripts\/docs\/browser/.exec(file)?.[0] ?? '.';
    projects.add(own);
    for (const importer of IMPORTERS[own] ?? []) projects.add(importer);
    // The storefront sees of the server its contracts only.
    if (own === 'apps/server' && file.endsWith('.contract.ts')) projects.add('apps/storefront');
    if (file === 'apps/storefront/app/routing/site-map.ts') projects.add('.').add('e2e');
  }
  return projects;
}

/**
 * Nearly every database test starts the whole api, so by imports all of them are related to any change. The tests of
 * the feature itself answer within a minute; `npm run verify` runs the rest.
 */
function findTestFolder(file: string): string {
  return (
    /^apps\/server\/src\/(?:features\/)?[^/]+\//.exec(file)?.[0] ??
    /^(?:apps|packages)\/[^/]+\/[^/]+\//.exec(file)?.[0] ??
    /^[^/]+\/?/.exec(file)?.[0] ??
    file
  );
}

function quote(files: readonly string[]): string {
  return files.map((file) => `'${file.replaceAll("'", "'\\''")}'`).join(' ');
}
