import { expect, test } from 'vitest';
import { parseQueryString } from './query-string.ts';

const plain = (text: string) => JSON.parse(JSON.stringify(parseQueryString(text)));

test.each([
  ['page=2&q=a%20b', { page: '2', q: 'a b' }],
  ['tag=a&tag=b', { tag: ['a', 'b'] }],
  ['values[12]=34&page=1', { values: { 12: '34' }, page: '1' }],
  ['values%5B12%5D=34&values%5B13%5D=35', { values: { 12: '34', 13: '35' } }],
  ['values[12]=34&values[12]=35', { values: { 12: ['34', '35'] } }],
  // The later of two shapes wins: the schema then says what it thinks of it.
  ['values=1&values[2]=3', { values: { 2: '3' } }],
  ['values[2]=3&values=1', { values: '1' }],
  ['values[]=1', { 'values[]': '1' }],
  ['values[1][2]=3', { 'values[1][2]': '3' }],
  ['[1]=2', { '[1]': '2' }],
])('%s', (text, expected) => {
  expect(plain(text)).toEqual(expected);
});

test('nothing on the line reaches a prototype', () => {
  for (const text of ['__proto__[x]=1', 'values[__proto__]=1', 'constructor[prototype]=1']) {
    parseQueryString(text);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  }
  const { values } = parseQueryString('values[__proto__]=1') as { values: Record<string, unknown> };
  expect(Object.getPrototypeOf(values)).toBeNull();
  expect(Object.keys(values)).toEqual(['__proto__']);
});
