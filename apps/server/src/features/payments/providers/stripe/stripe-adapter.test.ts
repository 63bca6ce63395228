import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@paddock/sandbox/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newAttempt, PAYING_ORDER } from '../../../../testing/builders/payment-builders.ts';
import type { Attempt } from '../adapter.ts';
import { stripeAdapter } from './stripe-adapter.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let adapter: ReturnType<typeof stripeAdapter>;
beforeAll(async () => {
  sandbox = await startSandbox(['stripe']);
  adapter = stripeAdapter('stripe-it', account());
});
afterEach(() => sandbox.world.scenarios.reset());
afterAll(() => sandbox.close());

const account = () => sandbox.accounts['stripe-it']!;
const tell = (call: string, behaviour: 'decline' | 'pending' | 'wrong_amount', times = 1) =>
  sandbox.world.scenarios.add({ provider: 'stripe', call, behaviour, times });
const misbehave = (call: string, behaviour: Parameters<typeof sandbox.world.scenarios.add>[0]['behaviour']) =>
  sandbox.world.scenarios.add({ provider: 'stripe', call, behaviour, times: 1 });

/** An attempt whose panel is open. */
async function opened(change: Partial<Attempt> = {}) {
  const attempt = newAttempt({ provider: 'stripe', accountRef: 'stripe-it', currency: 'EUR', ...change });
  const { providerRef, post } = await adapter.begin(attempt, PAYING_ORDER);
  return { attempt: { ...attempt, providerRef }, secret: post.clientSecret ?? '', post };
}

/** What the browser does: the hosted field makes a method of the card, the script confirms with it. */
async function browserPays(secret: string, number: string) {
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${account().baseUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${account().keys.publishable}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const card = { number, exp_month: '12', exp_year: '34', cvc: '123' };
  const method = await call('/v1/payment_methods', { type: 'card', card });
  const id = secret.split('_secret_')[0];
  return call(`/v1/payment_intents/${id}/confirm`, { client_secret: secret, payment_method: method.id });
}

async function paid(change: Partial<Attempt> = {}) {
  const { attempt, secret } = await opened(change);
  await browserPays(secret, '4242424242424242');
  return attempt;
}

describe('the panel', () => {
  test('begin gives the browser what confirming needs, and nothing secret', async () => {
    const { attempt, post } = await opened();
    expect(post).toEqual({
      js_url: account().jsUrl,
      publishableKey: 'pk_test_sandbox_it',
      clientSecret: expect.stringMatching(/^pi_.+_secret_/),
      url: PAYING_ORDER.urls.results,
      result_data: { id: attempt.id },
      tdc_types: ['visa', 'mastercard', 'amex'],
      wallets: ['apple_pay', 'google_pay'],
    });
    expect(JSON.stringify(post)).not.toContain('sk_test');
    expect(await adapter.fetch(attempt)).toMatchObject({
      state: 'open',
      failure: null,
      reference: attempt.id,
    });
  });

  test('begun twice it is one intent, before and after its id was kept', async () => {
    const attempt = newAttempt({ provider: 'stripe', currency: 'EUR' });
    const first = await adapter.begin(attempt, PAYING_ORDER);
    const second = await adapter.begin(attempt, PAYING_ORDER);
    const third = await adapter.begin({ ...attempt, providerRef: first.providerRef }, PAYING_ORDER);
    expect([second, third]).toEqual([first, first]);
  });

  test('an amount Stripe cannot charge is refused without asking', async () => {
    const before = sandbox.world.journal.requests().length;
    await expect(opened({ amountMinor: 100_000_000 })).rejects.toMatchObject({ kind: 'refused' });
    expect(sandbox.world.journal.requests()).toHaveLength(before);
  });

  test('the word of the browser changes nothing', async () => {
    const { attempt } = await opened();
    const body = { payment_method_id: 1, check_terms: true, ref: 'pi_of_somebody_else', status: 'succeeded' };
    expect(await adapter.register(attempt, body, PAYING_ORDER)).toEqual({ ok: true });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'open' });
  });
});

