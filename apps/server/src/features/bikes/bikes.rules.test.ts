import { expect, test } from 'vitest';
import { mayRequestWarranty, mayTransfer, serialKey } from './bikes.rules.ts';

test('a frame number is the same with spaces, dashes and small letters', () => {
  for (const typed of [
    ' zvn-lup 500tp004957 ',
    'ZVN–LUP—500 TP004957',
    'ZVNLUP500TP004957',
    'zvnlup500tp００4957',
  ])
    expect(serialKey(typed)).toBe('ZVNLUP500TP004957');
});

test('a search locks warranty and transfer; the end of the warranty locks only the warranty', () => {
  const standing = { lost: false, days_left: 10, transfer: null };
  expect([mayRequestWarranty(standing), mayTransfer(standing)]).toEqual([true, true]);
  const lost = { ...standing, lost: true };
  expect([mayRequestWarranty(lost), mayTransfer(lost)]).toEqual([false, false]);
  const old = { ...standing, days_left: 0 };
  expect([mayRequestWarranty(old), mayTransfer(old)]).toEqual([false, true]);
  expect(mayTransfer({ ...standing, transfer: {} })).toBe(false);
});
