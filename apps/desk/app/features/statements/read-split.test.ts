import type { BankLine } from '@paddock/server/features/statements/statements.contract.ts';
import { expect, test } from 'vitest';
import { readSplit } from './read-split.ts';

const LINE = { amount_minor: 150_000, currency: 'EUR' } as BankLine;
const A = 'AAAA1111';
const B = 'BBBB2222';

test('two orders that share the whole transfer are a complete split', () => {
  const split = readSplit(
    [
      { order: A, amount: '1000' },
      { order: B, amount: '500' },
    ],
    LINE,
  );
  expect(split).toMatchObject({ left: 0, isComplete: true });
  expect(split.body.parts).toEqual([
    { order: A, amount_minor: 100_000 },
    { order: B, amount_minor: 50_000 },
  ]);
});

test.each([
  ['a part of the transfer is left', [A, '1000'], [B, '400'], 10_000],
  ['the parts are more than the transfer', [A, '1000'], [B, '600'], -10_000],
  ['an order is not named', [A, '1000'], ['', '500'], 0],
  ['a code is too short', [A, '1000'], ['BBB', '500'], 0],
  ['a part is zero', [A, '1500'], [B, '0'], 0],
  ['an amount cannot be read', [A, '1500'], [B, 'five'], 0],
] as const)('a split is not complete when %s', (_case, first, second, left) => {
  const parts = [first, second].map(([order, amount]) => ({ order, amount }));
  expect(readSplit(parts, LINE)).toMatchObject({ left, isComplete: false });
});
