import { expect, test } from 'vitest';
import { greetableName } from '../mails/mails.rules.ts';

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
