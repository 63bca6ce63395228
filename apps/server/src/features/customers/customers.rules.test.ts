import { expect, test } from 'vitest';
import { fullName } from './customers.rules.ts';

test('a full name is put together as the locale says it', () => {
  expect(fullName('Anna', 'Rossi', 'it')).toBe('Anna Rossi');
  expect(fullName('花子', '山田', 'ja')).toBe('山田 花子');
  expect(fullName('Madonna', '', 'en')).toBe('Madonna');
});
