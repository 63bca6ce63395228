import { knownCurrencies } from '@paddock/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binOf, paymentMethodOf } from './payway-charges.ts';
import { fromProvider, siteTransactionId, toProvider, toProviderPayment } from './payway-payment.ts';

test('every amount told to Payway comes back the same, or is refused before', () => {
  const currencies = fc.constantFrom(...knownCurrencies());
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 10 ** 15 }), currencies, (amountMinor, currency) => {
      let cents: number;
      try {
        cents = toProvider(amountMinor, currency);
      } catch (error) {
        expect(error).toMatchObject({ kind: 'refused' });
        return;
      }
      expect(fromProvider(cents)).toBe(amountMinor);
    }),
  );
});

test('our id there is short, has no signs, and leads back to the attempt', () => {
  fc.assert(
    fc.property(fc.uuid(), (attemptId) => {
      const id = siteTransactionId(attemptId);
      expect(id).toMatch(/^[0-9a-zA-Z]{1,39}$/);
      const payment = { id: '1', site_transaction_id: id, amount: 1, currency: 'ars', status: 'approved' };
      expect(toProviderPayment(payment, []).reference).toBe(attemptId);
    }),
  );
});

test('an unknown status is polled again, never paid', () => {
  const payment = { id: '1', site_transaction_id: 'x', amount: 1, currency: 'ars', status: 'someday' };
  expect(toProviderPayment(payment, [])).toMatchObject({ state: 'processing', txnId: null, reference: 'x' });
});

test.each([
  ['4507 99', '450799'],
  ['45079900', '450799'],
  ['4507', null],
  [undefined, null],
])('the bin in %s is %s', (text, bin) => {
  expect(binOf(text)).toBe(bin);
});

test.each([
  ['450799', 1],
  ['451772', 31],
  ['529991', 15],
  ['373953', 65],
  ['589657', 63],
  ['999999', null],
])('cards that begin with %s are of method %s', (bin, id) => {
  expect(paymentMethodOf(bin)).toBe(id);
});

test('an account may have methods of its own', () => {
  expect(paymentMethodOf('450799', '4:104')).toBe(104);
  expect(paymentMethodOf('529991', '4:104')).toBeNull();
});
