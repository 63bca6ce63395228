import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSecretFiles } from './check-config.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'paddock-storefront-config-'));
afterAll(() => rmSync(directory, { recursive: true }));

test.each([
  'PADDOCK_COOKIE_SECRET',
  'PADDOCK_ERRORS_DSN',
  'PADDOCK_MAPS_GOOGLE_KEY',
  'PADDOCK_MAPS_BAIDU_KEY',
])('[DEPLOY-01] %s may come from a file', (name) => {
  const file = path.join(directory, name);
  writeFileSync(file, 'value of the file\n');
  const environment: Record<string, string | undefined> = { [`${name}_FILE`]: file };
  expect(readSecretFiles(environment)).toEqual([]);
  expect(environment[name]).toBe('value of the file');
});

test('[DEPLOY-02] a secret that is set twice or whose file is missing is reported', () => {
  const twice = { PADDOCK_COOKIE_SECRET: 'a', PADDOCK_COOKIE_SECRET_FILE: '/dev/null' };
  expect(readSecretFiles(twice)).toEqual([
    'PADDOCK_COOKIE_SECRET: set twice, also as PADDOCK_COOKIE_SECRET_FILE',
  ]);
  const missing = readSecretFiles({ PADDOCK_COOKIE_SECRET_FILE: path.join(directory, 'none') });
  expect(missing[0]).toContain('ENOENT');
});
