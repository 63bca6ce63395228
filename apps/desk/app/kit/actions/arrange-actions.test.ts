import { expect, test } from 'vitest';
import type { OfferedAction, SubjectAction } from './action-types.ts';
import { arrangeActions, waitsForApproval } from './arrange-actions.ts';

const spec = (name: string, kind?: 'next' | 'danger'): SubjectAction<unknown> => ({
  name,
  keys: name[0] ?? '',
  ...(kind && { kind }),
  submit: () => Promise.reject(new Error('not called')),
});
const SPECS = [
  spec('ship', 'next'),
  spec('deliver', 'next'),
  spec('refund'),
  spec('note'),
  spec('cancel', 'danger'),
];
const offers = (...names: string[]): OfferedAction[] =>
  SPECS.map(({ name }) => ({ name, allowed: names.includes(name), reason: 'already_shipped' }));
const namesOf = (shown: readonly { spec: { name: string } }[]) => shown.map((one) => one.spec.name);

test('[DESK-06] the first button is the next step, never a dangerous action', () => {
  expect(arrangeActions(offers('deliver', 'refund', 'cancel'), SPECS).first?.spec.name).toBe('deliver');
  expect(arrangeActions(offers('cancel'), SPECS).first).toBeNull();
});

test('[DESK-06] what is not allowed stays in the menu with its reason', () => {
  const { beside, more } = arrangeActions(offers('ship', 'refund'), SPECS);
  expect(namesOf(beside)).toEqual(['refund']);
  expect(namesOf(more)).toEqual(['deliver', 'note', 'cancel']);
  expect(more.every(({ offer }) => offer.reason === 'already_shipped')).toBe(true);
});

test('[DESK-06] an only action is a button, also where the bar is narrow', () => {
  const { beside, more } = arrangeActions([{ name: 'note', allowed: true }], SPECS, 0);
  expect([namesOf(beside), namesOf(more)]).toEqual([['note'], []]);
});

test('an action that the api does not offer is not shown', () => {
  const { first, beside, more } = arrangeActions([{ name: 'ship', allowed: true }], SPECS);
  expect([first?.spec.name, beside.length, more.length]).toEqual(['ship', 0, 0]);
});

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
