import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { type Selectable, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentMethods, Sites } from '../../../platform/db/schema.ts';
import { aSite, aUnit } from '../../../testing/builders/builders.ts';
import { presentedTestCart } from '../../../testing/builders/cart-keys.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  standingOf,
  testPayments,
} from '../../../testing/worlds/payment-world.ts';
import type { RegisterBody } from '../payments.contract.ts';
import type { Payments } from '../payments.ts';
import { PaymentAccounts } from '../providers/adapter.ts';
import { releaseAttempt } from '../settle/release-attempt.ts';
import { settle } from '../settle/settle.ts';
import { openPanel } from './open-panel.ts';
import { registerPayment } from './register-payment.ts';

// Providers that our own call charges: what happens when its answer is lost?
let database: TestDatabase;
let sandbox: StartedSandbox;
let payments: Payments;
let site: Selectable<Sites>;
const methods = new Map<string, Selectable<PaymentMethods>>();

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox(['payway', 'mercadopago']);
  payments = testPayments(database.app, PaymentAccounts.parse(sandbox.accounts));
  site = await aSite(database.owner, { slug: 'ar', currency: 'ARS', country_iso: 'AR' });
  for (const [provider, component] of [
    ['payway', 'Payway'],
    ['mercadopago', 'MercadoPago'],
  ] as const) {
    const input = { site_id: site.id, account_ref: `${provider}-ar`, provider, component };
    methods.set(provider, await aMethod(database.owner, input));
  }
});
beforeEach(() => sandbox.world.scenarios.reset());
afterEach(async () => expect(await brokenInvariants(database.owner)).toEqual([]));
afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

const json = async (url: string, headers: Record<string, string>, body: object) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string };
};

/** What each panel sends after the browser has a token. */
const PANELS: Record<string, () => Promise<Partial<RegisterBody>>> = {
  payway: async () => {
    const account = sandbox.accounts['payway-ar'];
    const token = await json(
      `${account?.baseUrl}/api/v2/tokens`,
      { apikey: account?.keys.public ?? '' },
      {
        card_number: '4507990000004905',
        card_expiration_month: '08',
        card_expiration_year: '30',
        security_code: '123',
        card_holder_name: 'MARTIN QUIROGA',
        card_holder_identification: { type: 'dni', number: '28341905' },
      },
    );
    return { ref: token.id, bin: '4507 99' };
  },
  mercadopago: async () => {
    const account = sandbox.accounts['mercadopago-ar'];
    const token = await json(
      `${account?.baseUrl}/v1/card_tokens?public_key=${account?.keys.public}`,
      {},
      {
        card_number: '4509953566233704',
        security_code: '123',
        expiration_month: '11',
        expiration_year: '30',
        cardholder: { name: 'APRO', identification: { type: 'DNI', number: '12345678' } },
      },
    );
    const who = { user_name: 'APRO', dni: '12345678', docType: 'DNI' };
    return { ref: token.id, mp_payment_method_id: 'visa', issuer: '310', installments: 1, ...who };
  },
};

async function waiting(provider: string) {
  const method = methods.get(provider);
  if (!method) throw new Error(provider);
  const unit = await aUnit(database.owner, { site_id: site.id, currency: 'ARS', price_minor: 1_500_000 });
  const order = await anAwaitingOrder(database.owner, database.app, { site, method, unit });
  await openPanel(payments, { siteId: site.id, attemptId: order.attemptId, locale: 'es', clientIp: null });
  return { order, method };
}

const register = async (
  { order, method }: Awaited<ReturnType<typeof waiting>>,
  reported: Partial<RegisterBody>,
) =>
  registerPayment(payments, {
    of: { siteId: site.id, code: order.code, attemptId: order.attemptId },
    payer: { customerId: null, carts: [presentedTestCart(order.cartId)] },
    body: { payment_method_id: method.id, check_terms: true, ...reported },
    locale: 'es',
    clientIp: '192.0.2.7',
    checkoutToken: undefined,
  });
const look = ({ attemptId }: AwaitingOrder) =>
  settle(payments, { siteId: site.id, attemptId, cause: 'poll' });
const charges = ({ attemptId }: AwaitingOrder) =>
  sandbox.world.journal
    .bookings()
    .filter(
      ({ kind, reference }) =>
        kind === 'charge' && reference?.replaceAll('-', '') === attemptId.replaceAll('-', ''),
    );
const age = ({ attemptId }: AwaitingOrder) =>
  sql`update payment_attempts set hints = hints || jsonb_build_object('unknown_since', now() - interval '3 minutes')
       where id = ${attemptId}`.execute(database.owner);

describe.each(['payway', 'mercadopago'] as const)('%s', (provider) => {
  const misbehave = (behaviour: 'commit_then_reset' | 'reset') =>
    sandbox.world.scenarios.add({ provider, call: 'payments.create', behaviour, times: 1 });
  const panel = async () => (await PANELS[provider]?.()) ?? {};

  test('charged and answered: success', async () => {
    const opened = await waiting(provider);
    expect(await register(opened, await panel())).toMatchObject({ ok: true, status: 'success' });
    expect(charges(opened.order)).toHaveLength(1);
  });

  test('charged, but the line broke: pending and unknown; looked up, it is paid, and charged once', async () => {
    const opened = await waiting(provider);
    misbehave('commit_then_reset');
    expect(await register(opened, await panel())).toMatchObject({ ok: true, status: 'pending' });
    expect(await standingOf(database.owner, opened.order)).toMatchObject({
      status: 'processing',
      attempts: 'unknown',
    });
    expect(await releaseAttempt(payments, site.id, opened.order.orderId)).not.toBe('free');
    await look(opened.order);
    expect(await standingOf(database.owner, opened.order)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
    });
    expect(charges(opened.order)).toHaveLength(1);
  });

  test('the line broke before anything was charged: failed only when the provider is sure to know nothing', async () => {
    const opened = await waiting(provider);
    misbehave('reset');
    expect(await register(opened, await panel())).toMatchObject({ ok: true, status: 'pending' });
    await look(opened.order);
    expect(await standingOf(database.owner, opened.order)).toMatchObject({ attempts: 'unknown' });
    await age(opened.order);
    await look(opened.order);
    expect(await standingOf(database.owner, opened.order)).toMatchObject({
      status: 'payment_failed',
      attempts: 'failed',
    });
    expect(charges(opened.order)).toEqual([]);
  });

  test('pressed twice and in two tabs at once: charged once', async () => {
    const opened = await waiting(provider);
    const reported = [await panel(), await panel(), await panel()];
    const answers = await Promise.all(reported.map((one) => register(opened, one)));
    for (const answer of answers) expect(answer.ok).toBe(true);
    await look(opened.order);
    expect(charges(opened.order)).toHaveLength(1);
    expect(await standingOf(database.owner, opened.order)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
    });
  });

  test('data the provider does not take: at the field, and the same attempt goes on', async () => {
    const opened = await waiting(provider);
    expect(await register(opened, { ...(await panel()), ref: '' })).toMatchObject({
      ok: false,
      code: 'fields',
      errors: { ref: 'field_required' },
    });
    expect(await register(opened, await panel())).toMatchObject({ ok: true, status: 'success' });
  });
});
