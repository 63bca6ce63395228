import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
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

/** A desk whose staff have company accounts. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PADDOCK_DESK_URL: 'https://desk.brand.com',
  PADDOCK_ORIGIN: 'https://www.brand.com',
  PADDOCK_COOKIE_SECRET: '0b4cc1f49a9b0b4cc1f49a9b0b4cc1f4',
  PADDOCK_DESK_OIDC_ISSUER: 'https://id.brand.com',
  PADDOCK_DESK_OIDC_CLIENT_SECRET: '5d41402abc4b2a76b971',
};

test('[SEC-09] a complete desk starts in production, with company accounts or with passkeys only', () => {
  expect(readConfig(PRODUCTION).auth.provider).toMatchObject({ allowsHttp: false });
  const { PADDOCK_DESK_OIDC_CLIENT_SECRET: _, ...passkeys } = PRODUCTION;
  expect(readConfig({ ...passkeys, PADDOCK_DESK_OIDC_ISSUER: 'none' }).auth.provider).toBeNull();
});

test.each([
  ['PADDOCK_DESK_URL', undefined],
  ['PADDOCK_DESK_URL', 'http://desk.brand.com'],
  ['PADDOCK_DESK_URL', 'https://localhost:3001'],
  ['PADDOCK_ORIGIN', undefined],
  ['PADDOCK_ORIGIN', 'http://www.brand.com'],
  ['PADDOCK_COOKIE_SECRET', undefined],
  ['PADDOCK_COOKIE_SECRET', 'local-development-only'],
  ['PADDOCK_COOKIE_SECRET', 'too-short'],
  ['PADDOCK_DESK_OIDC_ISSUER', 'http://idp.example'],
  ['PADDOCK_DESK_OIDC_ISSUER', 'https://identity.localhost:4624'],
  ['PADDOCK_DESK_OIDC_CLIENT_SECRET', undefined],
  ['PADDOCK_DESK_OIDC_CLIENT_SECRET', 'sandbox-desk-client-secret'],
  ['PADDOCK_FILES_ORIGIN', 'http://files.brand.com'],
])('[SEC-09] the desk does not start in production with %s=%s', (name, value) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(`  ${name}: `);
});

test('[SEC-09] only a local provider may be asked without TLS, and in production only by the demo', () => {
  const allowsHttp = (environment: Record<string, string>) =>
    readConfig({ ...PRODUCTION, ...environment }).auth.provider?.allowsHttp;
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const local = { PADDOCK_DESK_OIDC_ISSUER: 'http://identity.localhost:4624' };
  expect(allowsHttp({ ...local, PADDOCK_DEMO_VALUES: 'allowed' })).toBe(true);
  expect(allowsHttp({ ...local, NODE_ENV: 'development' })).toBe(true);
  expect(logged).toHaveBeenCalledOnce();
  const remote = { PADDOCK_DESK_OIDC_ISSUER: 'http://idp.brand.com' };
  expect(allowsHttp({ ...remote, NODE_ENV: 'development' })).toBe(false);
  expect(allowsHttp({ ...remote, PADDOCK_DEMO_VALUES: 'allowed' })).toBe(false);
  logged.mockRestore();
});
