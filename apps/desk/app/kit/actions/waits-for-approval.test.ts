import { expect, test } from 'vitest';
import { waitsForApproval } from './waits-for-approval.ts';

const REFUND = { name: 'order.refund', allowed: true, needs_approval: true, alone_up_to_minor: 100_000 };
const FIELDS = [
  { name: 'amount', label: 'Amount', kind: 'money', currency: 'EUR' },
  { name: 'reason', label: 'Reason', kind: 'textarea' },
] as const;

test.each([
  ['without a sum: as the api says', {}, true],
  ['a sum at the limit', { amount: '100000' }, false],
  ['a sum above the limit', { amount: '100001' }, true],
])('[APPROVALS-10] %s', (_what, values, expected) => {
  expect(waitsForApproval(REFUND, FIELDS, values)).toBe(expected);
});

test('[APPROVALS-10] an action without a limit depends on the api alone', () => {
  const cancel = { name: 'order.cancel', allowed: true, needs_approval: true };
  expect(waitsForApproval(cancel, [], {})).toBe(true);
  expect(waitsForApproval({ ...cancel, needs_approval: false }, FIELDS, { amount: '5' })).toBe(false);
});
