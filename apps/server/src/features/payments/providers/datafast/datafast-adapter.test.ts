import { randomUUID } from 'node:crypto';
import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newAttempt, PAYING_ORDER } from '../../../../testing/builders/payment-builders.ts';
import type { CardForm } from '../../payments.contract.ts';
import { type Attempt, PaymentAccount, type ProviderAdapter } from '../adapter.ts';
import { datafastAdapter } from './datafast-adapter.ts';

const TOTAL = 1_150_000;
const MINUTE = 60_000;
const order = {
  ...PAYING_ORDER,
  countryIso: 'ec',
  taxMinor: 150_000,
  taxRate: 15,
  items: [{ name: 'Lupo 500', priceMinor: TOTAL }],
};
const form: CardForm = {
  name: 'Ana',
  surname: 'Quishpe',
  user_id: '926687856',
  phone: '0984111222',
  street1: 'Av. Amazonas 1',
  postal_code: '170135',
};

let sandbox: StartedSandbox;
let account: PaymentAccount;
let adapter: ProviderAdapter;

beforeAll(async () => {
  sandbox = await startSandbox(['datafast']);
  account = PaymentAccount.parse(sandbox.accounts['datafast-ec']);
  adapter = datafastAdapter('datafast-ec', account, () => sandbox.world.clock.now());
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.world.clock.moveTo(new Date('2026-11-16T15:00:00Z'));
  sandbox.world.scenarios.reset();
  sandbox.world.journal.reset();
  sandbox.world.outbox.reset();
  sandbox.world.outbox.setDelivery('datafast', 'hold');
});

/** The form is sent: an attempt with a checkout of its own. */
async function opened(input: Partial<Attempt> = {}): Promise<Attempt> {
  const attempt = newAttempt({
    provider: 'datafast',
    accountRef: 'datafast-ec',
    amountMinor: TOTAL,
    currency: 'USD',
    ...input,
  });
  const begun = await adapter.submitForm?.(attempt, form, order);
  return { ...attempt, providerRef: begun?.providerRef ?? null };
}

/** As the frame in the shopper's browser does it. */
async function pay({ providerRef }: Attempt, number = '4111111111111111') {
  const response = await fetch(`${account.baseUrl}/v1/checkouts/${providerRef}/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number,
      brand: 'VISA',
      holder: 'Ana Quishpe',
      expiryMonth: '11',
      expiryYear: '2030',
      cvv: '123',
      shopperResultUrl: order.urls.browserReturn,
    }),
  });
  return (await response.json()) as { state: string; transaction: string };
}

const answer = ({ providerRef }: Attempt, transaction: string, outcome: string) =>
  fetch(`${account.baseUrl}/v1/checkouts/${providerRef}/challenges/${transaction}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });

const wait = (ms: number) => sandbox.world.clock.moveBy(ms);
const misbehave = (call: string, behaviour: Parameters<typeof sandbox.world.scenarios.add>[0]['behaviour']) =>
  sandbox.world.scenarios.add({ provider: 'datafast', call, behaviour, times: 1 });
const request = (amountMinor = TOTAL) => ({ id: randomUUID(), amountMinor, isWhole: amountMinor === TOTAL });
const charges = () => sandbox.world.journal.bookings().map(({ kind, amountMinor }) => [kind, amountMinor]);

test('the panel first gets our own form, then the script of the provider with its checksum', async () => {
  const attempt = newAttempt({ amountMinor: TOTAL, currency: 'USD' });
  expect(await adapter.begin(attempt, order)).toEqual({ providerRef: null, post: { url: order.urls.form } });
  const begun = await adapter.submitForm?.(attempt, form, order);
  expect(begun?.post).toEqual({
    js_url: `${account.jsUrl}?checkoutId=${begun?.providerRef}`,
    js_integrity: expect.stringMatching(/^sha384-.{64}$/),
    result_data: { id: begun?.providerRef },
    params: { brands: 'VISA MASTER AMEX DINERS DISCOVER', shopperResultUrl: order.urls.browserReturn },
  });
  const sent = JSON.parse(sandbox.world.journal.requests()[0]?.body ?? '');
  expect(sent).toMatchObject({
    amount: '11500.00',
    testMode: 'EXTERNAL',
    merchantTransactionId: attempt.id,
    'customer.identificationDocId': '0926687856',
    'cart.items[0].price': '11500.00',
    'customParameters[SHOPPER_VAL_BASEIMP]': '10000.00',
    'customParameters[SHOPPER_VAL_IVA]': '1500.00',
  });
});

