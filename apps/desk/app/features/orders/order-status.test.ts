import { expect, test } from 'vitest';
import { refundedLabel } from './order-status.ts';

test.each([
  ['requested', 'orders.ledger.refundedOrOnItsWay'],
  ['sent', 'orders.ledger.refundedOrOnItsWay'],
  ['unknown', 'orders.ledger.refundedOrOnItsWay'],
  ['manual', 'orders.ledger.refundedOrOnItsWay'],
  ['succeeded', 'orders.ledger.refunded'],
  ['failed', 'orders.ledger.refunded'],
])('[WORK-08] the refunded sum of an order whose refund is %s is called %s', (status, id) => {
  expect(refundedLabel([{ status: 'succeeded' }, { status }])).toBe(id);
});
