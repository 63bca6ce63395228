import { randomUUID } from 'node:crypto';
import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newAttempt, PAYING_ORDER } from '../../../../testing/builders/payment-builders.ts';
import { type Attempt, PaymentAccount, type ProviderAdapter } from '../adapter.ts';
import { payphoneAdapter } from './payphone-adapter.ts';

const TOTAL = 1_150_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const order = { ...PAYING_ORDER, countryIso: 'EC', phone: '+593984111222', taxMinor: 150_000, taxRate: 15 };

let sandbox: StartedSandbox;
let account: PaymentAccount;
let adapter: ProviderAdapter;

beforeAll(async () => {
  sandbox = await startSandbox(['payphone']);
  account = PaymentAccount.parse(sandbox.accounts['payphone-ec']);
  adapter = payphoneAdapter('payphone-ec', account, () => sandbox.world.clock.now());
});
afterAll(() => sandbox.close());
let day = 0;
beforeEach(() => {
  // Ten in the morning there; each test on a day of its own, so that none uses up another's thirty questions.
  day += 1;
  sandbox.world.clock.moveTo(new Date(Date.UTC(2026, 10, day, 15)));
  sandbox.world.scenarios.reset();
  sandbox.world.journal.reset();
  sandbox.world.outbox.reset();
  sandbox.world.outbox.setDelivery('payphone', 'hold');
});

const attemptOf = (input: Partial<Attempt> = {}) =>
  newAttempt({
    provider: 'payphone',
    accountRef: 'payphone-ec',
    amountMinor: TOTAL,
    currency: 'USD',
    status: 'ready',
    ...input,
  });
const body = (phoneNumber: string) => ({
  payment_method_id: 1,
  check_terms: true,
  countryCode: '593',
  phoneNumber,
});
const ask = (attempt: Attempt, phoneNumber: string) => adapter.register(attempt, body(phoneNumber), order);
const wait = (ms: number) => sandbox.world.clock.moveBy(ms);
const misbehave = (call: string, behaviour: Parameters<typeof sandbox.world.scenarios.add>[0]['behaviour']) =>
  sandbox.world.scenarios.add({ provider: 'payphone', call, behaviour, times: 1 });
const request = (amountMinor = TOTAL) => ({ id: randomUUID(), amountMinor, isWhole: amountMinor === TOTAL });
const kinds = ({ id }: Attempt) =>
  sandbox.world.journal
    .bookings()
    .filter(({ reference }) => reference === id.replaceAll('-', ''))
    .map(({ kind }) => kind);
const sales = () => sandbox.world.journal.requests().filter(({ path }) => path === '/api/Sale');

async function paid(): Promise<Attempt> {
  const attempt = attemptOf();
  await ask(attempt, '0984110001');
  wait(6000);
  expect((await adapter.fetch(attempt)).state).toBe('paid');
  return attempt;
}

test('[PAY-PHONE-02] the panel is given the country code and the number the shopper already told', async () => {
  const begun = await adapter.begin(attemptOf(), order);
  expect(begun).toEqual({
    providerRef: null,
    post: { url: order.urls.register, params: { countryCode: '593', phoneNumber: '0984111222' } },
  });
  const italian = await adapter.begin(attemptOf(), { ...order, phone: '+393331234567' });
  expect(italian.post.params).toEqual({ countryCode: '593', phoneNumber: '' });
});

test('asked, waiting, approved: in cents that sum, under our reference', async () => {
  const attempt = attemptOf();
  const requested = await ask(attempt, '984110001');
  expect(requested).toEqual({ ok: true, providerRef: expect.stringMatching(/^\d+$/) });
  expect(JSON.parse(sales()[0]?.body ?? '')).toMatchObject({
    phoneNumber: '0984110001',
    countryCode: '593',
    amount: TOTAL,
    amountWithoutTax: 0,
    amountWithTax: 1_000_000,
    tax: 150_000,
    clientTransactionId: attempt.id.replaceAll('-', ''),
    reference: attempt.orderCode,
  });
  expect(await adapter.fetch(attempt)).toMatchObject({ state: 'processing', failure: null });
  wait(6000);
  expect(await adapter.fetch(attempt)).toMatchObject({
    state: 'paid',
    amountMinor: TOTAL,
    currency: 'USD',
    reference: attempt.id,
    card: { last4: '4242' },
  });
  expect(kinds(attempt)).toEqual(['charge']);
});

