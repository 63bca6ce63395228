import { expect, test } from 'vitest';
import { findSecrets } from './client/find-secrets.ts';

test.each([
  'const a = env.PADDOCK_COOKIE_SECRET',
  'fetch("postgres://paddock_app:x@db/paddock")',
  '-----BEGIN RSA PRIVATE KEY-----',
  'const key = "sk_live_abcdefgh1234"',
  'import{createHash}from"node:crypto"',
  '//# sourceMappingURL=visit.server.ts',
  'q(`select id, total_minor from orders where site_id = $1`)',
])('%s is found in client code', (text) => {
  expect(findSecrets('a.js', text)).toHaveLength(1);
});

test('a value of this installation is found wherever it stands', () => {
  expect(findSecrets('a.js', 'var x="correct-horse"', ['correct-horse', 'short'])).toHaveLength(1);
});

test('what browsers are meant to have is let through', () => {
  const text =
    'import{a}from"./b.js";const key="pk_live_abcdefgh1234";console.log("select a colour from the list")';
  expect(findSecrets('a.js', text, ['correct-horse'])).toEqual([]);
});
