import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startMercadopago, TOTAL } from '../../../../testing/builders/mercadopago.ts';

const mercadopago = await startMercadopago();
const { account, adapter, attempt, pay, booked, scenario, later } = mercadopago;
beforeEach(mercadopago.reset);
afterAll(mercadopago.close);

describe('refunds', () => {
  const input = (id: string, amountMinor: number) => ({ id, amountMinor, isWhole: amountMinor === TOTAL });

  test('whole, once, however often it is asked', async () => {
    const paid = await pay(attempt());
    const made = await adapter.refund(paid, input('refund-1', TOTAL));
    expect(made).toMatchObject({ state: 'succeeded' });
    expect(await adapter.refund(paid, input('refund-1', TOTAL))).toEqual(made);
    const providerPayment = await adapter.fetch(paid);
    expect(providerPayment).toMatchObject({
      state: 'paid',
      refunds: [{ id: made.id, amountMinor: TOTAL, state: 'succeeded' }],
    });
    expect(booked('refund')).toHaveLength(1);
  });
  test('in parts, and never more than there is', async () => {
    const paid = await pay(attempt());
    const first = await adapter.refund(paid, input('part-1', 300_010));
    await adapter.refund(paid, input('part-2', 100_000));
    expect(await adapter.refund(paid, input('part-3', 1_000_000))).toEqual({ state: 'by_hand', id: null });
    expect((await adapter.fetch(paid)).refunds.map((one) => one.amountMinor)).toEqual([300_010, 100_000]);
    expect(await adapter.fetchRefund(paid, input('part-1', 300_010), first.id)).toEqual(first);
  });
  test('pending, then done or refused', async () => {
    for (const [behaviour, state] of [
      [null, 'succeeded'],
      ['decline', 'failed'],
    ] as const) {
      const paid = await pay(attempt());
      scenario('refunds.create', 'pending');
      const made = await adapter.refund(paid, input(`slow-${state}`, 50_000));
      expect(made.state).toBe('pending');
      if (behaviour) scenario('payments.resolve', behaviour);
      await later(121_000);
      expect(await adapter.fetchRefund(paid, input(`slow-${state}`, 50_000), made.id)).toEqual({
        state,
        id: made.id,
      });
    }
  });
  test('sent and not answered: asking again tells, and pays back once', async () => {
    const paid = await pay(attempt());
    scenario('refunds.create', 'commit_then_reset');
    await expect(adapter.refund(paid, input('lost', 50_000))).rejects.toMatchObject({ kind: 'no_answer' });
    expect(await adapter.fetchRefund(paid, input('lost', 50_000), null)).toMatchObject({
      state: 'succeeded',
    });
    expect((await adapter.fetch(paid)).refunds).toHaveLength(1);
  });
});

test('a chargeback stays paid and is disputed', async () => {
  const paid = await pay(attempt());
  const dispute = (state: string) =>
    fetch(`${account.baseUrl}/sandbox/payments/${paid.providerRef}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dispute: state }),
    });
  await dispute('in_process');
  expect(await adapter.fetch(paid)).toMatchObject({
    state: 'paid',
    disputes: [{ amountMinor: TOTAL, state: 'open' }],
  });
  await dispute('settled');
  expect((await adapter.fetch(paid)).disputes).toMatchObject([{ state: 'lost' }]);
});

test('the list has what was paid in the time asked for, page by page', async () => {
  const from = new Date();
  const references: string[] = [];
  for (let n = 0; n < 3; n += 1) references.push((await pay(attempt())).id);
  await pay(attempt(), { name: 'OTHE' });
  const listed = (await adapter.list?.(from, new Date(Date.now() + 1000))) ?? [];
  expect(listed.map(({ reference }) => reference)).toEqual(references);
  expect(listed[0]).toMatchObject({ amountMinor: TOTAL, refundedMinor: 0, currency: 'ARS' });
  expect(await adapter.list?.(new Date(0), new Date(1000))).toEqual([]);
});