test.each([
  ['0984110002', 'failed', 'cancelled_by_shopper'],
  ['0984110004', 'failed', 'insufficient_funds'],
])('number %s ends as %s, %s', async (number, state, failure) => {
  const attempt = attemptOf();
  await ask(attempt, number);
  wait(6000);
  expect(await adapter.fetch(attempt)).toMatchObject({ state, failure });
});

test('without an answer the sale expires after five minutes', async () => {
  const attempt = attemptOf();
  await ask(attempt, '0984110003');
  wait(5 * MINUTE - 1000);
  expect((await adapter.fetch(attempt)).state).toBe('processing');
  wait(1000);
  expect(await adapter.fetch(attempt)).toMatchObject({ state: 'expired', failure: 'not_answered' });
});

test('an invalid or unregistered number creates no sale; eight digits are valid', async () => {
  for (const number of ['1234567', '09-84110001', '(09)84110001', 'abcdefgh', ''])
    expect(await ask(attemptOf(), number)).toEqual({
      ok: false,
      fieldErrors: { phoneNumber: 'payment_phone_invalid' },
    });
  expect(await ask(attemptOf(), '0984110005')).toEqual({
    ok: false,
    fieldErrors: { phoneNumber: 'payment_phone_not_registered' },
  });
  expect(sales()).toEqual([]);
  expect((await ask(attemptOf(), '84110001')).ok).toBe(true);
});

test('their directory of users out of order does not stop a sale', async () => {
  misbehave('users.check', 'error_500');
  expect((await ask(attemptOf(), '0984110001')).ok).toBe(true);
});

test('a sale without an answer is looked up by our id, and a retry creates no second one', async () => {
  const attempt = attemptOf();
  misbehave('sale.create', 'commit_then_reset');
  await expect(ask(attempt, '0984110001')).rejects.toMatchObject({ kind: 'no_answer' });
  expect((await adapter.fetch(attempt)).state).toBe('processing');
  const again = await ask({ ...attempt, status: 'unknown' }, '0984110001');
  expect(again).toEqual({ ok: true, providerRef: expect.any(String) });
  // Another tab that knows nothing of it yet is refused there, and finds the same sale.
  expect(await ask(attempt, '0984110001')).toEqual(again);
  wait(6000);
  await adapter.fetch(attempt);
  expect(kinds(attempt)).toEqual(['charge']);
});

test('aborted before the call: the shopper was not asked', async () => {
  const attempt = attemptOf();
  misbehave('sale.create', 'reset');
  await expect(ask(attempt, '0984110001')).rejects.toMatchObject({ kind: 'no_answer' });
  expect((await adapter.fetch(attempt)).state).toBe('absent');
});

test('too many calls are told apart from silence, at the sale and at the thirtieth question', async () => {
  await expect(ask(attemptOf(), '0984110429')).rejects.toMatchObject({ kind: 'rate_limited' });
  const attempt = attemptOf();
  for (let question = 0; question < 30; question += 1) await adapter.fetch(attempt);
  await expect(adapter.fetch(attempt)).rejects.toMatchObject({ kind: 'rate_limited' });
  wait(MINUTE);
  expect((await adapter.fetch(attempt)).state).toBe('absent');
});

test('cancelled while it waits; nothing to cancel before; already paid after', async () => {
  const attempt = attemptOf();
  expect(await adapter.cancel(attempt)).toBe('nothing_to_cancel');
  await ask(attempt, '0984111234');
  expect(await adapter.cancel(attempt)).toBe('cancelled');
  expect((await adapter.fetch(attempt)).state).toBe('cancelled');
  expect(await adapter.cancel(await paid())).toBe('already_paid');
});

