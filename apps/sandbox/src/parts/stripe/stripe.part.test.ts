import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../testing.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeEach(async () => {
  sandbox = await startSandbox(['stripe']);
});
afterEach(() => sandbox.close());

const SECRET = 'sk_test_sandbox_it';
const PUBLISHABLE = 'pk_test_sandbox_it';

async function call(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.accounts['stripe-it']!.baseUrl}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${SECRET}`, ...headers },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  return {
    status: answer.status,
    replayed: answer.headers.get('idempotent-replayed'),
    body: (await answer.json()) as Record<string, unknown> & { error?: Record<string, unknown> },
  };
}
const INTENT = { amount: '5000', currency: 'eur', 'metadata[attempt_id]': 'a-1' };
const create = (key?: string, form: Record<string, string> = INTENT) =>
  call('/v1/payment_intents', form, key ? { 'idempotency-key': key } : {});

test('brackets are read as nested', async () => {
  expect((await create()).body).toMatchObject({ amount: 5000, metadata: { attempt_id: 'a-1' } });
});

test('a key gives the first answer again; other words under it are refused', async () => {
  const first = await create('k');
  const second = await create('k');
  expect(second.body).toEqual(first.body);
  expect(second.replayed).toBe('true');
  const other = await create('k', { ...INTENT, amount: '1' });
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
});

test('two at once under one key: the second has to wait', async () => {
  sandbox.world.scenarios.add({
    provider: 'stripe',
    call: 'payment_intents.create',
    behaviour: 'slow',
    times: 1,
  });
  const first = create('k');
  await expect.poll(async () => (await create('k')).status).toBe(409);
  expect((await first).status).toBe(200);
});

test('a 500 is repeated under its key, though the work may be done; a refusal before the work is not kept', async () => {
  sandbox.world.scenarios.add({
    provider: 'stripe',
    call: 'payment_intents.create',
    behaviour: 'commit_then_500',
    times: 1,
  });
  expect((await create('k')).status).toBe(500);
  expect(await create('k')).toMatchObject({ status: 500, replayed: 'true' });
  expect((await call('/v1/payment_intents')).body.data).toHaveLength(1);

  const bad = { ...INTENT, amount: '1.5' };
  expect((await create('other', bad)).status).toBe(400);
  expect(await create('other', bad)).toMatchObject({ status: 400, replayed: null });
});

test.each([
  ['amount_too_large', { ...INTENT, amount: '100000000' }],
  ['parameter_missing', { currency: 'eur' }],
  ['parameter_unknown', { ...INTENT, 'payment_method_types[0]': 'card' }],
])('%s is refused in the known shape', async (code, form) => {
  expect(await create(undefined, form)).toMatchObject({
    status: 400,
    body: { error: { type: 'invalid_request_error', code } },
  });
});

test('a browser sees the intent whose secret it holds, and does nothing else', async () => {
  const { body } = await create();
  const browser = { authorization: `Bearer ${PUBLISHABLE}` };
  const path = `/v1/payment_intents/${body.id}`;
  expect((await call(`${path}?client_secret=${body.client_secret}`, undefined, browser)).status).toBe(200);
  expect((await call(`${path}?client_secret=wrong`, undefined, browser)).status).toBe(404);
  expect((await call(path, undefined, browser)).status).toBe(404);
  expect((await call('/v1/payment_intents', INTENT, browser)).status).toBe(401);
  expect((await call(path, undefined, { authorization: 'Bearer sk_test_sandbox_fr' })).status).toBe(404);
  expect((await call(path, undefined, { authorization: 'Bearer sk_test_nobody' })).status).toBe(401);
});

test('a declined confirmation is 402 with the intent in it', async () => {
  const { body } = await create();
  const declined = await call(`/v1/payment_intents/${body.id}/confirm`, {
    payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  });
  expect(declined).toMatchObject({
    status: 402,
    body: {
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        payment_intent: { id: body.id, status: 'requires_payment_method' },
      },
    },
  });
  const events = (await call('/v1/events?types[]=payment_intent.payment_failed')).body.data as object[];
  expect(events).toMatchObject([
    { type: 'payment_intent.payment_failed', data: { object: { id: body.id } } },
  ]);
});

test('an intent may be changed before it is confirmed, and not afterwards', async () => {
  const { body } = await create();
  const path = `/v1/payment_intents/${body.id}`;
  expect((await call(path, { amount: '6000' })).body).toMatchObject({ amount: 6000 });
  await call(`${path}/confirm`, { payment_method: 'pm_card_visa' });
  expect((await call(path, { amount: '7000' })).body.error?.code).toBe('payment_intent_unexpected_state');
});

test('a wrong card number becomes no method, and no card is written down', async () => {
  const card = { 'card[exp_month]': '12', 'card[exp_year]': '34', 'card[cvc]': '123' };
  const wrong = await call('/v1/payment_methods', { ...card, 'card[number]': '4242424242424241' });
  expect(wrong).toMatchObject({ status: 402, body: { error: { code: 'incorrect_number' } } });
  await call('/v1/payment_methods', { ...card, 'card[number]': '4242424242424242' });
  const seen = JSON.stringify(sandbox.world.journal.requests());
  expect(seen).toContain('424242…4242');
  expect(seen).not.toMatch(/424242424242424[12]/);
});

test('lists go by time and page', async () => {
  for (let at = 0; at < 3; at += 1) await create();
  const first = (await call('/v1/payment_intents?limit=2')).body as {
    data: { id: string }[];
    has_more: boolean;
  };
  expect(first.has_more).toBe(true);
  const rest = await call(`/v1/payment_intents?limit=2&starting_after=${first.data[1]!.id}`);
  expect(rest.body).toMatchObject({ has_more: false, data: [{ object: 'payment_intent' }] });
  const future = Math.floor(Date.now() / 1000) + 60;
  expect((await call(`/v1/payment_intents?created[gte]=${future}`)).body.data).toEqual([]);
});
