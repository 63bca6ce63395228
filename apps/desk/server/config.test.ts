import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'paddock-desk-config-'));
afterAll(() => rmSync(directory, { recursive: true }));

function fileWith(name: string, text: string): string {
  const file = path.join(directory, name);
  writeFileSync(file, text);
  return file;
}

const PROVIDER = { PADDOCK_DESK_OIDC_ISSUER: 'https://id.brand.com' };

test('[DEPLOY-01] the secrets of the desk may come from files, without the line break at their end', () => {
  const { auth } = readConfig({
    ...PROVIDER,
    PADDOCK_COOKIE_SECRET_FILE: fileWith('cookie', '0b4cc1f49a9b0b4cc1f49a9b0b4cc1f4\n'),
    PADDOCK_DESK_OIDC_CLIENT_SECRET_FILE: fileWith('client', 'client-secret\r\n'),
  });
  expect(auth.secret).toBe('0b4cc1f49a9b0b4cc1f49a9b0b4cc1f4');
  expect(auth.provider?.clientSecret).toBe('client-secret');
});

test('[DEPLOY-02] a secret that is set twice or whose file is missing stops the start', () => {
  const both = { PADDOCK_COOKIE_SECRET: 'a', PADDOCK_COOKIE_SECRET_FILE: fileWith('twice', 'b') };
  expect(() => readConfig(both)).toThrow('PADDOCK_COOKIE_SECRET: set twice');
  expect(() => readConfig({ PADDOCK_COOKIE_SECRET_FILE: path.join(directory, 'none') })).toThrow('ENOENT');
});
