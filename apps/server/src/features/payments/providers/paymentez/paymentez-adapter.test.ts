import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAttempt, PAYING_ORDER } from '../../../../testing/builders/payment-builders.ts';
import { type Attempt, PaymentAccount, type ProviderAdapter } from '../adapter.ts';
import { paymentezAdapter } from './paymentez-adapter.ts';

const TOTAL = 1_149_999;
const APPROVED = '4111111111111111';
const WITH_OTP = '4000000000000031';
const CHALLENGED = '4000000000000036';
const order = { ...PAYING_ORDER, locale: 'es', countryIso: 'EC', taxMinor: 150_000, taxRate: 15 };

let sandbox: StartedSandbox;
let account: PaymentAccount;
let adapter: ProviderAdapter;

beforeAll(async () => {
  sandbox = await startSandbox(['paymentez']);
  account = PaymentAccount.parse(sandbox.accounts['paymentez-ec']);
  adapter = paymentezAdapter('paymentez-ec', account);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.world.clock.reset();
  sandbox.world.scenarios.reset();
  sandbox.world.journal.reset();
  sandbox.world.outbox.reset();
  sandbox.world.outbox.setDelivery('paymentez', 'hold');
  await switchTo({ clockSkewSeconds: 0, browserLies: false, noticeFirst: false });
});

