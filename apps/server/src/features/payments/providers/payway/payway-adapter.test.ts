import { randomUUID } from 'node:crypto';
import { startSandbox } from '@paddock/sandbox/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newAttempt, PAYING_ORDER } from '../../../../testing/builders/payment-builders.ts';
import type { Attempt } from '../adapter.ts';
import { paywayAdapter } from './payway-adapter.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let adapter: ReturnType<typeof paywayAdapter>;
beforeAll(async () => {
  sandbox = await startSandbox(['payway']);
  adapter = paywayAdapter('payway-ar', account());
});
afterEach(() => sandbox.world.scenarios.reset());
afterAll(() => sandbox.close());

const VISA = '4507990000004905';
const account = () => sandbox.accounts['payway-ar']!;
const misbehave = (call: string, behaviour: Parameters<typeof sandbox.world.scenarios.add>[0]['behaviour']) =>
  sandbox.world.scenarios.add({ provider: 'payway', call, behaviour, times: 1 });

const anAttempt = (change: Partial<Attempt> = {}) =>
  newAttempt({
    provider: 'payway',
    accountRef: 'payway-ar',
    siteSlug: 'ar',
    currency: 'ARS',
    amountMinor: 994_500_000,
    ...change,
  });

/** What the browser does: the card goes to the gateway, a token comes back. */
async function tokenOf(number: string, change: object = {}) {
  const answer = await fetch(`${account().baseUrl}/api/v2/tokens`, {
    method: 'POST',
    headers: { apikey: account().keys.public!, 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: number,
      card_expiration_month: '08',
      card_expiration_year: '30',
      security_code: number.startsWith('37') ? '1234' : '123',
      card_holder_name: 'MARTIN QUIROGA',
      card_holder_identification: { type: 'dni', number: '28341905' },
      ...change,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function charge(attempt: Attempt, number = VISA, using = adapter) {
  const { body } = await tokenOf(number);
  const shown = number.replace(/(.{4})/g, '$1 ').slice(0, 7);
  const reported = { payment_method_id: 1, check_terms: true, ref: String(body.id), bin: shown };
  return using.register(attempt, reported, PAYING_ORDER);
}

async function paid(change: Partial<Attempt> = {}, number = VISA) {
  const attempt = anAttempt(change);
  const registration = await charge(attempt, number);
  const ref = registration.ok ? (registration.providerPaymentRef ?? null) : null;
  return { ...attempt, providerPaymentRef: ref, status: 'paid' };
}

const closeBatch = () =>
  fetch(`${account().baseUrl}/api/v1/closures/batchclosure`, {
    method: 'POST',
    headers: { apikey: account().keys.private!, 'content-type': 'application/json' },
    body: '{}',
  });

describe('the panel', () => {
  test('begin names the gateway for the browser and keeps the private key here', async () => {
    const attempt = anAttempt();
    const { providerRef, post } = await adapter.begin(attempt, PAYING_ORDER);
    expect(providerRef).toMatch(/^[0-9a-z]{32}$/);
    expect(post).toEqual({
      url: account().settings.tokensUrl,
      public_key: 'sandbox-payway-public',
      notify: { url: PAYING_ORDER.urls.register },
      tdc_types: ['visa', 'mastercard', 'amex', 'cabal', 'diners'],
    });
    expect(JSON.stringify(post)).not.toContain('private');
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'absent' });
  });

  test('a currency without cents is refused before the card form', async () => {
    await expect(adapter.begin(anAttempt({ currency: 'JPY' }), PAYING_ORDER)).rejects.toMatchObject({
      kind: 'refused',
    });
  });
});

describe('charging', () => {
  test.each([
    ['4507990000004905', 'Visa'],
    ['5299910010000015', 'Mastercard'],
    ['5896570000000008', 'Cabal'],
    ['4517721004856075', 'Visa Débito'],
    ['373953192351004', 'American Express'],
  ])('card %s is approved as %s', async (number, brand) => {
    const attempt = anAttempt();
    const registration = await charge(attempt, number);
    expect(registration).toEqual({ ok: true, providerPaymentRef: expect.stringMatching(/^\d+$/) });
    expect(await adapter.fetch(attempt)).toMatchObject({
      state: 'paid',
      amountMinor: 994_500_000,
      currency: 'ARS',
      reference: attempt.id,
      refunds: [],
      card: { brand, last4: number.slice(-4) },
      occurredAt: expect.any(Date),
      failure: null,
    });
    expect(sandbox.world.journal.bookings()).toContainEqual(
      expect.objectContaining({ reference: attempt.id.replaceAll('-', ''), amountMinor: 994_500_000 }),
    );
  });

  test.each([
    ['4546400044997331', 'declined'],
    ['5455330200000016', 'declined'],
    ['4258210000474094', 'insufficient_funds'],
    ['5204230010000012', 'insufficient_funds'],
    ['4517720194823929', 'insufficient_funds'],
  ])('card %s: a 402 with a payment in it is a result, %s', async (number, failure) => {
    const attempt = anAttempt();
    expect(await charge(attempt, number)).toMatchObject({ ok: true });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'failed', failure, txnId: null });
    // The id is used up: a better card under the same attempt changes nothing.
    expect(await charge(attempt, VISA)).toEqual({ ok: true });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'failed' });
    expect(await charge(anAttempt(), VISA)).toMatchObject({ ok: true });
  });

  test('charged twice it is charged once', async () => {
    const attempt = anAttempt();
    await charge(attempt);
    expect(await charge(attempt)).toEqual({ ok: true });
    const mine = sandbox.world.journal
      .bookings()
      .filter((one) => one.reference === attempt.id.replaceAll('-', ''));
    expect(mine).toHaveLength(1);
  });

  test('a token is good once and for a quarter of an hour', async () => {
    const { body } = await tokenOf(VISA);
    const reported = { payment_method_id: 1, check_terms: true, ref: String(body.id), bin: '450799' };
    const wrong = { ok: false, fieldErrors: { ref: 'field_invalid' } };
    expect(await adapter.register(anAttempt(), reported, PAYING_ORDER)).toMatchObject({ ok: true });
    expect(await adapter.register(anAttempt(), reported, PAYING_ORDER)).toEqual(wrong);
    const old = await tokenOf(VISA);
    sandbox.world.clock.moveBy(15 * 60_000);
    const late = { ...reported, ref: String(old.body.id) };
    expect(await adapter.register(anAttempt(), late, PAYING_ORDER)).toEqual(wrong);
    sandbox.world.clock.reset();
  });

  test('a bin that is not of the card, or of no card we take, is a matter of the number', async () => {
    const wrong = { ok: false, fieldErrors: { card_number: 'field_invalid' } };
    for (const bin of ['546553', '999999', '4507', undefined]) {
      const { body } = await tokenOf(VISA);
      const reported = {
        payment_method_id: 1,
        check_terms: true,
        ref: String(body.id),
        ...(bin ? { bin } : {}),
      };
      expect(await adapter.register(anAttempt(), reported, PAYING_ORDER)).toEqual(wrong);
    }
    expect(
      await adapter.register(anAttempt(), { payment_method_id: 1, check_terms: true }, PAYING_ORDER),
    ).toEqual({ ok: false, fieldErrors: { ref: 'field_required' } });
  });

  test('fraud review is neither paid nor lost, and ends one way or the other', async () => {
    const attempt = anAttempt();
    misbehave('payments.create', 'pending');
    const registration = await charge(attempt);
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'review', txnId: null });
    expect(await adapter.cancel(attempt)).toBe('unknown');
    const id = registration.ok ? registration.providerPaymentRef : '';
    await fetch(`${account().baseUrl}/sandbox/payments/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'approved' }),
    });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid' });
  });

  test('another amount or currency at Payway shows as it is', async () => {
    const attempt = anAttempt({ amountMinor: 50_000 });
    misbehave('payments.create', 'wrong_amount');
    await charge(attempt);
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid', amountMinor: 50_100 });
    const other = anAttempt();
    misbehave('payments.create', 'wrong_currency');
    await charge(other);
    expect(await adapter.fetch(other)).toMatchObject({ state: 'paid', currency: 'USD' });
  });
});

describe('mishaps', () => {
  test.each(['commit_then_stall', 'commit_then_reset', 'commit_then_500'] as const)(
    'a charge that ends in %s is unknown, then found paid, once',
    async (behaviour) => {
      const attempt = anAttempt();
      misbehave('payments.create', behaviour);
      const settings = { ...account().settings, timeoutMs: '300' };
      const impatient = paywayAdapter('payway-ar', { ...account(), settings });
      await expect(charge(attempt, VISA, impatient)).rejects.toMatchObject({ kind: 'no_answer' });
      expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid', reference: attempt.id });
    },
  );

  test.each([
    ['reset', 'no_answer'],
    ['error_500', 'no_answer'],
    ['garbage', 'no_answer'],
    ['rate_limit', 'rate_limited'],
  ] as const)('%s before anything happened: %s, and nothing is there', async (behaviour, kind) => {
    const attempt = anAttempt();
    misbehave('payments.create', behaviour);
    await expect(charge(attempt)).rejects.toMatchObject({ kind });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'absent' });
  });

  test('an unreachable host is not_sent; a wrong key is misconfigured', async () => {
    const other = await startSandbox(['payway']);
    await other.close();
    const { baseUrl } = other.accounts['payway-ar']!;
    const gone = paywayAdapter('payway-ar', { ...account(), baseUrl });
    await expect(gone.fetch(anAttempt())).rejects.toMatchObject({ kind: 'not_sent' });
    const keys = { ...account().keys, private: account().keys.public! };
    const wrong = paywayAdapter('payway-ar', { ...account(), keys });
    await expect(wrong.fetch(anAttempt())).rejects.toMatchObject({ kind: 'misconfigured' });
  });

  test('nothing waits at Payway: cancelling finds it paid, failed or not there', async () => {
    expect(await adapter.cancel(anAttempt())).toBe('nothing_to_cancel');
    expect(await adapter.cancel(await paid())).toBe('already_paid');
    expect(await adapter.cancel(await paid({}, '4546400044997331'))).toBe('nothing_to_cancel');
  });

  test('no notification is ever believed', () => {
    const call = { rawBody: Buffer.from('{}'), headers: {}, query: {}, now: new Date() };
    expect(adapter.verifyWebhook(call)).toEqual({ verified: false });
  });
});

describe('refunds', () => {
  const input = (amountMinor: number, isWhole = false) => ({ id: randomUUID(), amountMinor, isWhole });

  test('the whole goes back at once, as a void while the batch is open', async () => {
    const attempt = await paid({ amountMinor: 20_000 });
    const all = input(20_000, true);
    const refunded = await adapter.refund(attempt, all);
    expect(refunded).toEqual({ state: 'succeeded', id: expect.any(String) });
    expect(await adapter.fetchRefund(attempt, all, refunded.id)).toEqual(refunded);
    expect(await adapter.fetch(attempt)).toMatchObject({
      state: 'paid',
      refunds: [{ id: refunded.id, amountMinor: 20_000, state: 'succeeded' }],
    });
    expect(await adapter.refund(attempt, all)).toEqual({ state: 'by_hand', id: null });
  });

  test('a part waits for the batch to close: nothing happened, so it is safe to repeat', async () => {
    const attempt = await paid({ amountMinor: 20_000 });
    const part = input(5_000);
    await expect(adapter.refund(attempt, part)).rejects.toMatchObject({ kind: 'not_sent' });
    expect(await adapter.fetchRefund(attempt, part, null)).toEqual({ state: 'failed', id: null });
    await closeBatch();
    const refunded = await adapter.refund(attempt, part);
    expect(refunded.state).toBe('succeeded');
    expect((await adapter.fetch(attempt)).refunds).toMatchObject([{ id: refunded.id, amountMinor: 5_000 }]);
  });

  test('the night closes the batch', async () => {
    const attempt = await paid({ amountMinor: 20_000 });
    sandbox.world.clock.moveBy(86_400_000);
    expect(await adapter.refund(attempt, input(1_000))).toMatchObject({ state: 'succeeded' });
    sandbox.world.clock.reset();
  });

  test('Visa débito gives nothing back in parts', async () => {
    const attempt = await paid({ amountMinor: 20_000 }, '4517721004856075');
    await closeBatch();
    expect(await adapter.refund(attempt, input(1_000))).toEqual({ state: 'by_hand', id: null });
  });

  test('a refund without an answer is unknown, then found; two of the same amount need staff', async () => {
    const attempt = await paid({ amountMinor: 20_000 });
    await closeBatch();
    const part = input(3_000);
    misbehave('refunds.create', 'commit_then_reset');
    expect(await adapter.refund(attempt, part)).toEqual({ state: 'unknown', id: null });
    expect(await adapter.fetchRefund(attempt, part, null)).toMatchObject({ state: 'succeeded' });
    await adapter.refund(attempt, input(3_000));
    expect(await adapter.fetchRefund(attempt, part, null)).toEqual({ state: 'by_hand', id: null });
  });
});

test('the list has the payments of that time with their refunds, over several pages', async () => {
  const attempt = await paid({ amountMinor: 40_000 });
  await closeBatch();
  await adapter.refund(attempt, { id: randomUUID(), amountMinor: 15_000, isWhole: false });
  const declined = await paid({}, '4546400044997331');
  for (let more = 0; more < 50; more += 1) await charge(anAttempt({ amountMinor: 100 + more }));
  const listed = (await adapter.list?.(new Date(Date.now() - 120_000), new Date(Date.now() + 60_000))) ?? [];
  expect(listed.find((one) => one.reference === attempt.id)).toEqual({
    reference: attempt.id,
    txnId: attempt.providerPaymentRef,
    amountMinor: 40_000,
    refundedMinor: 15_000,
    currency: 'ARS',
    occurredAt: expect.any(Date),
  });
  expect(listed.map((one) => one.reference)).not.toContain(declined.id);
  expect(listed.length).toBeGreaterThan(50);
  expect(await adapter.list?.(new Date(0), new Date(1))).toEqual([]);
});
