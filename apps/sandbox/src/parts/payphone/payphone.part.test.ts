import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountsAt } from '../../accounts.ts';
import { buildProvider } from '../../app.ts';
import { createJournal } from '../../core/journal.ts';
import { createOutbox } from '../../core/outbox.ts';
import { createScenarios } from '../../core/scenarios.ts';
import type { World } from '../../core/world.ts';
import { createClock } from '../clock/clock.ts';
import { payphonePart } from './payphone.part.ts';

let world: World;
let app: FastifyInstance;
beforeEach(() => {
  const clock = createClock();
  world = {
    clock,
    journal: createJournal(clock),
    scenarios: createScenarios(),
    accounts: accountsAt(4600),
    outbox: createOutbox(clock, 'http://127.0.0.1:9/hooks'),
  };
  world.outbox.setDelivery('payphone', 'hold');
  app = buildProvider('payphone', payphonePart(world), world);
});
afterEach(async () => {
  world.outbox.stop();
  await app.close();
});

const headers = { authorization: 'Bearer sandbox-payphone-token' };
let sold = 0;
const sell = (change: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/Sale',
    headers,
    payload: {
      phoneNumber: '0984111234',
      countryCode: '593',
      amount: 11_500,
      amountWithTax: 10_000,
      tax: 1500,
      currency: 'USD',
      storeId: 'sandbox-store',
      reference: 'KX7P2M9Q',
      clientTransactionId: `sale-${++sold}`,
      ...change,
    },
  });
const press = (id: number, answer: string) =>
  app.inject({ method: 'POST', url: `/phone/${id}`, payload: { answer } });
const statusOf = async (id: number) =>
  (await app.inject({ url: `/api/Sale/${id}`, headers })).json().statusCode;

test.each([
  [{ amount: 11_501 }, 800],
  [{ amount: 115.5 }, 800],
  [{ phoneNumber: '098-411' }, 800],
  [{ clientTransactionId: 'x'.repeat(51) }, 800],
  [{ storeId: 'another' }, 100],
])('%j is refused with code %i', async (change, code) => {
  const answer = await sell(change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errorCode).toBe(code);
});

test('the same reference is asked once', async () => {
  expect((await sell({ clientTransactionId: 'twice' })).statusCode).toBe(200);
  expect((await sell({ clientTransactionId: 'twice' })).statusCode).toBe(400);
});

test('on the phone: what waits is shown, approved or rejected once, and told to the shop when approved', async () => {
  const first = (await sell()).json().transactionId;
  const second = (await sell()).json().transactionId;
  const page = (await app.inject('/phone')).body;
  expect(page).toContain('Simulation');
  expect(page.match(/>Approve</g)).toHaveLength(2);
  expect((await press(first, 'approve')).statusCode).toBe(303);
  await press(second, 'reject');
  await press(second, 'approve');
  expect(await statusOf(first)).toBe(3);
  expect(await statusOf(second)).toBe(2);
  expect((await app.inject('/phone')).body).not.toContain('>Approve<');
  expect(world.outbox.list()).toHaveLength(1);
  expect(JSON.parse(world.outbox.list()[0]?.build().body ?? '')).toMatchObject({
    StatusCode: 3,
    TransactionId: first,
    Amount: 11_500,
    StoreId: 'sandbox-store',
  });
  expect((await press(1, 'approve')).statusCode).toBe(404);
});
