import { expect, test } from 'vitest';
import { findOverBudget } from './budgets.ts';

test('[DESK-10] each kind of screen has its own limit, and a kilobyte more fails the build', () => {
  const full = [
    { path: '/', kb: 170 },
    { path: '/orders', kb: 190 },
    { path: '/orders/:site/:code', kb: 250 },
  ];
  expect(findOverBudget(full, 25)).toEqual([]);
  const over = full.map(({ path, kb }) => ({ path, kb: kb + 1 }));
  expect(findOverBudget(over, 26)).toHaveLength(4);
});
