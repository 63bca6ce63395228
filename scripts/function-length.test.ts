import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLongFunctions, MAX_BODY_LINES } from './architecture/find-long-functions.ts';
import { listFiles } from './architecture/list-files.ts';
import { REPOSITORY } from './services/settings.ts';

const CODE = /\.(?:[cm]?js|tsx?)$/;

test('no function has a body of more than 80 lines', { timeout: 60_000 }, () => {
  const files = listFiles('apps', 'packages', 'bench', 'chaos', 'scripts', 'edge', 'e2e').filter((file) =>
    CODE.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const long = files.flatMap((file) =>
    findLongFunctions(file, readFileSync(path.join(REPOSITORY, file), 'utf8')).map(
      ({ name }) => `${file} ${name}`,
    ),
  );
  expect(long).toEqual([]);
});

describe('the count', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `  use(${n});`).join('\n');
  const names = (source: string, file = 'a.ts') => findLongFunctions(file, source).map(({ name }) => name);
  const [full, over] = [lines(MAX_BODY_LINES - 2), lines(MAX_BODY_LINES - 1)];

  test('a body of 80 lines passes, one of 81 is reported with its line', () => {
    expect(names(`function f() {\n${full}\n}`)).toEqual([]);
    expect(findLongFunctions('a.ts', `// Why é.\n\nfunction f() {\n${over}\n}`)).toEqual([
      { name: 'f', line: 3, lines: MAX_BODY_LINES + 1 },
    ]);
  });

  test.each([
    ['an arrow function', `const f = async () => {\n${over}\n};`],
    ['a class method', `class A {\n  f() {\n${over}\n  }\n}`],
    ['a private method', `class A {\n  #f() {\n${over}\n  }\n}`],
    ['a method of an object', `const a = {\n  f() {\n${over}\n  },\n};`],
    ['an expression', `const f = () => ({\n${over.replaceAll(/use\((\d+)\);/g, 'a$1: 1,')}\n});`],
    ['a function inside a test', `test('a', () => {\n  function f() {\n${over}\n  }\n});`],
    ['a function inside a browser script', `(() => {\n  function f() {\n${over}\n  }\n})();`],
  ])('%s is counted', (_, source) => {
    expect(names(source)).toEqual(['f']);
  });

  test.each([
    ['a test', `test('a', async () => {\n${over}\n});`],
    ['a test of many cases', `test.each([1])('a', () => {\n${over}\n});`],
    ['a group of tests', `describe('a', () => {\n${over}\n});`],
    ['a whole browser script', `(() => {\n${over}\n})();`],
  ])('%s is not counted', (_, source) => {
    expect(names(source)).toEqual([]);
  });

  test('the hooks of tests are counted', () => {
    expect(names(`beforeAll(async () => {\n${over}\n});`)).toHaveLength(1);
  });
});
