import { expect, test } from 'vitest';
import { isHostile } from './hostile-input.ts';

test.each([
  ['NUL in a value', { a: ['x\0y'] }],
  ['NUL in a key', { 'a\0': 1 }],
  ['half a character in a value', { a: ['x\ud83d'] }],
  ['half a character in a key', { '\ude00': 1 }],
])('%s is refused: PostgreSQL cannot store it', (_name, input) => {
  expect(isHostile(input)).toBe(true);
});

test('nesting of a hundred thousand is refused without recursion', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(isHostile(deep)).toBe(true);
});

test('ordinary bodies pass', () => {
  expect(isHostile({ name: 'Zoë 😀', tags: ['a'], inner: { ok: true, nothing: null } })).toBe(false);
  expect(isHostile(undefined)).toBe(false);
});
