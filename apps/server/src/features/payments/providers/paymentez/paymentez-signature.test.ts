import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentAccount } from '../adapter.ts';
import { authToken, stokenOf } from './paymentez-client.ts';
import { readNotice } from './paymentez-notice.ts';
import { taxOf } from './paymentez-order.ts';

const account: PaymentAccount = {
  provider: 'paymentez',
  site: 'ec',
  baseUrl: 'http://127.0.0.1',
  jsUrl: null,
  settings: {},
  keys: { serverCode: 'SIM-EC-SERVER', serverKey: 'simkey' },
};

test('the known vectors', () => {
  expect(authToken('SIM-EC-SERVER', 'simkey', 1_700_000_000)).toBe(
    'U0lNLUVDLVNFUlZFUjsxNzAwMDAwMDAwO2QwMmQ4MDBmYThkZGRkNWI5NDQ0ZGJhMmE5YzNjNTNhODFhNTg2NzFjYjMyMDA3ZjVlZWRjOWU3Zjg0NWUzMTQ=',
  );
  expect(stokenOf('DF-1001', 'SIM-EC-SERVER', '4', 'simkey')).toBe('7f47096e2366578e34a8cd5e772f12e5');
});

const notice = (transaction: object = {}, user: object = { id: '4' }) => ({
  rawBody: Buffer.from(
    JSON.stringify({
      transaction: {
        id: 'DF-1001',
        status: '1',
        status_detail: '3',
        application_code: 'SIM-EC-SERVER',
        dev_reference: 'our-attempt',
        stoken: '7f47096e2366578e34a8cd5e772f12e5',
        ...transaction,
      },
      user,
    }),
  ),
  headers: {},
  query: {},
  now: new Date(),
});

test('a notice that proves itself names the transaction to ask about, once per state', () => {
  expect(readNotice(account, notice())).toEqual({
    verified: true,
    eventId: 'DF-1001:1:3',
    kind: '1/3',
    reference: 'our-attempt',
    providerRef: null,
    providerPaymentRef: 'DF-1001',
  });
  // Figures or words, it is the same event.
  expect(readNotice(account, notice({ status: 1, status_detail: 3 }, { id: 4 }))).toMatchObject({
    eventId: 'DF-1001:1:3',
  });
  expect(readNotice(account, notice({ status: '2', status_detail: '7' }))).toMatchObject({
    eventId: 'DF-1001:2:7',
  });
});

test.each([
  ['another transaction', notice({ id: 'DF-1002' })],
  ['another user', notice({}, { id: '5' })],
  ["another merchant's application", notice({ application_code: 'OTHER' })],
  ['no stoken', notice({ stoken: undefined })],
  ['half a stoken', notice({ stoken: '7f47' })],
  ['no json', { ...notice(), rawBody: Buffer.from('<xml/>') }],
])('not believed: %s', (_what, call) => {
  expect(readNotice(account, call)).toEqual({ verified: false });
});

test('the tax they check: the base times the rate is the tax to a cent, and both fit into the amount', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(lines, fc.constantFrom(5, 8, 12, 15, 22), (prices, rate) => {
      const amount = prices.reduce((sum, price) => sum + price, 0);
      const rounded = prices.reduce((sum, price) => sum + Math.round((price * rate) / (100 + rate)), 0);
      const { vatMinor, taxableMinor } = taxOf(amount, rounded, rate);
      if (rounded === 0) {
        expect(vatMinor).toBe(0);
        return;
      }
      expect(Math.abs(Math.round((taxableMinor * rate) / 100) - vatMinor)).toBeLessThanOrEqual(1);
      expect(vatMinor + taxableMinor).toBe(amount);
      expect(Math.abs(vatMinor - rounded)).toBeLessThanOrEqual(prices.length);
    }),
  );
  expect(taxOf(10_000, 0, 15)).toEqual({ vatMinor: 0, taxableMinor: 0, rate: 0 });
  expect(taxOf(11_500, 750, 15)).toEqual({ vatMinor: 750, taxableMinor: 5000, rate: 15 });
});
