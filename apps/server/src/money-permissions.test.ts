import { expect, test } from 'vitest';
import { APPROVABLE } from './features/approvals/approvals.rules.ts';
import { orderActions } from './features/orders/staff/order-actions.rules.ts';
import type { Payments } from './features/payments/payments.ts';
import { caseActions } from './features/payments/staff/case-actions.rules.ts';
import { refundActs } from './features/payments/staff/refund-acts.ts';
import { returnActions } from './features/returns/staff/return-actions.rules.ts';
import { isPermission, isSensitive, PERMISSIONS, type Permission } from './features/staff/staff.rules.ts';
import type { Action } from './features/staff/staff-list.contract.ts';

// Taken from the tables of acts: an act that is added there is checked here without being listed.

const ORDER = {
  status: 'confirmed',
  payment_status: 'paid',
  delivery_method: 'shipment',
  method_component: 'BankTransfer',
  is_registered: true,
  has_offline_attempt: true,
  has_mails: true,
  is_held: false,
};
const CASE = { kind: 'overpaid', status: 'open', order_code: 'A', refund_id: null, payment_status: 'paid' };
const RETURN = { status: 'received', lines: [{ outcome: null }] };

const offersOf = (may: (permission: Permission) => boolean): Action[] => [
  ...orderActions(ORDER, may),
  ...returnActions(RETURN, may),
  ...caseActions(CASE, may('case.resolve')),
];

/** With one permission at a time: the acts that it opens. */
const moneyActs = PERMISSIONS.flatMap((permission) =>
  offersOf((one) => one === permission)
    .filter(({ is_money, reason }) => is_money && reason !== 'not_permitted')
    .map(({ name }) => [name, permission] as const),
);

test('[BUG-07] every act that moves money asks for a fresh sign-in', () => {
  expect(moneyActs.map(([name]) => name)).toContain('order.cancel');
  expect(moneyActs.filter(([, permission]) => !isSensitive(permission))).toEqual([]);
});

test('[BUG-07] every act that can need a second person asks for a fresh sign-in', () => {
  const acts = Object.values(refundActs({} as Payments));
  const named = acts.flatMap(({ contract, permission }) => [contract, permission]).filter(isPermission);
  expect(named).toContain('order.cancel');
  expect([...named, ...APPROVABLE].filter((permission) => !isSensitive(permission))).toEqual([]);
});
