import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRANDS_FOLDER, findBrand } from '../packages/brand/src/find-brand.ts';
import { readBrandSettings } from '../packages/brand/src/read-brand-settings.ts';
import { REPOSITORY } from './services/settings.ts';

// No file is exempt: neither generated ones nor the lock file name a brand.
const BRANDS = readdirSync(BRANDS_FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readBrandSettings(findBrand(name)));

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 1e8 })
    .stdout.split('\n')
    .filter(Boolean);

test('at least two brands are there', () => {
  expect(BRANDS.length).toBeGreaterThanOrEqual(2);
});

test.each(BRANDS)('no file outside brands/ contains the name of the brand $slug', ({ slug, name }) => {
  const names = [...new Set([slug, name.toLowerCase()])];
  const patterns = names.flatMap((word) => ['-e', word]);
  // With -I pictures and documents are skipped: a short name occurs in compressed bytes by chance.
  const options = ['-I', '-l', '-i', '-w', '--untracked', '-F'];
  expect(git('grep', ...options, ...patterns, '--', '.', ':!brands')).toEqual([]);
  const isNamed = (file: string) => names.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(file));
  expect(git('ls-files', '--', '.', ':!brands').filter(isNamed)).toEqual([]);
});
