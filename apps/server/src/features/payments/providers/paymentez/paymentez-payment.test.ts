import { expect, test } from 'vitest';
import { toProviderPayment } from './paymentez-payment.ts';

const found = (status: string, detail: number, input: object = {}) => ({
  transaction: { id: 'DF-1', status, status_detail: detail, amount: 115.5, dev_reference: 'ours', ...input },
  card: null,
});

test.each([
  ['success', 3, 'paid'],
  ['1', 3, 'paid'],
  ['success', 0, 'processing'],
  ['success', 1, 'processing'],
  ['1', 2, 'processing'],
  ['pending', 3, 'processing'],
  ['pending', 0, 'processing'],
  ['0', 31, 'action_required'],
  ['pending', 36, 'action_required'],
  ['failure', 3, 'failed'],
  ['4', 9, 'failed'],
  ['2', 9, 'cancelled'],
  ['failure', 13, 'expired'],
  ['failure', 14, 'expired'],
  ['5', 9, 'expired'],
  ['2', 7, 'paid'],
  ['success', 34, 'paid'],
  ['success', 27, 'paid'],
  ['failure', 8, 'paid'],
  ['something new', 99, 'review'],
] as const)('status %s with detail %d is %s', (status, detail, state) => {
  const providerPayment = toProviderPayment(found(status, detail), 'USD');
  expect(providerPayment.state).toBe(state);
  expect(providerPayment.txnId).toBe(state === 'paid' ? 'DF-1' : null);
});

test('annulled after it was authorised was paid and came back; before, it never was', () => {
  expect(toProviderPayment(found('2', 29, { authorization_code: 'A1' }), 'USD')).toMatchObject({
    state: 'paid',
    refunds: [{ id: 'DF-1:refund', amountMinor: 11_550 }],
  });
  expect(toProviderPayment(found('2', 29), 'USD').state).toBe('cancelled');
});

test('the amount may be a word; an amount that is none can equal none of ours', () => {
  expect(toProviderPayment(found('success', 3, { amount: '115.50' }), 'USD').amountMinor).toBe(11_550);
  expect(toProviderPayment(found('success', 3, { amount: '115.505' }), 'USD').amountMinor).toBeNull();
});

test.each([
  [9, null, 'declined'],
  [9, '51', 'insufficient_funds'],
  [9, '54', 'card_expired'],
  [10, '51', 'provider_error'],
  [33, null, 'authentication'],
  [37, null, 'authentication'],
] as const)('failure %d, bank says %s: %s', (detail, carrier, failure) => {
  expect(toProviderPayment(found('failure', detail, { carrier_code: carrier }), 'USD').failure).toBe(failure);
});