describe('the truth', () => {
  test('a payment is paid with its charge, amount, card and time', async () => {
    const attempt = await paid({ amountMinor: 649_000 });
    const providerPayment = await adapter.fetch(attempt);
    expect(providerPayment).toMatchObject({
      state: 'paid',
      amountMinor: 649_000,
      currency: 'EUR',
      reference: attempt.id,
      providerRef: attempt.providerRef,
      failure: null,
      card: { brand: 'visa', last4: '4242' },
      refunds: [],
      disputes: [],
    });
    expect(providerPayment.txnId).toMatch(/^ch_/);
    expect(Math.abs((providerPayment.occurredAt?.getTime() ?? 0) - Date.now())).toBeLessThan(5000);
    expect(sandbox.world.journal.bookings()).toContainEqual(
      expect.objectContaining({
        kind: 'charge',
        txnId: providerPayment.txnId,
        reference: attempt.id,
        amountMinor: 649_000,
      }),
    );
  });

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000127', 'wrong_code'],
    ['4000000000000069', 'card_expired'],
    ['4000000000000119', 'provider_error'],
    ['4000000000000341', 'declined'],
    ['4000008400001280', 'declined'],
  ])('card %s fails as %s, and the same intent can then be paid', async (number, failure) => {
    const { attempt, secret } = await opened();
    await browserPays(secret, number);
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'failed', failure, txnId: null });
    await browserPays(secret, '4242424242424242');
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid', failure: null });
  });

  test.each([
    ['4000002760003184', 'complete', 'paid', null],
    ['4000002500003155', 'fail', 'failed', 'authentication'],
    ['4000008260003178', 'complete', 'failed', 'insufficient_funds'],
    ['4000008400001629', 'complete', 'failed', 'declined'],
  ])('3-D Secure with card %s, %s: %s', async (number, outcome, state, failure) => {
    const { attempt, secret } = await opened();
    await browserPays(secret, number);
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'action_required', txnId: null });
    await fetch(`${account().baseUrl}/3ds/${attempt.providerRef}?client_secret=${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    expect(await adapter.fetch(attempt)).toMatchObject({ state, failure });
  });

  test('what is processing is not paid until it is', async () => {
    const { attempt, secret } = await opened();
    tell('payment_intents.confirm', 'pending');
    await browserPays(secret, '4242424242424242');
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'processing' });
    expect(await adapter.cancel(attempt)).toBe('unknown');
    await fetch(`${account().baseUrl}/sandbox/payment_intents/${attempt.providerRef}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'succeeded' }),
    });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid' });
  });

  test('another amount or currency at Stripe shows as it is', async () => {
    const { attempt, secret } = await opened({ amountMinor: 50_000 });
    tell('payment_intents.confirm', 'wrong_amount');
    await browserPays(secret, '4242424242424242');
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid', amountMinor: 49_900 });

    const other = await opened();
    misbehave('payment_intents.confirm', 'wrong_currency');
    await browserPays(other.secret, '4242424242424242');
    expect(await adapter.fetch(other.attempt)).toMatchObject({ state: 'paid', currency: 'USD' });
  });

  test('what is not there, or is of another account, is absent', async () => {
    const attempt = newAttempt({ provider: 'stripe', currency: 'EUR' });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'absent' });
    expect(await adapter.fetch({ ...attempt, providerRef: 'pi_unknown' })).toMatchObject({ state: 'absent' });
    const french = stripeAdapter('stripe-fr', sandbox.accounts['stripe-fr']!);
    const { providerRef } = await french.begin(attempt, PAYING_ORDER);
    expect(await adapter.fetch({ ...attempt, providerRef })).toMatchObject({ state: 'absent' });
  });
});

