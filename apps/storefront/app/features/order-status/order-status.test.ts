import { expect, test } from 'vitest';
import { canPay, findNextAction, nextSentences, statusChip } from './order-status.ts';

type Told = Parameters<typeof nextSentences>[0];

const told = (change: Partial<Told>): Told => ({
  status: 'pending_confirmation',
  result: 'awaiting',
  payment_status: 'unpaid',
  can_retry: false,
  cancel_reason: null,
  due_formatted: '€10.00',
  returns: [],
  payment: { type: 'bank-transfer', params: { iban: 'IT60' } },
  delivery: { method: 'shipment', to: { name: 'Pesaro' } },
  days: { deadline: 'Wednesday', arrives: 'Saturday', delivered: '1 May', cancelled: '2 May' },
  ...change,
});
const ids = (change: Partial<Told>) => nextSentences(told(change)).map(({ id }) => id);
const retry = { can_retry: true };

test('a transfer says what, until when, and where the details are', () => {
  expect(nextSentences(told({}))).toEqual([
    { id: 'orders.next.transfer', values: { amount: '€10.00', moment: 'Wednesday' } },
  ]);
  expect(statusChip(told({})).id).toBe('orders.chip.transfer');
  expect(findNextAction(told({}))).toBe('transfer');
  expect(ids({ payment: { type: 'check-payment', params: {} } })).toEqual(['orders.next.cheque']);
});

test('one that can be paid here is to be paid; while a payment is pending no other is offered', () => {
  expect(findNextAction(told(retry))).toBe('pay');
  expect(ids(retry)).toEqual(['orders.next.pay']);
  expect(canPay(told({ ...retry, result: 'pending' }))).toBe(false);
  expect(findNextAction(told({ ...retry, result: 'pending' }))).toBeNull();
  expect(ids({ ...retry, result: 'pending' })).toEqual(['orders.next.processing']);
  expect(findNextAction(told({ status: 'processing', result: 'pending', can_retry: false }))).toBeNull();
  expect(findNextAction(told({ status: 'confirmed', result: 'success', payment_status: 'paid' }))).toBeNull();
  expect(ids({ status: 'payment_failed', result: 'failure', ...retry })).toEqual(['orders.next.retry']);
  expect(ids({ status: 'payment_failed', result: 'failure' })).toEqual(['orders.money.none']);
});

test('a cancelled one says by whom, and where the money is', () => {
  const cancelled = { status: 'cancelled', result: 'cancelled' } as const;
  expect(ids({ ...cancelled, cancel_reason: 'deadline' })).toEqual([
    'orders.next.expired',
    'orders.money.none',
  ]);
  expect(ids({ ...cancelled, cancel_reason: 'customer', payment_status: 'paid' })).toEqual([
    ...['orders.next.cancelledByYou', 'orders.money.goingBack'],
  ]);
  expect(ids({ ...cancelled, cancel_reason: 'withdrawal', payment_status: 'paid' })).toEqual([
    ...['orders.next.cancelledByYou', 'orders.money.goingBack'],
  ]);
  expect(ids({ ...cancelled, cancel_reason: 'staff', payment_status: 'refunded' })).toEqual([
    ...['orders.next.cancelledByUs', 'orders.money.back'],
  ]);
  expect(findNextAction(told(cancelled))).toBe('available');
});

test('on its way, handed over, given back', () => {
  expect(ids({ status: 'shipped', result: 'success' })).toEqual(['orders.next.arrives']);
  expect(findNextAction(told({ status: 'shipped', result: 'success' }))).toBe('follow');
  const pickup = { method: 'pickup', to: { name: 'Pesaro' } } as const;
  expect(nextSentences(told({ status: 'delivered', result: 'success', delivery: pickup }))).toEqual([
    { id: 'orders.next.collected', values: { store: 'Pesaro', day: '1 May' } },
  ]);
  const back = { status: 'return_requested', result: 'success' } as const;
  expect(ids({ ...back, returns: [{ status: 'requested' }] })).toEqual(['orders.next.returnRequested']);
  expect(ids({ ...back, returns: [{ status: 'approved' }] })).toEqual(['orders.next.returnApproved']);
  expect(ids({ status: 'returned', returns: [{ status: 'received' }] })).toEqual(['orders.next.returned']);
  expect(ids({ status: 'returned', returns: [{ status: 'refunded' }] })).toEqual(['orders.money.goingBack']);
});

test('[RESULT-05] [RESULT-08] a vehicle from the store is collected, everything else is delivered', () => {
  const delivered = { status: 'delivered', result: 'success', payment_status: 'paid' } as const;
  expect(statusChip(told(delivered))).toEqual({ tone: 'ok', id: 'orders.status.delivered' });
  const delivery = { method: 'pickup', to: { name: 'Pesaro' } } as const;
  expect(statusChip(told({ ...delivered, delivery }))).toEqual({ tone: 'ok', id: 'orders.status.collected' });
});
