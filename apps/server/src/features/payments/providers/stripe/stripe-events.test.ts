import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@paddock/sandbox/testing';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAttempt, PAYING_ORDER } from '../../../../testing/builders/payment-builders.ts';
import type { WebhookCall } from '../adapter.ts';
import { stripeAdapter } from './stripe-adapter.ts';
import { isSigned } from './stripe-events.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let shop: Server;
const heard: WebhookCall[] = [];

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({
      rawBody: Buffer.concat(chunks),
      headers: request.headers as Record<string, string>,
      query: {},
      now: new Date(),
    });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  sandbox = await startSandbox(['stripe'], `http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await sandbox.close();
  shop.closeAllConnections();
  shop.close();
});

const account = () => sandbox.accounts['stripe-it']!;

async function secretly(path: string, form: Record<string, string>) {
  const answer = await fetch(`${account().baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account().keys.secret}` },
    body: new URLSearchParams(form),
  });
  return (await answer.json()) as { id: string };
}

const pay = (intentId: string) =>
  secretly(`/v1/payment_intents/${intentId}/confirm`, { payment_method: 'pm_card_visa' });

const eventAbout = (type: string, intentId: string) =>
  expect.poll(() => heard.find(({ rawBody }) => rawBody.includes(`"${type}"`) && rawBody.includes(intentId)));

async function event(type: string, intentId: string): Promise<WebhookCall> {
  await eventAbout(type, intentId).toBeDefined();
  return heard.find(({ rawBody }) => rawBody.includes(`"${type}"`) && rawBody.includes(intentId))!;
}

test('a signed event leads to the attempt; a refund and a dispute lead to its intent', async () => {
  const adapter = stripeAdapter('stripe-it', account());
  const attempt = newAttempt();
  const { providerRef } = await adapter.begin(attempt, PAYING_ORDER);
  await pay(providerRef!);
  expect(adapter.verifyWebhook(await event('payment_intent.succeeded', providerRef!))).toEqual({
    verified: true,
    eventId: expect.stringMatching(/^evt_/),
    kind: 'payment_intent.succeeded',
    reference: attempt.id,
    providerRef,
  });

  await adapter.refund({ ...attempt, providerRef }, { id: attempt.id, amountMinor: 100, isWhole: false });
  expect(adapter.verifyWebhook(await event('charge.refunded', providerRef!))).toMatchObject({
    verified: true,
    reference: attempt.id,
    providerRef,
  });
  await fetch(`${account().baseUrl}/sandbox/payment_intents/${providerRef}/dispute`, { method: 'POST' });
  expect(adapter.verifyWebhook(await event('charge.dispute.created', providerRef!))).toMatchObject({
    verified: true,
    reference: null,
    providerRef,
  });
});

test('events of foreign payments on the same account are ignored', async () => {
  const adapter = stripeAdapter('stripe-it', account());
  const foreign = await secretly('/v1/payment_intents', { amount: '500', currency: 'eur' });
  await pay(foreign.id);
  expect(adapter.verifyWebhook(await event('payment_intent.succeeded', foreign.id))).toMatchObject({
    verified: true,
    ignored: true,
  });
});

test('what is forged, changed, old or of another account is not believed', async () => {
  const adapter = stripeAdapter('stripe-it', account());
  const { providerRef } = await adapter.begin(newAttempt(), PAYING_ORDER);
  await pay(providerRef!);
  const genuine = await event('payment_intent.succeeded', providerRef!);
  const refused = { verified: false };
  expect(adapter.verifyWebhook({ ...genuine, headers: {} })).toEqual(refused);
  const changed = Buffer.from(genuine.rawBody.toString().replace('10000', '1'));
  expect(changed.equals(genuine.rawBody)).toBe(false);
  expect(adapter.verifyWebhook({ ...genuine, rawBody: changed })).toEqual(refused);
  const later = new Date(genuine.now.getTime() + 400_000);
  expect(adapter.verifyWebhook({ ...genuine, now: later })).toEqual(refused);
  const french = stripeAdapter('stripe-fr', sandbox.accounts['stripe-fr']!);
  expect(french.verifyWebhook(genuine)).toEqual(refused);
});

const SECRET = 'whsec_localsim';
const AT = 1_700_000_000;
const BODY = Buffer.from('{"id":"evt_1","object":"event","type":"payment_intent.succeeded"}');
const GOOD = '4b13e88f7751a52d749f3604c284e2b617ebf71d78b7760f7bc0c2c400d13a09';
const at = (seconds: number) => new Date((AT + seconds) * 1000);

test('the known vector is accepted', () => {
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(0))).toBe(true);
});

test("what Stripe's own library signs is accepted", () => {
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: BODY.toString(),
    secret: SECRET,
    timestamp: AT,
  });
  expect(isSigned(BODY, header, SECRET, at(10))).toBe(true);
});

test('any of several v1 will do, a v0 will not', () => {
  const wrong = '0'.repeat(64);
  expect(isSigned(BODY, `t=${AT},v1=${wrong},v1=${GOOD},v0=${wrong}`, SECRET, at(0))).toBe(true);
  expect(isSigned(BODY, `t=${AT},v0=${GOOD}`, SECRET, at(0))).toBe(false);
});

test('[C12] a signature is accepted up to five minutes old or ahead, and refused a second beyond either', () => {
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(300))).toBe(true);
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(301))).toBe(false);
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(-300))).toBe(true);
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(-301))).toBe(false);
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(-86_400))).toBe(false);
});

test.each([
  ['no header', undefined, SECRET, BODY],
  ['no time', `v1=${GOOD}`, SECRET, BODY],
  ['a time that is none', `t=soon,v1=${GOOD}`, SECRET, BODY],
  ['a short signature', `t=${AT},v1=${GOOD.slice(2)}`, SECRET, BODY],
  ['no hex', `t=${AT},v1=${'zz'.repeat(32)}`, SECRET, BODY],
  ['another secret', `t=${AT},v1=${GOOD}`, 'whsec_other', BODY],
  ['no secret', `t=${AT},v1=${GOOD}`, '', BODY],
  ['another time', `t=${AT + 1},v1=${GOOD}`, SECRET, BODY],
  ['one byte more', `t=${AT},v1=${GOOD}`, SECRET, Buffer.concat([BODY, Buffer.from(' ')])],
])('%s is refused', (_what, header, secret, body) => {
  expect(isSigned(body, header, secret, at(0))).toBe(false);
});