test('production sends no test mode at all, and a success of test mode is not believed there', async () => {
  const { testMode: _off, ...settings } = account.settings;
  const production = datafastAdapter('datafast-ec', { ...account, settings });
  await production.submitForm?.(newAttempt({ amountMinor: TOTAL, currency: 'USD' }), form, order);
  expect(JSON.parse(sandbox.world.journal.requests()[0]?.body ?? '')).not.toHaveProperty('testMode');
  const attempt = await opened();
  await pay(attempt);
  expect((await production.fetch(attempt)).state).toBe('failed');
});

test('what the provider does not take comes back at the fields it was typed into', async () => {
  const attempt = newAttempt({ amountMinor: TOTAL, currency: 'USD' });
  const sending = adapter.submitForm?.(attempt, { ...form, name: 'xxx', user_id: '1111111111' }, order);
  await expect(sending).rejects.toMatchObject({
    kind: 'refused',
    fieldErrors: { name: 'payment_name_invalid', user_id: 'payment_document_invalid' },
  });
});

test('open, then paid: amount, currency, our reference and the card are told', async () => {
  const attempt = await opened();
  expect((await adapter.fetch(attempt)).state).toBe('open');
  expect((await pay(attempt)).state).toBe('done');
  const providerPayment = await adapter.fetch(attempt);
  expect(providerPayment).toMatchObject({
    state: 'paid',
    amountMinor: TOTAL,
    currency: 'USD',
    reference: attempt.id,
    providerRef: attempt.providerRef,
    card: { brand: 'VISA', last4: '1111' },
  });
  expect(providerPayment.txnId).not.toBe(attempt.providerRef);
  expect(providerPayment.occurredAt?.toISOString().slice(0, 16)).toBe('2026-11-16T15:00');
  expect(await adapter.cancel(attempt)).toBe('already_paid');
  expect(charges()).toEqual([['charge', TOTAL]]);
});

test.each([
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'card_expired'],
  ['4000000000000127', 'wrong_code'],
])('card %s fails as %s, and the same checkout may still be paid with another', async (number, failure) => {
  const attempt = await opened();
  await pay(attempt, number);
  expect(await adapter.fetch(attempt)).toMatchObject({ state: 'failed', failure });
  await pay(attempt);
  expect((await adapter.fetch(attempt)).state).toBe('paid');
});

test('3-D Secure: passed is paid, refused has failed', async () => {
  const passed = await opened();
  const { transaction } = await pay(passed, '4200000000000091');
  expect((await adapter.fetch(passed)).state).toBe('processing');
  expect(await adapter.cancel(passed)).toBe('unknown');
  await answer(passed, transaction, 'pass');
  expect((await adapter.fetch(passed)).state).toBe('paid');
  const refused = await opened();
  await answer(refused, (await pay(refused, '4200000000000091')).transaction, 'fail');
  expect(await adapter.fetch(refused)).toMatchObject({ state: 'failed', failure: 'authentication' });
});

test('3-D Secure abandoned: after half an hour it has failed, and an untouched checkout is over', async () => {
  const abandoned = await opened();
  await pay(abandoned, '4200000000000091');
  const untouched = await opened();
  wait(31 * MINUTE);
  expect(await adapter.fetch(abandoned)).toMatchObject({ state: 'failed', failure: 'not_answered' });
  expect(await adapter.fetch(untouched)).toMatchObject({ state: 'expired', failure: 'not_answered' });
});

test('paid but asked too late: the checkout is gone, the payment is found by our reference', async () => {
  const attempt = await opened();
  await pay(attempt);
  wait(2 * 60 * MINUTE);
  expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid', reference: attempt.id });
  const blind = datafastAdapter('datafast-ec', {
    ...account,
    settings: { ...account.settings, query: 'none' },
  });
  expect((await blind.fetch(attempt)).state).toBe('expired');
});

test('paid in two tabs: once the first is booked, the second is told too, so that it can go back', async () => {
  const attempt = await opened();
  const first = await pay(attempt);
  const second = await pay(attempt);
  expect((await adapter.fetch(attempt)).txnId).toBe(first.transaction);
  const booked = { ...attempt, providerPaymentRef: first.transaction };
  expect(await adapter.fetch(booked)).toMatchObject({ state: 'paid', txnId: second.transaction });
  const once = await opened();
  const { transaction } = await pay(once);
  expect((await adapter.fetch({ ...once, providerPaymentRef: transaction })).txnId).toBe(transaction);
});

test('an uncertain result is not a failure: it is looked at again until it is known', async () => {
  const attempt = await opened();
  await pay(attempt, '4000000000000119');
  expect(await adapter.fetch(attempt)).toMatchObject({ state: 'processing', failure: null });
  wait(MINUTE);
  expect((await adapter.fetch(attempt)).state).toBe('paid');
});

