import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { environmentOf, readSettings } from './settings.ts';

const PADDOCK_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'paddock-settings-'));
afterAll(() => rmSync(PADDOCK_DATA_DIR, { recursive: true }));

test('without variables everything has its local default and nothing is given', () => {
  const settings = readSettings({ PADDOCK_DATA_DIR });
  expect(settings.postgres).toEqual({
    port: 54320,
    ownerUrl: 'postgres://paddock_owner:paddock@127.0.0.1:54320/paddock',
    appUrl: 'postgres://paddock_app:paddock@127.0.0.1:54320/paddock',
    isExternal: false,
    hasFsync: true,
  });
  expect([settings.redis.isExternal, settings.varnish.isExternal]).toEqual([false, false]);
  expect(settings.varnish.url).toBe('http://localhost:8080');
});

test('a port moves the addresses that contain it, also for the apps', () => {
  const settings = readSettings({
    PADDOCK_POSTGRES_PORT: '5',
    PADDOCK_API_PORT: '6',
    PADDOCK_DATA_DIR,
  });
  const env = environmentOf(settings);
  expect(env.PADDOCK_DATABASE_URL).toContain('127.0.0.1:5/');
  expect(env.PADDOCK_API_URL).toBe('http://127.0.0.1:6');
  expect([env.PADDOCK_WEBHOOKS_PORT, env.PADDOCK_STAFF_PORT, env.PADDOCK_INTERNAL_PORT]).toEqual([
    '8',
    '9',
    '10',
  ]);
  expect(settings.postgres.isExternal).toBe(false);
});

test('a service whose address is given is used instead of started', () => {
  const settings = readSettings({ PADDOCK_REDIS_URL: 'redis://elsewhere:1', PADDOCK_DATA_DIR });
  expect(settings.redis).toMatchObject({ isExternal: true, url: 'redis://elsewhere:1' });
  expect(settings.postgres.isExternal).toBe(false);
});