describe('mishaps', () => {
  test.each(['commit_then_stall', 'commit_then_reset'] as const)(
    'a create that ends in %s is found again by its key',
    async (behaviour) => {
      const attempt = newAttempt({ provider: 'stripe', currency: 'EUR' });
      const impatient = stripeAdapter('stripe-it', {
        ...account(),
        settings: { ...account().settings, timeoutMs: '300' },
      });
      misbehave('payment_intents.create', behaviour);
      const first = await impatient.begin(attempt, PAYING_ORDER).catch((error: unknown) => error);
      const second = await adapter.begin(attempt, PAYING_ORDER);
      // The SDK may have repeated a broken connection by itself; one intent it is in any case.
      const made = sandbox.world.journal
        .requests()
        .filter((seen) => seen.path === '/v1/payment_intents' && seen.body.includes(attempt.id));
      expect(made.length).toBeGreaterThan(0);
      if (first instanceof Error) expect(first).toMatchObject({ kind: 'no_answer' });
      else expect(first).toEqual(second);
      expect(second.providerRef).toMatch(/^pi_/);
    },
  );

  test('a confirmation without an answer is found paid, once', async () => {
    const { attempt, secret } = await opened();
    misbehave('payment_intents.confirm', 'commit_then_reset');
    await expect(browserPays(secret, '4242424242424242')).rejects.toThrow();
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid' });
    expect(await browserPays(secret, '4242424242424242')).toMatchObject({
      error: { code: 'payment_intent_unexpected_state' },
    });
    const booked = sandbox.world.journal.bookings().filter((one) => one.reference === attempt.id);
    expect(booked).toHaveLength(1);
  });

  test.each([
    ['error_500', 'no_answer'],
    ['commit_then_500', 'no_answer'],
    ['garbage', 'no_answer'],
    ['rate_limit', 'rate_limited'],
  ] as const)('%s is a failure of kind %s, and reading goes on afterwards', async (behaviour, kind) => {
    const { attempt } = await opened();
    misbehave('payment_intents.retrieve', behaviour);
    await expect(adapter.fetch(attempt)).rejects.toMatchObject({ kind });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'open' });
  });

  test('JSON that is no intent is no answer, whatever the status says', async () => {
    const proxy = createServer((_request, response) => {
      response.writeHead(502, { 'content-type': 'application/json' }).end('{"message":"bad gateway"}');
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => proxy.once('listening', listening));
    const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const behind = stripeAdapter('stripe-it', { ...account(), baseUrl });
    const attempt = newAttempt({ provider: 'stripe', currency: 'EUR', providerRef: 'pi_1' });
    await expect(behind.fetch(attempt)).rejects.toMatchObject({ kind: 'no_answer' });
    proxy.closeAllConnections();
    proxy.close();
  });

  test('an unreachable host is not_sent; a wrong key is misconfigured', async () => {
    const attempt = newAttempt({ provider: 'stripe', currency: 'EUR', providerRef: 'pi_1' });
    const gone = stripeAdapter('stripe-it', { ...account(), baseUrl: 'http://127.0.0.1:9' });
    await expect(gone.fetch(attempt)).rejects.toMatchObject({ kind: 'not_sent' });
    const keys = { ...account().keys, secret: 'sk_test_wrong' };
    const wrong = stripeAdapter('stripe-it', { ...account(), keys });
    await expect(wrong.fetch(attempt)).rejects.toMatchObject({ kind: 'misconfigured' });
  });
});

describe('cancelling', () => {
  test('closes the intent for good, and twice is no harm', async () => {
    const { attempt, secret } = await opened();
    expect(await adapter.cancel(attempt)).toBe('cancelled');
    expect(await adapter.cancel(attempt)).toBe('cancelled');
    expect(await browserPays(secret, '4242424242424242')).toHaveProperty('error');
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'cancelled' });
  });

  test('a failed try can still be closed; what is paid cannot; what never was needs nothing', async () => {
    const { attempt, secret } = await opened();
    await browserPays(secret, '4000000000000002');
    expect(await adapter.cancel(attempt)).toBe('cancelled');
    expect(await adapter.cancel(await paid())).toBe('already_paid');
    expect(await adapter.cancel(newAttempt({ provider: 'stripe' }))).toBe('nothing_to_cancel');
    expect(await adapter.cancel(newAttempt({ providerRef: 'pi_unknown' }))).toBe('nothing_to_cancel');
  });
});

