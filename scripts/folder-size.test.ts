import { describe, expect, test } from 'vitest';
import { findLargeFolders, MAX_FILES } from './architecture/find-large-folders.ts';
import { listFiles } from './architecture/list-files.ts';

test('no folder of code holds more than 25 files, tests aside', () => {
  const files = listFiles('apps', 'packages', 'bench', 'chaos', 'e2e', 'scripts');
  expect(files.length).toBeGreaterThan(1000);
  expect(findLargeFolders(files)).toEqual([]);
});

describe('the count', () => {
  const make = (count: number, name: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => name(n));

  test('names a folder with one file too many', () => {
    const full = make(MAX_FILES, (n) => `apps/a/file-${n}.ts`);
    expect(findLargeFolders(full)).toEqual([]);
    expect(findLargeFolders([...full, 'apps/a/more.css'])).toEqual(['apps/a: 26 files']);
  });

  test('leaves out files of the folders below', () => {
    expect(findLargeFolders(make(30, (n) => `apps/a/part-${n}/file.ts`))).toEqual([]);
  });

  test.each([
    ['tests', (n: number) => `apps/a/file-${n}.db.test.ts`],
    ['journeys', (n: number) => `e2e/journeys/file-${n}.spec.ts`],
    ['generated types', (n: number) => `apps/a/file-${n}.sql.types.ts`],
    ['messages', (n: number) => `apps/a/messages/${n}.json`],
    ['migrations', (n: number) => `apps/server/migrations/${n}.sql`],
  ])('leaves out %s', (_, name) => {
    expect(findLargeFolders(make(30, name))).toEqual([]);
  });
});
