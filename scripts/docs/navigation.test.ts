import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../services/settings.ts';
import { listPages } from './list-pages.ts';

test('every page of docs/ and of the root is in the navigation once', () => {
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    'docs/**/*.md',
    'docs/*.md',
    '*.md',
  ];
  const files = execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).trim().split('\n');
  const written = files.filter((file) => file.startsWith('docs/') || !file.includes('/'));
  const listed = listPages().map(({ file }) => file);
  expect(written.filter((file) => !listed.includes(file))).toEqual([]);
  expect(listed).toEqual([...new Set(listed)]);
});

test('two pages never share a URL', () => {
  const urls = [...listPages().map(({ url }) => url), 'index.html', 'decisions.html'];
  expect(urls).toEqual([...new Set(urls)]);
});
