import { expect, test } from 'vitest';
import { fullName, greetableName, networkOf } from './customers.rules.ts';

test('a full name is put together as the locale says it', () => {
  expect(fullName('Anna', 'Rossi', 'it')).toBe('Anna Rossi');
  expect(fullName('花子', '山田', 'ja')).toBe('山田 花子');
  expect(fullName('Anh', 'Nguyễn', 'vi')).toBe('Nguyễn Anh');
  expect(fullName('Madonna', '', 'en')).toBe('Madonna');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4::', '2001:db8:1:2'],
])('guesses from %s count for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
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
