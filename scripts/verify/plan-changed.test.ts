import { expect, test } from 'vitest';
import { planChanged } from './plan-changed.ts';

const F = 'apps/server/src/features';
const namesOf = (files: string[]) => planChanged(files).reading.map(({ name }) => name);
const commandOf = (files: string[], name: string) =>
  [...planChanged(files).reading, ...planChanged(files).running].find((step) => step.name === name)?.command;

test('a verb of the server is typed in the server alone', () => {
  expect(namesOf([`${F}/carts/add-line.ts`])).toEqual([
    'types of apps/server',
    'lint',
    'walls',
    'words',
    'commit titles',
  ]);
});

test('a contract is typed in the storefront too, and openapi.json is compared', () => {
  expect(namesOf([`${F}/carts/carts.contract.ts`])).toEqual(
    expect.arrayContaining(['types of apps/storefront', 'openapi.json']),
  );
});

test('a package is typed with its importers', () => {
  expect(namesOf(['packages/money/src/money.ts']).filter((name) => name.startsWith('types'))).toEqual([
    'types of apps/server',
    'types of apps/storefront',
    'types of packages/money',
    'types of packages/ui',
  ]);
});

test('only the database tests of the changed features run', () => {
  const files = [`${F}/carts/add-line.ts`, `${F}/carts/carts.sql.ts`, `${F}/payments/refunds/refund.ts`];
  expect(commandOf(files, 'database tests')).toContain(`'${F}/carts/' '${F}/payments/'`);
  expect(commandOf(files, 'unit tests')).toContain(`'${F}/carts/add-line.ts'`);
});

test('a changed message runs the check of the catalogues', () => {
  expect(namesOf(['apps/storefront/app/features/bikes/messages/it.json'])).toContain('messages');
  expect(namesOf(['apps/storefront/app/features/bikes/messages/en-US.json'])).toContain('messages');
  expect(namesOf(['brands/maker/pages/terms/en.json'])).toContain('language');
});

test('words are checked in the changed files, and everywhere when the list of words changes', () => {
  expect(commandOf(['docs/api.md'], 'words')).toBe("node scripts/words.ts 'docs/api.md'");
  expect(commandOf(['docs/api.md', 'scripts/words/terms.ts'], 'words')).toBe('node scripts/words.ts');
});

test('a change in the docs needs its links checked, no types, no walls and no services', () => {
  expect(namesOf(['docs/api.md'])).toEqual(['links of the docs', 'words', 'commit titles']);
  expect(planChanged(['docs/api.md']).running).toEqual([]);
});

test('a script of the docs site is typed with the DOM', () => {
  expect(namesOf(['scripts/docs/browser/search.ts'])).toContain('types of scripts/docs/browser');
});

test('a file name with a quote stays one argument', () => {
  expect(commandOf(["docs/it's.json"], 'lint')).toContain("'docs/it'\\''s.json'");
});
