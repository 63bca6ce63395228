import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startMercadopago, TOTAL } from '../../../../testing/builders/mercadopago.ts';
import type { Attempt } from '../adapter.ts';
import { mercadopagoAdapter } from './mercadopago-adapter.ts';

const CHALLENGED = '5483928164574623';

const mercadopago = await startMercadopago();
const { account, adapter, order, outbox, attempt, token, body, pay, booked, scenario, later, switchTo } =
  mercadopago;
beforeEach(mercadopago.reset);
afterAll(mercadopago.close);

test('the panel gets the public key, the script and where to bring the token, and no secret', async () => {
  const begun = await adapter.begin(attempt(), order);
  expect(begun).toEqual({
    providerRef: null,
    post: {
      public_key: 'APP_USR-sandbox-public',
      js_url: account.jsUrl,
      notify: { url: order.urls.register },
    },
  });
  expect(JSON.stringify(begun)).not.toContain(account.keys.access);
});

test('paid: the amount in decimals, our reference, once', async () => {
  const paid = await pay(attempt());
  expect(await adapter.fetch(paid)).toMatchObject({
    state: 'paid',
    amountMinor: TOTAL,
    currency: 'ARS',
    reference: paid.id,
    txnId: paid.providerRef,
    failure: null,
    card: { brand: 'visa', last4: '3704' },
    refunds: [],
    disputes: [],
  });
  expect(booked('charge')).toMatchObject([{ amountMinor: TOTAL, reference: paid.id, currency: 'ARS' }]);
});

test('installments change what the payer pays, not what we get', async () => {
  const paid = await pay(attempt(), {}, { installments: 12 });
  expect(await adapter.fetch(paid)).toMatchObject({ state: 'paid', amountMinor: TOTAL });
});

test('a double click and a second tab charge once', async () => {
  const wanted = attempt();
  const first = body(await token());
  const both = await Promise.all([
    adapter.register(wanted, first, order),
    adapter.register(wanted, first, order),
  ]);
  // The other tab has a token of its own: the key knows another request, the payment is found.
  const tab = await adapter.register(wanted, body(await token()), order);
  expect(new Set([...both, tab].map((one) => JSON.stringify(one))).size).toBe(1);
  expect(booked('charge')).toHaveLength(1);
});

test.each([
  ['OTHE', 'declined'],
  ['CALL', 'declined'],
  ['FUND', 'insufficient_funds'],
  ['SECU', 'wrong_code'],
  ['EXPI', 'card_expired'],
  ['CARD', 'wrong_number'],
  ['DUPL', 'duplicate'],
  ['FORM', 'declined'],
  ['BLAC', 'declined'],
] as const)('the card of %s is refused: %s', async (name, failure) => {
  const refused = await pay(attempt(), { name });
  expect(await adapter.fetch(refused)).toMatchObject({
    state: 'failed',
    failure,
    txnId: null,
    reference: refused.id,
  });
  expect(booked('charge')).toEqual([]);
});

describe('what the shopper got wrong', () => {
  test('a token that is used, invented or missing', async () => {
    const id = await token();
    await adapter.register(attempt(), body(id), order);
    for (const ref of [id, 'invented'])
      expect(await adapter.register(attempt(), body(ref), order)).toEqual({
        ok: false,
        fieldErrors: { ref: 'field_invalid' },
      });
    expect(await adapter.register(attempt(), { ...body(''), ref: undefined }, order)).toMatchObject({
      fieldErrors: { ref: 'field_required' },
    });
  });
  test('a method or a bank that is not the card’s', async () => {
    const requested = async (input: object) => adapter.register(attempt(), body(await token(), input), order);
    expect(await requested({ mp_payment_method_id: 'amex' })).toMatchObject({
      fieldErrors: { mp_payment_method_id: 'field_invalid' },
    });
    expect(await requested({ issuer: '999' })).toMatchObject({ fieldErrors: { issuer: 'field_invalid' } });
    expect(booked('charge')).toEqual([]);
  });
});

