import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './services/settings.ts';
import { PROJECTS } from './types.ts';
import { listSteps } from './verify.ts';

test('[BUG-05] every change has all types and the schema snapshot checked', () => {
  const [, ...others] = listSteps(null);
  const [, ...ofChange] = listSteps('origin/main');
  expect(ofChange).toEqual(others);
  expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining(['types', 'schema snapshot']));
  const configs = execFileSync('git', ['ls-files', '*tsconfig.json'], { cwd: REPOSITORY, encoding: 'utf8' });
  expect(PROJECTS.toSorted()).toEqual(configs.trim().split('\n').map(path.dirname).toSorted());
});

test('of the tests only those of the change run', () => {
  const [tests] = listSteps('origin/main');
  expect(tests?.command).toMatch(/ --project unit --project db --changed origin\/main$/);
});
