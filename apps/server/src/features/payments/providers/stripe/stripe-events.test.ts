import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAttempt, PAYING_ORDER } from '../../../../testing/builders/payment-builders.ts';
import type { WebhookCall } from '../adapter.ts';
import { stripeAdapter } from './stripe-adapter.ts';

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