describe('what takes its time', () => {
  test('a payment under review is processing, then approved', async () => {
    const waiting = await pay(attempt(), { name: 'CONT' });
    expect(await adapter.fetch(waiting)).toMatchObject({ state: 'processing', txnId: null });
    await later(121_000);
    expect(await adapter.fetch(waiting)).toMatchObject({ state: 'paid' });
    expect(outbox.list().map(({ event }) => event)).toEqual(['payment.created', 'payment.updated']);
  });
  test('or refused', async () => {
    const waiting = await pay(attempt(), { name: 'CONT' });
    scenario('payments.resolve', 'decline');
    await later(121_000);
    expect(await adapter.fetch(waiting)).toMatchObject({ state: 'failed', failure: 'declined' });
  });
  test('or cancelled by us', async () => {
    const waiting = await pay(attempt(), { name: 'CONT' });
    expect(await adapter.cancel(waiting)).toBe('cancelled');
    expect(await adapter.fetch(waiting)).toMatchObject({ state: 'cancelled' });
    expect(await adapter.cancel(waiting)).toBe('nothing_to_cancel');
  });
});

test('cancelling finds nothing, or that it is paid', async () => {
  expect(await adapter.cancel(attempt())).toBe('nothing_to_cancel');
  // Just sent and never answered: their search may not know it yet.
  expect(await adapter.cancel(attempt({ status: 'unknown' }))).toBe('unknown');
  expect(await adapter.cancel(await pay(attempt()))).toBe('already_paid');
});

