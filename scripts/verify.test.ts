import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './services/settings.ts';
import { PROJECTS } from './types.ts';
import { listSteps } from './verify.ts';

test('[BUG-05] every change has all types and the schema snapshot checked', () => {
  const all = listSteps(null);
  const changed = listSteps('origin/main');
  expect(changed.reading).toEqual(all.reading);
  expect(changed.reading.map(({ name }) => name)).toContain('types');
  expect(changed.running.at(-1)).toEqual(all.running.at(-1));
  expect(changed.running.at(-1)?.name).toBe('schema snapshot');
  const configs = execFileSync('git', ['ls-files', '*tsconfig.json'], { cwd: REPOSITORY, encoding: 'utf8' });
  expect(PROJECTS.toSorted()).toEqual(configs.trim().split('\n').map(path.dirname).toSorted());
});

test('of the tests only those of the change run', () => {
  const [tests] = listSteps('origin/main').running;
  expect(tests?.command).toMatch(/ --project unit --project db --changed origin\/main$/);
});