test('a provider that breaks off leaves us in the dark; one that is not there leaves nothing', async () => {
  const attempt = await opened();
  misbehave('checkouts.payment', 'reset');
  await expect(adapter.fetch(attempt)).rejects.toMatchObject({ kind: 'no_answer' });
  misbehave('checkouts.payment', 'error_500');
  await expect(adapter.fetch(attempt)).rejects.toMatchObject({ kind: 'no_answer' });
  misbehave('checkouts.payment', 'garbage');
  await expect(adapter.fetch(attempt)).rejects.toMatchObject({ kind: 'no_answer' });
  misbehave('checkouts.payment', 'rate_limit');
  await expect(adapter.fetch(attempt)).rejects.toMatchObject({ kind: 'rate_limited' });
  const closed = await startSandbox(['datafast']);
  const unreachable = datafastAdapter('x', PaymentAccount.parse(closed.accounts['datafast-ec']));
  await closed.close();
  await expect(unreachable.fetch(attempt)).rejects.toMatchObject({ kind: 'not_sent' });
  const stranger = datafastAdapter('x', { ...account, keys: { ...account.keys, bearer: 'wrong' } });
  await expect(stranger.fetch(attempt)).rejects.toMatchObject({ kind: 'misconfigured' });
});

test('another amount or currency is told as it is', async () => {
  const attempt = await opened();
  misbehave('payments.pay', 'wrong_amount');
  await pay(attempt);
  expect(await adapter.fetch(attempt)).toMatchObject({ state: 'paid', amountMinor: TOTAL - 100 });
  const other = await opened();
  misbehave('payments.pay', 'wrong_currency');
  await pay(other);
  expect(await adapter.fetch(other)).toMatchObject({ state: 'paid', currency: 'EUR' });
});

test('all of it on the same day is reversed; later, or a part, is refunded', async () => {
  const attempt = await opened();
  await pay(attempt);
  const whole = await adapter.refund(attempt, request());
  expect(whole).toEqual({ state: 'succeeded', id: expect.any(String) });
  const later = await opened();
  await pay(later);
  expect((await adapter.refund(later, request(50_000))).state).toBe('succeeded');
  // 15:00 UTC is ten in the morning there; fourteen hours later a new day has begun.
  wait(14 * 60 * MINUTE);
  expect((await adapter.refund(later, request(TOTAL))).state).toBe('failed');
  expect((await adapter.refund(later, request(TOTAL - 50_000))).state).toBe('succeeded');
  expect(charges()).toEqual([
    ['charge', TOTAL],
    ['void', TOTAL],
    ['charge', TOTAL],
    ['refund', 50_000],
    ['refund', TOTAL - 50_000],
  ]);
});

test('a refund that was done and not answered is found and not done twice', async () => {
  const attempt = await opened();
  await pay(attempt);
  const wanted = request();
  expect(await adapter.fetchRefund(attempt, wanted, null)).toEqual({ state: 'failed', id: null });
  misbehave('payments.refund', 'commit_then_reset');
  await expect(adapter.refund(attempt, wanted)).rejects.toMatchObject({ kind: 'no_answer' });
  const found = await adapter.fetchRefund(attempt, wanted, null);
  expect(found).toEqual({ state: 'succeeded', id: expect.any(String) });
  expect(await adapter.refund(attempt, wanted)).toEqual(found);
  expect(charges()).toEqual([
    ['charge', TOTAL],
    ['void', TOTAL],
  ]);
});

test('notifications name the attempt in both forms of the body; a spoiled one is refused', async () => {
  const attempt = await opened();
  await pay(attempt, '4000000000000002');
  await pay(attempt);
  const notices = sandbox.world.outbox.list().map((one) => one.build());
  expect(notices.map(({ headers }) => headers['content-type'])).toEqual(['text/plain', 'application/json']);
  for (const { headers, body } of notices) {
    const call = { rawBody: Buffer.from(body), headers, query: {}, now: new Date() };
    expect(adapter.verifyWebhook(call)).toMatchObject({ verified: true, reference: attempt.id });
    const spoiled = Buffer.from(
      body.replace(/[0-9](?=[^0-9]*$)/, (figure) => String((Number(figure) + 1) % 10)),
    );
    expect(adapter.verifyWebhook({ ...call, rawBody: spoiled })).toEqual({ verified: false });
  }
});

test('a shopper who does not return: the payment is polled after 29 minutes, once', async () => {
  const attempt = await opened();
  await pay(attempt);
  const calls = () =>
    sandbox.world.outbox.list().filter(({ url }) => url.includes(`?id=${attempt.providerRef}`));
  wait(28 * MINUTE);
  await new Promise((later) => setTimeout(later, 450));
  expect(calls()).toEqual([]);
  wait(MINUTE);
  await vi.waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]?.url).toBe(
    `${order.urls.browserReturn}?id=${attempt.providerRef}&resourcePath=${encodeURIComponent(`/v1/checkouts/${attempt.providerRef}/payment`)}`,
  );
});