const post = async (path: string, body: object) => {
  const response = await fetch(`${account.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { transaction: { id: string; status: string; status_detail: number } };
};
const switchTo = (switches: object) => post('/sandbox/switches', switches);

async function begin(): Promise<Attempt> {
  const attempt = newAttempt({
    provider: 'paymentez',
    accountRef: 'paymentez-ec',
    amountMinor: TOTAL,
    currency: 'USD',
  });
  const { providerRef } = await adapter.begin(attempt, order);
  return { ...attempt, providerRef };
}

/** As the provider's window in the browser does it. */
const payAt = async (attempt: Attempt, number = APPROVED) => {
  const card = { number, expiry: '1130', cvc: '123', name: 'Anna Prova' };
  return (await post(`/checkout/${attempt.providerRef}/cards`, card)).transaction;
};
const result = (ref: string, status: string | number = 'success') => ({
  payment_method_id: 8,
  check_terms: true,
  ref,
  status,
});

/** Pays, and what the browser says is registered. */
async function pay(attempt: Attempt, number = APPROVED): Promise<Attempt> {
  const transaction = await payAt(attempt, number);
  const registered = await adapter.register(attempt, result(transaction.id, transaction.status), order);
  if (!registered.ok) throw new Error(JSON.stringify(registered));
  return { ...attempt, providerPaymentRef: registered.providerPaymentRef ?? null };
}
const charges = () => sandbox.world.journal.bookings().filter(({ kind }) => kind === 'charge');
const scenario = (call: string, behaviour: Parameters<typeof sandbox.world.scenarios.add>[0]['behaviour']) =>
  sandbox.world.scenarios.add({ provider: 'paymentez', call, behaviour, times: 1 });
const later = async (ms: number) => {
  sandbox.world.clock.moveBy(ms);
  await new Promise((done) => setTimeout(done, 250));
};

test('the panel gets the script, one reference for the attempt, and no secret', async () => {
  const attempt = await begin();
  const again = await adapter.begin(attempt, order);
  expect(again).toEqual({
    providerRef: attempt.providerRef,
    post: {
      js_url: account.jsUrl,
      result_data: { id: attempt.providerRef },
      notify: { url: order.urls.register },
      params: { env_mode: 'stg', locale: 'es' },
    },
  });
  expect(JSON.stringify(again)).not.toContain(account.keys.serverKey);
  const made = sandbox.world.journal.requests().filter(({ path }) => path.includes('init_reference'));
  expect(made).toHaveLength(1);
});

test('taxes that do not agree are refused there, as they are by the provider', async () => {
  const attempt = newAttempt({ amountMinor: 10_000, currency: 'USD' });
  const agreed = await adapter.begin(attempt, { ...order, taxMinor: 1300, taxRate: 15 });
  expect(agreed.providerRef).toMatch(/^sandboxreference/);
  await expect(adapter.begin(attempt, { ...order, taxMinor: 9000, taxRate: 15 })).rejects.toMatchObject({
    kind: 'refused',
  });
});

test('without a payment it is open; an unused window needs no cancel call', async () => {
  const attempt = await begin();
  expect(await adapter.fetch(attempt)).toMatchObject({ state: 'open', txnId: null });
  expect(await adapter.cancel(attempt)).toBe('nothing_to_cancel');
  expect((await adapter.fetch({ ...attempt, providerRef: null })).state).toBe('absent');
});

test('paid: looked up, with our reference and the amount to the cent', async () => {
  const attempt = await pay(await begin());
  expect(await adapter.fetch(attempt)).toMatchObject({
    state: 'paid',
    amountMinor: TOTAL,
    currency: 'USD',
    reference: attempt.id,
    failure: null,

    txnId: attempt.providerPaymentRef,
    providerRef: attempt.providerRef,
    card: { brand: 'vi', last4: '1111' },
  });
  expect(charges()).toMatchObject([{ amountMinor: TOTAL, reference: attempt.id }]);
  expect(await adapter.cancel(attempt)).toBe('already_paid');
  // Paid once: the window does not open for a second time.
  expect(await payAt(attempt)).toBeUndefined();
  expect(charges()).toHaveLength(1);
});

test.each([
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'card_expired'],
  ['4000000000000127', 'wrong_code'],
  ['4000000000000119', 'provider_error'],
  ['4000000000000259', 'declined'],
] as const)('the card %s is refused: %s', async (number, failure) => {
  const attempt = await pay(await begin(), number);
  expect(await adapter.fetch(attempt)).toMatchObject({ state: 'failed', failure, txnId: null });
  expect(charges()).toEqual([]);
});

describe('a browser that lies', () => {
  test('success said, failure looked up', async () => {
    await switchTo({ browserLies: true });
    const attempt = await begin();
    const transaction = await payAt(attempt, '4000000000000002');
    expect(transaction).toMatchObject({ status: 'success', status_detail: 3 });
    const registered = await adapter.register(attempt, result(transaction.id, 'success'), order);
    expect(registered).toEqual({ ok: true, providerPaymentRef: transaction.id });
    expect(await adapter.fetch({ ...attempt, providerPaymentRef: transaction.id })).toMatchObject({
      state: 'failed',
    });
  });
  test('a foreign payment, an invented one, or none is refused', async () => {
    const other = await pay(await begin());
    const attempt = await begin();
    const claimed = other.providerPaymentRef ?? '';
    for (const ref of [claimed, 'DF-9999', '../../etc'])
      expect(await adapter.register(attempt, result(ref), order)).toMatchObject({
        ok: false,
        fieldErrors: { ref: 'field_invalid' },
      });
    expect(await adapter.register(attempt, result(''), order)).toMatchObject({
      fieldErrors: { ref: 'field_required' },
    });
    // The stored reference still shows whose it is.
    expect((await adapter.fetch({ ...attempt, providerPaymentRef: claimed })).reference).toBe(other.id);
  });
  test('another amount or currency than ours is told, not hidden', async () => {
    scenario('checkout.pay', 'wrong_amount');
    expect(await adapter.fetch(await pay(await begin()))).toMatchObject({
      state: 'paid',
      amountMinor: TOTAL - 100,
    });
    scenario('checkout.pay', 'wrong_currency');
    expect(await adapter.fetch(await pay(await begin()))).toMatchObject({ state: 'paid', currency: 'EUR' });
  });
});

describe('what takes its time', () => {
  const verify = (attempt: Attempt, type: string, value: string) =>
    post(`/checkout/${attempt.providerRef}/verify`, { transaction: attempt.providerPaymentRef, type, value });

  test.each([
    [WITH_OTP, 'BY_OTP', '012345', 'paid', null],
    [WITH_OTP, 'BY_OTP', '999999', 'failed', 'authentication'],
    [CHALLENGED, 'BY_CRES', 'complete', 'paid', null],
    [CHALLENGED, 'BY_CRES', 'fail', 'failed', 'authentication'],
  ] as const)('%s asks the shopper (%s %s): %s', async (number, type, value, state, failure) => {
    const attempt = await pay(await begin(), number);
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'action_required', txnId: null });
    expect(await adapter.cancel(attempt)).toBe('unknown');
    await verify(attempt, type, value);
    expect(await adapter.fetch(attempt)).toMatchObject({ state, failure });
  });
  test('a challenge without an answer for five minutes expires', async () => {
    const attempt = await pay(await begin(), WITH_OTP);
    await later(301_000);
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'expired' });
    expect(await adapter.cancel(attempt)).toBe('nothing_to_cancel');
  });
  test('pending, then approved or refused', async () => {
    for (const state of ['paid', 'failed'] as const) {
      scenario('checkout.pay', 'pending');
      const attempt = await pay(await begin());
      expect((await adapter.fetch(attempt)).state).toBe('processing');
      if (state === 'failed') scenario('transactions.resolve', 'decline');
      await later(121_000);
      expect((await adapter.fetch(attempt)).state).toBe(state);
    }
  });
  test('a reference of yesterday opens nothing', async () => {
    const attempt = await begin();
    sandbox.world.clock.moveBy(31 * 60_000);
    expect(await payAt(attempt)).toBeUndefined();
    expect(charges()).toEqual([]);
  });
});

test('the browser never came back: the notice names the transaction, or the search finds it where it may be used', async () => {
  const attempt = await begin();
  const { id } = await payAt(attempt);
  const [sent] = sandbox.world.outbox.list();
  const message = sent?.build();
  const call = { rawBody: Buffer.from(message?.body ?? ''), headers: {}, query: {}, now: new Date() };
  const reading = adapter.verifyWebhook(call);
  expect(reading).toMatchObject({
    verified: true,
    reference: attempt.id,
    providerPaymentRef: id,
    eventId: `${id}:1:3`,
  });
  expect(await adapter.fetch({ ...attempt, providerPaymentRef: id })).toMatchObject({
    state: 'paid',
    reference: attempt.id,
  });

  const forged = Buffer.from((message?.body ?? '').replace(id, 'DF-1'));
  expect(adapter.verifyWebhook({ ...call, rawBody: forged })).toEqual({ verified: false });
  const stranger = paymentezAdapter('x', { ...account, keys: { ...account.keys, serverKey: 'other' } });
  expect(stranger.verifyWebhook(call)).toEqual({ verified: false });
  expect(adapter.webhookAnswer).toMatchObject({ status: 200, refused: 203, repeated: 204 });

  expect((await adapter.fetch(attempt)).state).toBe('open');
  const searching = paymentezAdapter('x', { ...account, settings: { findByReference: 'true' } });
  expect(await searching.fetch(attempt)).toMatchObject({
    state: 'paid',
    providerPaymentRef: id,
    amountMinor: TOTAL,
  });
});

describe('what goes wrong on the way', () => {
  test('a clock that is a minute off, or a wrong key, is a matter of configuration', async () => {
    const attempt = await begin();
    for (const clockSkewSeconds of [60, -60]) {
      await switchTo({ clockSkewSeconds });
      await expect(adapter.begin({ ...attempt, providerRef: null }, order)).rejects.toMatchObject({
        kind: 'misconfigured',
      });
    }
    await switchTo({ clockSkewSeconds: 10 });
    expect((await adapter.begin({ ...attempt, providerRef: null }, order)).providerRef).toBeTruthy();
    const stranger = paymentezAdapter('x', { ...account, keys: { ...account.keys, serverKey: 'other' } });
    await expect(stranger.begin({ ...attempt, providerRef: null }, order)).rejects.toMatchObject({
      kind: 'misconfigured',
    });
  });
  test('no answer, an invalid body, too many calls, an unreachable host', async () => {
    const attempt = await pay(await begin());
    for (const [behaviour, kind] of [
      ['reset', 'no_answer'],
      ['error_500', 'no_answer'],
      ['garbage', 'no_answer'],
      ['rate_limit', 'rate_limited'],
    ] as const) {
      scenario('transactions.get', behaviour);
      await expect(adapter.fetch(attempt)).rejects.toMatchObject({ kind });
    }
    const unreachable = paymentezAdapter('x', { ...account, baseUrl: 'http://127.0.0.1:65530' });
    await expect(unreachable.fetch(attempt)).rejects.toMatchObject({ kind: 'not_sent' });
  });
});

describe('refunds', () => {
  const whole = { id: 'refund-1', amountMinor: TOTAL, isWhole: true };
  const part = (id: string, amountMinor: number) => ({ id, amountMinor, isWhole: false });
  const returned = () => sandbox.world.journal.bookings().filter(({ kind }) => kind === 'refund');

  test('whole: the transaction says so afterwards, under the same id', async () => {
    const attempt = await pay(await begin());
    const made = await adapter.refund(attempt, whole);
    expect(made).toEqual({ state: 'succeeded', id: `${attempt.providerPaymentRef}:refund` });
    expect(await adapter.fetch(attempt)).toMatchObject({
      state: 'paid',
      refunds: [{ id: made.id, amountMinor: TOTAL }],
    });
    expect(await adapter.refund(attempt, whole)).toEqual({ state: 'by_hand', id: null });
    expect(returned()).toHaveLength(1);
  });
  test('in parts, the last of which makes it whole', async () => {
    const attempt = await pay(await begin());
    expect(await adapter.refund(attempt, part('part-1', 149_999))).toEqual({
      state: 'succeeded',
      id: 'part-1',
    });
    expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid', refunds: [] });
    expect(await adapter.fetchRefund(attempt, part('part-1', 149_999), 'part-1')).toMatchObject({
      state: 'succeeded',
    });
    expect(await adapter.refund(attempt, part('part-2', 2_000_000))).toEqual({ state: 'by_hand', id: null });
    const last = await adapter.refund(attempt, part('part-3', 1_000_000));
    expect(last).toEqual({ state: 'succeeded', id: `${attempt.providerPaymentRef}:refund` });
    expect(returned().map(({ amountMinor }) => amountMinor)).toEqual([149_999, 1_000_000]);
  });
  test('pending, then done or not', async () => {
    for (const state of ['succeeded', 'failed'] as const) {
      const attempt = await pay(await begin());
      scenario('refunds.create', 'pending');
      const made = await adapter.refund(attempt, whole);
      expect(made.state).toBe('pending');
      expect(await adapter.fetchRefund(attempt, whole, made.id)).toMatchObject({ state: 'pending' });
      expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid', refunds: [] });
      if (state === 'failed') scenario('transactions.resolve', 'decline');
      await later(121_000);
      expect(await adapter.fetchRefund(attempt, whole, made.id)).toEqual({ state, id: made.id });
    }
  });
  test('sent and not answered: the transaction tells; where it cannot, a person has to', async () => {
    const first = await pay(await begin());
    scenario('refunds.create', 'commit_then_reset');
    await expect(adapter.refund(first, part('lost', 50_000))).rejects.toMatchObject({ kind: 'no_answer' });
    expect(await adapter.fetchRefund(first, part('lost', 50_000), null)).toEqual({
      state: 'succeeded',
      id: 'lost',
    });
    expect(await adapter.fetchRefund(first, part('other', 60_000), null)).toEqual({
      state: 'by_hand',
      id: null,
    });
    const second = await pay(await begin());
    scenario('refunds.create', 'reset');
    await expect(adapter.refund(second, whole)).rejects.toMatchObject({ kind: 'no_answer' });
    expect(await adapter.fetchRefund(second, whole, null)).toEqual({ state: 'failed', id: null });
    expect(await adapter.refund(second, whole)).toMatchObject({ state: 'succeeded' });
    expect(returned()).toHaveLength(2);
  });
});

test('a chargeback stays paid and is disputed', async () => {
  const attempt = await pay(await begin());
  await post(`/sandbox/transactions/${attempt.providerPaymentRef}`, { detail: 8 });
  expect(await adapter.fetch(attempt)).toMatchObject({
    state: 'paid',
    disputes: [{ amountMinor: TOTAL, state: 'open' }],
  });
});