test('approved in the very moment we cancel: the money counts', async () => {
  const attempt = attemptOf();
  await ask(attempt, '0984110006');
  expect(await adapter.cancel(attempt)).toBe('already_paid');
  expect((await adapter.fetch(attempt)).state).toBe('paid');
});

test('a cancellation without an answer is looked up', async () => {
  const attempt = attemptOf();
  await ask(attempt, '0984111234');
  misbehave('cancel', 'commit_then_reset');
  await expect(adapter.cancel(attempt)).rejects.toMatchObject({ kind: 'no_answer' });
  expect(await adapter.cancel(attempt)).toBe('cancelled');
});

test('all of it goes back until 20:00 in Guayaquil, later or in part by hand', async () => {
  const morning = await paid();
  expect(await adapter.refund(morning, request(100))).toEqual({ state: 'by_hand', id: null });
  const done = await adapter.refund(morning, request());
  expect(done.state).toBe('succeeded');
  expect((await adapter.fetch(morning)).refunds).toMatchObject([{ id: done.id, amountMinor: TOTAL }]);
  expect(await adapter.refund(morning, request())).toEqual(done);
  expect(kinds(morning)).toEqual(['charge', 'void']);

  const evening = await paid();
  wait(10 * HOUR - MINUTE);
  expect(sandbox.world.clock.now().toISOString().slice(11, 16)).toBe('00:59');
  expect((await adapter.refund(evening, request())).state).toBe('succeeded');
  const late = attemptOf();
  await ask(late, '0984110001');
  wait(MINUTE);
  expect(await adapter.refund(late, request())).toEqual({ state: 'by_hand', id: null });
});

test('reversed and not answered: found afterwards', async () => {
  const attempt = await paid();
  expect(await adapter.fetchRefund(attempt, request(), null)).toEqual({ state: 'failed', id: null });
  misbehave('reverse', 'commit_then_reset');
  await expect(adapter.refund(attempt, request())).rejects.toMatchObject({ kind: 'no_answer' });
  expect((await adapter.fetchRefund(attempt, request(), null)).state).toBe('succeeded');
});

test('a notification is believed only at its secret address, and even then only that there is news', async () => {
  const attempt = await paid();
  await vi.waitFor(() => expect(sandbox.world.outbox.list()).toHaveLength(1));
  const [notice] = sandbox.world.outbox.list();
  expect(notice?.url).toMatch(/\/payphone\/ec\/sandbox-payphone-path$/);
  const rawBody = Buffer.from(notice?.build().body ?? '');
  const call = { rawBody, headers: {}, query: { secret: 'sandbox-payphone-path' }, now: new Date() };
  expect(adapter.verifyWebhook(call)).toMatchObject({
    verified: true,
    kind: 'sale.3',
    reference: attempt.id,
    eventId: expect.stringMatching(/^\d+:3$/),
  });
  expect(adapter.verifyWebhook({ ...call, query: { secret: 'guessed' } })).toEqual({ verified: false });
  expect(adapter.verifyWebhook({ ...call, query: {} })).toEqual({ verified: false });
  expect(adapter.verifyWebhook({ ...call, rawBody: Buffer.from('[') })).toMatchObject({ ignored: true });
  expect(adapter.webhookAnswer?.body).toEqual({ Response: true, ErrorCode: '000' });
  const forged = JSON.stringify({ TransactionId: 1, ClientTransactionId: 'x', StatusCode: 3 });
  expect(adapter.verifyWebhook({ ...call, rawBody: Buffer.from(forged) })).toMatchObject({ reference: null });
  const unpaid = attemptOf();
  await ask(unpaid, '0984111234');
  expect((await adapter.fetch(unpaid)).state).toBe('processing');
});

test('a wrong token is our mistake and says so', async () => {
  const stranger = payphoneAdapter('x', { ...account, keys: { ...account.keys, token: 'wrong' } });
  await expect(stranger.fetch(attemptOf())).rejects.toMatchObject({ kind: 'misconfigured' });
});
