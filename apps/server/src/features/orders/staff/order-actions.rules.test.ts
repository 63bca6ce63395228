import { describe, expect, test } from 'vitest';
import { orderActions } from './order-actions.rules.ts';
import type { OrderState } from './order-source.staff.contract.ts';

const ORDER: OrderState = {
  status: 'pending_confirmation',
  payment_status: 'unpaid',
  delivery_method: 'shipment',
  method_component: 'BankTransfer',
  is_registered: true,
  has_offline_attempt: true,
  has_mails: true,
  is_held: false,
};
const allowed = (change: Partial<OrderState>, may = (_: string) => true) =>
  orderActions({ ...ORDER, ...change }, may)
    .filter((action) => action.allowed)
    .map(({ name }) => name);
const reasonOf = (name: string, change: Partial<OrderState>) =>
  orderActions({ ...ORDER, ...change }, () => true).find((action) => action.name === name)?.reason;
const ALWAYS = ['order.note', 'order.mail_again', 'order.revoke_links'];

describe('[DESKORDERS-03] actions of an order', () => {
  test.each([
    [{}, ['payment.confirm', 'payment.refuse', 'order.cancel', 'order.change_address']],
    [
      { method_component: 'CashPayment' },
      ['payment.confirm', 'payment.refuse', 'order.accept', 'order.cancel', 'order.change_address'],
    ],
    [
      { status: 'confirmed', payment_status: 'paid' },
      ['order.prepare', 'order.refund', 'order.cancel', 'order.change_address'],
    ],
    [
      { status: 'preparing', payment_status: 'paid' },
      ['order.ship', 'order.refund', 'order.cancel', 'order.change_address'],
    ],
    [
      { status: 'preparing', payment_status: 'paid', delivery_method: 'pickup' },
      ['order.ready', 'order.refund', 'order.cancel'],
    ],
    [{ status: 'shipped', payment_status: 'paid' }, ['order.deliver', 'order.refund']],
    [{ status: 'delivered', payment_status: 'paid' }, ['order.refund']],
    [{ status: 'cancelled', payment_status: 'refunded' }, []],
  ])('%o', (change, expected) => {
    expect(allowed(change).filter((name) => !ALWAYS.includes(name))).toEqual(expected);
    expect(allowed(change)).toEqual(expect.arrayContaining(ALWAYS));
  });

  test('[WORK-04] an order that is held goes no further, and says why', () => {
    for (const [name, status] of [
      ['order.prepare', 'confirmed'],
      ['order.ship', 'preparing'],
      ['order.deliver', 'shipped'],
    ] as const)
      expect(reasonOf(name, { status, payment_status: 'paid', is_held: true })).toBe('waits_for_approval');
    expect(reasonOf('order.deliver', { status: 'preparing', is_held: true })).toBe('not_yet');
    expect(allowed({ status: 'confirmed', payment_status: 'paid', is_held: true })).toContain('order.cancel');
  });

  test('each refused action says why', () => {
    expect(reasonOf('order.cancel', { status: 'shipped' })).toBe('already_shipped');
    expect(reasonOf('order.change_address', { status: 'shipped' })).toBe('already_shipped');
    expect(reasonOf('order.change_address', { delivery_method: 'pickup' })).toBe('other_delivery');
    expect(reasonOf('order.ready', { status: 'preparing' })).toBe('other_delivery');
    expect(reasonOf('order.ship', { status: 'confirmed' })).toBe('not_yet');
    expect(reasonOf('payment.confirm', { has_offline_attempt: false })).toBe('paid_by_provider');
    expect(reasonOf('payment.confirm', { payment_status: 'paid' })).toBe('already_paid');
    expect(reasonOf('order.refund', {})).toBe('nothing_paid');
    expect(reasonOf('order.mail_again', { has_mails: false })).toBe('no_mail_sent');
  });

  test('without the permission the reason is that, whatever the state', () => {
    const none = orderActions(ORDER, () => false);
    expect(none.every(({ allowed: is, reason }) => !is && reason === 'not_permitted')).toBe(true);
  });
});
