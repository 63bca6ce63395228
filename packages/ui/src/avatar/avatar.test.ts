import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Giulia Marchetti', 'GM'],
  ['Anna Maria de Rossi', 'AR'],
  ['  Ugo ', 'U'],
  ['سارة النجار', 'سا'],
  ['佐藤', '佐'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
