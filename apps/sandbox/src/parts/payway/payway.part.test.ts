import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../testing.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeEach(async () => {
  sandbox = await startSandbox(['payway']);
});
afterEach(() => sandbox.close());

const base = () => sandbox.accounts['payway-ar']!.baseUrl;
const CARD = {
  card_number: '4507990000004905',
  card_expiration_month: '08',
  card_expiration_year: '30',
  security_code: '123',
  card_holder_name: 'MARTIN QUIROGA',
  card_holder_identification: { type: 'dni', number: '28341905' },
};

async function post(path: string, body: object, apikey = 'sandbox-payway-public') {
  const answer = await fetch(`${base()}/api/v2${path}`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('a good card becomes a token', async () => {
  const { status, body } = await post('/tokens', CARD);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'active',
    bin: '450799',
    last_four_digits: '4905',
    card_number_length: 16,
    expiration_month: 8,
    expiration_year: 30,
    cardholder: { name: 'MARTIN QUIROGA' },
  });
  expect(JSON.stringify(body)).not.toContain('4507990000004905');
});

test.each([
  ['card_number', { card_number: '4507990000004906' }],
  ['card_number', { card_number: '4507 9900 0000 4905' }],
  ['card_expiration_month', { card_expiration_month: '8' }],
  ['card_expiration_year', { card_expiration_year: '2030' }],
  ['card_expiration_date', { card_expiration_month: '13' }],
  ['security_code', { security_code: '12' }],
  ['security_code', { card_number: '373953192351004', security_code: '123' }],
  ['card_holder_identification.number', { card_holder_identification: { type: 'dni', number: '1.2' } }],
])('a wrong %s is told in the known shape', async (param, change) => {
  expect(await post('/tokens', { ...CARD, ...change })).toEqual({
    status: 400,
    body: { error_type: 'invalid_request_error', validation_errors: [{ code: 'invalid_param', param }] },
  });
});

test('an expired card is CardData, and what is missing is param_required', async () => {
  const expired = await post('/tokens', { ...CARD, card_expiration_month: '10', card_expiration_year: '26' });
  expect(expired.body.validation_errors).toEqual([{ code: 'CardData', param: 'expired card' }]);
  const { security_code: _code, ...rest } = CARD;
  expect((await post('/tokens', rest)).body.validation_errors).toEqual([
    { code: 'param_required', param: 'security_code' },
  ]);
});

test('each key opens its own door only', async () => {
  expect((await post('/tokens', CARD, 'sandbox-payway-private')).status).toBe(401);
  expect((await post('/payments', {}, 'sandbox-payway-public')).status).toBe(401);
});

test('the preflight allows apikey, unless it is told not to', async () => {
  const preflight = async () => {
    const answer = await fetch(`${base()}/api/v2/tokens`, { method: 'OPTIONS' });
    return answer.headers.get('access-control-allow-headers');
  };
  expect(await preflight()).toContain('apikey');
  const refusal = { provider: 'payway', call: 'tokens.preflight', behaviour: 'decline', times: 1 } as const;
  sandbox.world.scenarios.add(refusal);
  expect(await preflight()).not.toContain('apikey');
});

test.each([
  ['sub_payments', { sub_payments: undefined }, 'param_required'],
  ['sub_payments', { sub_payments: null }, 'param_required'],
  ['site_transaction_id', { site_transaction_id: 'with-a-dash' }, 'invalid_param'],
  ['site_transaction_id', { site_transaction_id: 'a'.repeat(40) }, 'invalid_param'],
  ['amount', { amount: 10.5 }, 'invalid_param'],
  ['bin', { bin: '4507 99' }, 'invalid_param'],
  ['installments', { installments: 0 }, 'invalid_param'],
  ['payment_method_id', { payment_method_id: 15 }, 'invalid_param'],
])('a payment with a wrong %s is refused', async (param, change, code) => {
  const token = await post('/tokens', CARD);
  const payment = {
    site_transaction_id: 'a1',
    token: token.body.id,
    payment_method_id: 1,
    bin: '450799',
    amount: 1000,
    currency: 'ARS',
    installments: 1,
    payment_type: 'single',
    sub_payments: [],
  };
  const refused = await post('/payments', { ...payment, ...change }, 'sandbox-payway-private');
  expect(refused).toEqual({
    status: 400,
    body: { error_type: 'invalid_request_error', validation_errors: [{ code, param }] },
  });
  expect((await post('/payments', payment, 'sandbox-payway-private')).status).toBe(201);
  const other = await post('/tokens', CARD);
  const again = await post('/payments', { ...payment, token: other.body.id }, 'sandbox-payway-private');
  expect(again.body.validation_errors).toEqual([{ code: 'repeated', param: 'site_transaction_id' }]);
});

test('the health check needs no key, and no card number is stored', async () => {
  expect((await fetch(`${base()}/api/v2/healthcheck`)).status).toBe(200);
  await post('/tokens', CARD);
  const seen = JSON.stringify(sandbox.world.journal.requests());
  expect(seen).toContain('450799…4905');
  expect(seen).not.toContain(CARD.card_number);
});