describe('3-D Secure', () => {
  const challenged = () =>
    pay(attempt(), { number: CHALLENGED }, { mp_payment_method_id: 'master', issuer: '288' });

  const answer = async (waiting: Attempt, outcome: string) => {
    const { challenge } = await adapter.fetch(waiting);
    const form = { method: 'POST', body: new URLSearchParams({ creq: challenge?.creq ?? '' }) };
    const page = await fetch(challenge?.url.replace('localhost', '127.0.0.1') ?? '', form);
    expect(await page.text()).toContain('3-D Secure');
    await fetch(`${account.baseUrl}/acs/${waiting.providerRef}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
  };

  test('the bank asks; nothing is charged until it is content', async () => {
    const waiting = await challenged();
    const providerPayment = await adapter.fetch(waiting);
    expect(providerPayment).toMatchObject({ state: 'action_required', txnId: null });
    expect(providerPayment.challenge?.url).toContain('/acs/');
    expect(booked('charge')).toEqual([]);
    await answer(waiting, 'complete');
    expect(await adapter.fetch(waiting)).toMatchObject({ state: 'paid', amountMinor: TOTAL });
  });
  test('failed is failed, abandoned stays open and can be cancelled', async () => {
    const failed = await challenged();
    await answer(failed, 'fail');
    expect(await adapter.fetch(failed)).toMatchObject({ state: 'failed', failure: 'authentication' });
    const abandoned = await challenged();
    await later(600_000);
    expect(await adapter.fetch(abandoned)).toMatchObject({ state: 'action_required' });
    expect(await adapter.cancel(abandoned)).toBe('cancelled');
  });
  test('an invented creq opens nothing', async () => {
    const { providerRef } = await challenged();
    const form = { method: 'POST', body: new URLSearchParams({ creq: 'invented' }) };
    expect((await fetch(`${account.baseUrl}/acs/${providerRef}`, form)).status).toBe(400);
  });
});

describe('what goes wrong on the way', () => {
  test.each(['commit_then_reset', 'commit_then_500'] as const)(
    '%s: charged without an answer; found by our reference, charged once',
    async (behaviour) => {
      const wanted = attempt();
      const sent = body(await token());
      scenario('payments.create', behaviour);
      await expect(adapter.register(wanted, sent, order)).rejects.toMatchObject({ kind: 'no_answer' });
      expect(await adapter.fetch(wanted)).toMatchObject({
        state: 'paid',
        amountMinor: TOTAL,
        reference: wanted.id,
      });
      // And the same request again is answered with the same payment.
      expect(await adapter.register(wanted, sent, order)).toMatchObject({ ok: true });
      expect(booked('charge')).toHaveLength(1);
    },
  );
  test('500 before anything was done: nothing is known there, and sending it again pays', async () => {
    const wanted = attempt();
    const sent = body(await token());
    scenario('payments.create', 'error_500');
    await expect(adapter.register(wanted, sent, order)).rejects.toMatchObject({ kind: 'no_answer' });
    expect((await adapter.fetch(wanted)).state).toBe('absent');
    expect(await adapter.register(wanted, sent, order)).toMatchObject({ ok: true });
    expect(booked('charge')).toHaveLength(1);
  });
  test('the key in use is no answer, too many calls are said to be that', async () => {
    const wanted = attempt();
    const sent = body(await token());
    scenario('payments.create', 'slow');
    const slow = adapter.register(wanted, sent, order);
    await new Promise((done) => setTimeout(done, 100));
    await expect(adapter.register(wanted, sent, order)).rejects.toMatchObject({ kind: 'no_answer' });
    expect(await slow).toMatchObject({ ok: true });
    scenario('payments.get', 'rate_limit');
    await expect(adapter.fetch({ ...wanted, providerRef: '1300000001' })).rejects.toMatchObject({
      kind: 'rate_limited',
    });
    scenario('payments.search', 'garbage');
    await expect(adapter.fetch(wanted)).rejects.toMatchObject({ kind: 'no_answer' });
    expect(booked('charge')).toHaveLength(1);
  });
  test('the key was used and the search does not find the payment yet: unknown', async () => {
    const wanted = attempt();
    await adapter.register(wanted, body(await token()), order);
    await switchTo({ searchLags: true });
    await expect(adapter.register(wanted, body(await token()), order)).rejects.toMatchObject({
      kind: 'no_answer',
    });
    expect(booked('charge')).toHaveLength(1);
  });
  test('an unreachable host is not_sent; a wrong key is misconfigured', async () => {
    const unreachable = mercadopagoAdapter('x', { ...account, baseUrl: 'http://127.0.0.1:65530' });
    await expect(unreachable.fetch(attempt())).rejects.toMatchObject({ kind: 'not_sent' });
    const stranger = mercadopagoAdapter('x', { ...account, keys: { ...account.keys, access: 'stolen' } });
    await expect(stranger.fetch(attempt())).rejects.toMatchObject({ kind: 'misconfigured' });
  });
  test('another amount or currency than ours is told, not hidden', async () => {
    scenario('payments.create', 'wrong_amount');
    expect(await adapter.fetch(await pay(attempt()))).toMatchObject({
      state: 'paid',
      amountMinor: TOTAL - 100,
    });
    scenario('payments.create', 'wrong_currency');
    expect(await adapter.fetch(await pay(attempt()))).toMatchObject({ state: 'paid', currency: 'USD' });
  });
});

test('notifications of the provider are believed, in seconds and in milliseconds; forged ones are not', async () => {
  const one = await pay(attempt());
  const two = await pay(attempt());
  const calls = outbox.list().map(({ url, build }) => {
    const { headers, body: rawBody } = build();
    const query = Object.fromEntries(new URL(url).searchParams);
    return { rawBody: Buffer.from(rawBody), headers, query, now: new Date() };
  });
  expect(calls.map((call) => adapter.verifyWebhook(call))).toMatchObject([
    { verified: true, kind: 'payment.created', providerRef: one.providerRef },
    { verified: true, kind: 'payment.created', providerRef: two.providerRef },
  ]);
  const lengths = calls.map(({ headers }) => /ts=(\d+)/.exec(headers['x-signature'] ?? '')?.[1]?.length);
  expect(lengths.toSorted()).toEqual([10, 13]);
  for (const call of calls) {
    const query = { ...call.query, 'data.id': '1' };
    expect(adapter.verifyWebhook({ ...call, query })).toEqual({ verified: false });
  }
});
