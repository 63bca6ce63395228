import type { Step } from '../steps/run-all.ts';

// Need nothing but the files; two at a time, the slowest first.
export const READING: Step[] = [
  { name: 'types', command: 'node scripts/types.ts' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'walls', command: 'npm run --silent walls -- --cache build/walls' },
  { name: 'dead code', command: 'knip' },
  { name: 'messages', command: 'node scripts/messages.ts' },
  { name: 'language', command: 'node scripts/language.ts' },
  { name: 'words', command: 'node scripts/words.ts' },
  { name: 'commit titles', command: 'node scripts/commits.ts' },
];
// Need the database; the tests use both cores by themselves.
const TESTS: Step = { name: 'tests', command: 'vitest run --project unit --project db' };
const SNAPSHOT: Step = {
  name: 'schema snapshot',
  command: 'node apps/server/src/cli/snapshot.ts --check',
};

/** A change needs everything that reads files, and of the tests its own: all of it takes seconds where little changed. */
export function runningSteps(change: { base: string; files: readonly string[] } | null): Step[] {
  return change ? [...testSteps(change.base, change.files), SNAPSHOT] : [TESTS, SNAPSHOT];
}

/** Unit tests by the graph of imports, database tests of the changed folders. */
function testSteps(base: string, files: readonly string[]): Step[] {
  const folders = [
    ...new Set(files.filter((file) => /\.(?:ts|tsx|json|sql)$/.test(file)).map(findTestFolder)),
  ];
  return [
    {
      name: 'unit tests',
      command: `vitest run --project unit --passWithNoTests --changed '${base}'`,
    },
    ...(folders.length > 0
      ? [
          {
            name: 'database tests',
            command: `vitest run --project db --passWithNoTests ${folders.sort().map(quote).join(' ')}`,
          },
        ]
      : []),
  ];
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

function quote(file: string): string {
  return `'${file.replaceAll("'", "'\\''")}'`;
}
