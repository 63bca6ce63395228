import { expect, test } from 'vitest';
import { ownerDatabaseUrl } from './owner-database.ts';

const url = 'postgres://owner@db.example:5432/paddock';

test('a command in production does not fall back to the database of development', () => {
  expect(() => ownerDatabaseUrl({ NODE_ENV: 'production' })).toThrow(/PADDOCK_OWNER_DATABASE_URL: missing/);
  expect(ownerDatabaseUrl({ NODE_ENV: 'production', PADDOCK_OWNER_DATABASE_URL: url })).toBe(url);
});

test('in development and in the demo the address has a default', () => {
  const fallback = 'postgres://paddock_owner:paddock@127.0.0.1:54321/paddock';
  expect(ownerDatabaseUrl({ PADDOCK_POSTGRES_PORT: '54321' })).toBe(fallback);
  const demo = { NODE_ENV: 'production', PADDOCK_DEMO_VALUES: 'allowed', PADDOCK_POSTGRES_PORT: '54321' };
  expect(ownerDatabaseUrl(demo)).toBe(fallback);
});
