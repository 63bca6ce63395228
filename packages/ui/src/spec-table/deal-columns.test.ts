import { expect, test } from 'vitest';
import { dealColumns } from './deal-columns.ts';

const MOTORCYCLE = [9, 3, 3, 4, 5, 2];
const BICYCLE = [4, 3, 3, 3, 2, 2];

test.each([
  ['motorcycle', MOTORCYCLE],
  ['bicycle', BICYCLE],
])('the two columns of a %s end within two rows of each other', (_name, rows) => {
  const columns = dealColumns(rows);
  const height = (column: 'start' | 'end') =>
    rows.reduce((sum, count, index) => (columns?.[index] === column ? sum + count + 2 : sum), 0);
  expect(Math.abs(height('start') - height('end'))).toBeLessThanOrEqual(2);
});

test('a list that can be cut into even halves is left to CSS columns', () => {
  expect(dealColumns([5, 4, 3, 3, 3, 2, 2])).toBeNull();
  expect(dealColumns([3, 1, 2])).toBeNull();
});

test('groups begin in reading order: a later one never above an earlier one', () => {
  const filled = { start: 0, end: 0 };
  const tops = dealColumns(MOTORCYCLE)?.map((column, index) => {
    const top = filled[column];
    filled[column] += (MOTORCYCLE[index] ?? 0) + 2;
    return top;
  });
  expect(tops).toEqual(tops?.toSorted((a, b) => a - b));
});
