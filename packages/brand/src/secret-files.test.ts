import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSecretFiles } from './secret-files.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'paddock-secret-files-'));
afterAll(() => rmSync(directory, { recursive: true }));

test.each(['PADDOCK_COOKIE_SECRET', 'PADDOCK_FILES_S3_SECRET_KEY'])(
  '[DEPLOY-01] %s may come from a file, without the line break at its end',
  (name) => {
    const file = path.join(directory, name);
    writeFileSync(file, 'value of the file\n');
    const { values, faults } = readSecretFiles({ [`${name}_FILE`]: file });
    expect([values[name], faults]).toEqual(['value of the file', []]);
  },
);

test('[DEPLOY-02] a secret that is set twice or whose file is missing is reported', () => {
  const twice = { PADDOCK_COOKIE_SECRET: 'a', PADDOCK_COOKIE_SECRET_FILE: '/dev/null' };
  expect(readSecretFiles(twice).faults).toEqual([
    'PADDOCK_COOKIE_SECRET: set twice, also as PADDOCK_COOKIE_SECRET_FILE',
  ]);
  const missing = readSecretFiles({ PADDOCK_COOKIE_SECRET_FILE: path.join(directory, 'none') });
  expect(missing.faults[0]).toContain('ENOENT');
});