describe('refunds', () => {
  const input = (amountMinor: number, isWhole = false) => ({ id: randomUUID(), amountMinor, isWhole });

  test('the whole, under its own id', async () => {
    const attempt = await paid({ amountMinor: 20_000 });
    const all = input(20_000, true);
    const refunded = await adapter.refund(attempt, all);
    expect(refunded).toEqual({ state: 'succeeded', id: expect.stringMatching(/^re_/) });
    expect(await adapter.refund(attempt, all)).toEqual(refunded);
    expect(await adapter.fetchRefund(attempt, all, null)).toEqual(refunded);
    expect(await adapter.fetchRefund(attempt, all, refunded.id)).toEqual(refunded);
    const { refunds, state } = await adapter.fetch(attempt);
    expect(state).toBe('paid');
    expect(refunds).toMatchObject([{ id: refunded.id, amountMinor: 20_000, state: 'succeeded' }]);
  });

  test('in parts, and not more than there is', async () => {
    const attempt = await paid({ amountMinor: 20_000 });
    await adapter.refund(attempt, input(5_000));
    await adapter.refund(attempt, input(7_000));
    expect((await adapter.fetch(attempt)).refunds.map((one) => one.amountMinor)).toEqual([7_000, 5_000]);
    expect(await adapter.refund(attempt, input(8_001))).toEqual({ state: 'failed', id: null });
    expect(await adapter.refund(attempt, input(8_000))).toMatchObject({ state: 'succeeded' });
    expect(await adapter.refund(attempt, input(1))).toEqual({ state: 'failed', id: null });
  });

  test('a refund without an answer is unknown, then found', async () => {
    const attempt = await paid({ amountMinor: 20_000 });
    const all = input(20_000, true);
    misbehave('refunds.create', 'commit_then_500');
    expect(await adapter.refund(attempt, all)).toEqual({ state: 'unknown', id: null });
    expect(await adapter.fetchRefund(attempt, all, null)).toMatchObject({ state: 'succeeded' });
  });

  test('a refund that never arrived is nowhere', async () => {
    const attempt = await paid();
    const part = input(100);
    misbehave('refunds.create', 'error_500');
    expect(await adapter.refund(attempt, part)).toEqual({ state: 'unknown', id: null });
    expect(await adapter.fetchRefund(attempt, part, null)).toEqual({ state: 'failed', id: null });
  });

  test('pending may fail in the end', async () => {
    const attempt = await paid();
    const part = input(100);
    tell('refunds.create', 'pending');
    const { id } = await adapter.refund(attempt, part);
    expect(await adapter.fetchRefund(attempt, part, id)).toEqual({ state: 'pending', id });
    await fetch(`${account().baseUrl}/sandbox/refunds/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'failed' }),
    });
    expect(await adapter.fetchRefund(attempt, part, id)).toEqual({ state: 'failed', id });
    expect((await adapter.fetch(attempt)).refunds).toMatchObject([{ id, state: 'failed' }]);
  });

  test('a chargeback is seen open, then lost', async () => {
    const attempt = await paid({ amountMinor: 30_000 });
    for (const [status, state] of [
      ['needs_response', 'open'],
      ['lost', 'lost'],
    ]) {
      await fetch(`${account().baseUrl}/sandbox/payment_intents/${attempt.providerRef}/dispute`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      });
      expect((await adapter.fetch(attempt)).disputes).toMatchObject([{ amountMinor: 30_000, state }]);
    }
  });
});

test('the list has our payments of that time with their refunds', async () => {
  const attempt = await paid({ amountMinor: 40_000 });
  await adapter.refund(attempt, { id: randomUUID(), amountMinor: 15_000, isWhole: false });
  const { attempt: declined, secret } = await opened();
  await browserPays(secret, '4000000000000002');
  const from = new Date(Date.now() - 60_000);
  const listed = (await adapter.list?.(from, new Date(Date.now() + 60_000))) ?? [];
  expect(listed.filter((one) => one.reference === attempt.id)).toEqual([
    {
      reference: attempt.id,
      txnId: (await adapter.fetch(attempt)).txnId,
      amountMinor: 40_000,
      refundedMinor: 15_000,
      currency: 'EUR',
      occurredAt: expect.any(Date),
    },
  ]);
  expect(listed.map((one) => one.reference)).not.toContain(declined.id);
  expect(await adapter.list?.(new Date(0), from)).toEqual([]);
});
