import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../services/settings.ts';
import { PROJECTS } from '../types.ts';
import { READING, runningSteps } from './steps.ts';

const F = 'apps/server/src/features';
const stepsOf = (...files: string[]) => runningSteps({ base: 'main', files });
const databaseTests = (...files: string[]) =>
  stepsOf(...files).find(({ name }) => name === 'database tests')?.command;

test('only the database tests of the changed features run', () => {
  const files = [`${F}/carts/add-line.ts`, `${F}/carts/carts.sql.ts`, `${F}/payments/refunds/refund.ts`];
  expect(databaseTests(...files)).toContain(`'${F}/carts/' '${F}/payments/'`);
});

test('a file name with a quote stays one argument', () => {
  expect(databaseTests("it's.ts")).toContain("'it'\\''s.ts'");
});

test('a change of the docs alone runs no database tests', () => {
  expect(databaseTests('docs/api.md')).toBeUndefined();
});

test('[BUG-05] every change has all types and the schema snapshot checked', () => {
  expect(READING.map(({ name }) => name)).toContain('types');
  expect(stepsOf('docs/api.md').at(-1)?.name).toBe('schema snapshot');
  const configs = execFileSync('git', ['ls-files', '*tsconfig.json'], { cwd: REPOSITORY, encoding: 'utf8' });
  expect(PROJECTS.toSorted()).toEqual(configs.trim().split('\n').map(path.dirname).toSorted());
});
