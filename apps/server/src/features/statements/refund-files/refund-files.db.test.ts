import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

const IBAN = 'IT60X0542811101000000123456';
const BUYER = 'DE89370400440532013000';
let desk: Desk;
let account: number;
beforeAll(async () => {
  desk = await openDesk();
  const body = { name: 'Current', number: IBAN, holder: 'Brand', currency: 'EUR' };
  account = (await desk.call('POST', 'bank-accounts', body, { as: 'finance' })).json().data.id;
});
afterAll(() => desk.close());

const post = (path: string, body: object) => desk.call('POST', path, body, { as: 'finance' });
const refunds = async () => (await desk.call('GET', 'refunds?status=manual')).json().data;

/** A paid order of which a part has to be sent back by hand. */
async function aRefund() {
  const code = await desk.anOrderOf();
  await post(`orders/${code}/payment`, await desk.money(code));
  await post(`orders/${code}/refund`, { amount_minor: 18_500, reason: 'scratch' });
  const row = (await refunds()).find(({ order_code }: { order_code: string }) => order_code === code);
  return { code, row };
}

test('[STATEMENTS-10] a refund by hand goes into a payment file once its account is known, then is booked as sent', async () => {
  const { code, row } = await aRefund();
  expect(row).toMatchObject({ site: 'ec', status: 'manual', amount_minor: 18_500, payee: null, file: null });
  const file = { account, refunds: [row.id], execute_on: '2026-11-18' };
  expect((await post('refunds/file', file)).json()).toMatchObject({
    code: 'refund_payee_missing',
    data: { order_code: code },
  });
  expect(
    (await post(`refunds/${row.id}/payee`, { iban: 'DE00370400440532013000', holder: 'A' })).json().code,
  ).toBe('iban_invalid');
  expect(
    (await post(`refunds/${row.id}/payee`, { iban: 'de89 3704 0044 0532 0130 00', holder: 'Nora Verdi' }))
      .statusCode,
  ).toBe(200);
  const made = (await post('refunds/file', file)).json().data;
  expect(made).toMatchObject({ count: 1, total_minor: 18_500, currency: 'EUR' });
  expect(made.xml).toContain(`<IBAN>${BUYER}</IBAN>`);
  expect(made.xml).toContain('<InstdAmt Ccy="EUR">185.00</InstdAmt>');
  const [audit] = await desk.auditOf(made.message_id);
  expect(audit).toMatchObject({ action: 'refund.file', after: { refunds: [row.id], total_minor: 18_500 } });
  // The same refund in a second file would be sent twice.
  expect((await post('refunds/file', file)).json().code).toBe('refund_in_file');
  expect((await post('refunds/file', { ...file, again: true })).statusCode).toBe(200);
  const waiting = (await refunds()).find(({ id }: { id: string }) => id === row.id);
  expect(
    (await post(`cases/${waiting.case_id}/resolve`, { resolution: 'refund', note: 'OUT 1' })).statusCode,
  ).toBe(200);
  expect((await post('refunds/file', { ...file, again: true })).json().code).toBe('refund_not_manual');
  expect((await desk.call('GET', 'refunds?status=succeeded')).json().data).toMatchObject([{ id: row.id }]);
});

test('[STATEMENTS-11] cases, reconciliations and invoices are lists across sites', async () => {
  const { code, row } = await aRefund();
  const cases = (await desk.call('GET', 'payment-cases')).json();
  const found = cases.data.find(({ order_code }: { order_code: string }) => order_code === code);
  expect(found).toMatchObject({
    site: 'ec',
    kind: 'refund_by_hand',
    amount_minor: 18_500,
    refund_id: row.id,
  });
  const one = (await desk.call('GET', `payment-cases/${found.id}`, undefined, { as: 'finance' })).json().data;
  expect(one.actions).toMatchObject([
    { name: 'case.refund', allowed: true, is_money: true },
    { name: 'case.reinstate', allowed: false, reason: 'refund_requested' },
    { name: 'case.close', allowed: true },
  ]);
  const seen = (await desk.call('GET', `payment-cases/${found.id}`, undefined, { as: 'support' })).json()
    .data;
  expect(seen.actions.map(({ reason }: { reason: string }) => reason)).toEqual(
    Array(3).fill('not_permitted'),
  );
  for (const path of ['reconciliations', 'invoices', 'refunds', 'transfers'])
    expect([path, (await desk.call('GET', path)).statusCode]).toEqual([path, 200]);
  expect((await desk.call('GET', 'refunds', undefined, { as: 'fulfilment' })).statusCode).toBe(403);
});
