import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['lupo', 'lupo', 0],
  ['lpuo', 'lupo', 1],
  ['lup', 'lupo', 1],
  ['luppo', 'lupo', 1],
  ['lopo', 'lupo', 1],
  ['tramnotna', 'tramontana', 2],
  ['falco', 'lupo', 3],
])('%s to %s is %i', (typed, word, slips) => expect(editDistance(typed, word, 2)).toBe(slips));

test('the rest of a word begun costs nothing', () => {
  expect(editDistance('trmao', 'tramontana', 1, true)).toBe(1);
  expect(editDistance('tramo', 'tramontana', 1, true)).toBe(0);
  expect(editDistance('falco', 'tramontana', 1, true)).toBe(2);
});
