import { expect, test } from 'vitest';
import { greetableName } from '../mails/greetable-name.ts';
import { fullName } from './customers.rules.ts';

test('a full name is put together as the locale says it', () => {
  expect(fullName('Anna', 'Rossi', 'it')).toBe('Anna Rossi');
  expect(fullName('花子', '山田', 'ja')).toBe('山田 花子');
  expect(fullName('Anh', 'Nguyễn', 'vi')).toBe('Nguyễn Anh');
  expect(fullName('Madonna', '', 'en')).toBe('Madonna');
});

test.each([
  ['Livia', 'Livia'],
  ['Jean-Luc', 'Jean-Luc'],
  ['D’Angelo', 'D’Angelo'],
  ['山田 花子', '山田 花子'],
  ['សុខា', 'សុខា'],
  ['Buy now at evil.example', ''],
  ['https://evil.example', ''],
  ['Win 1000', ''],
  ['x'.repeat(41), ''],
])('%j is greeted as %j', (name, greeted) => {
  expect(greetableName(name)).toBe(greeted);
});
