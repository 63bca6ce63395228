import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { singleKey } from '../../../platform/secrets/signing-keys.ts';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import { type PaymentApi, startPaymentApi } from '../../../testing/worlds/payment-api.ts';
import {
  type AwaitingOrder,
  anAwaitingOrder,
  SIGNING_SECRET,
  standingOf,
} from '../../../testing/worlds/payment-world.ts';
import { openPanel } from './open-panel.ts';
import { isCheckoutToken, makeCheckoutToken } from './register-payment.ts';

let world: PaymentApi;
let database: PaymentApi['database'];
let sandbox: PaymentApi['sandbox'];
let payments: PaymentApi['payments'];
let italy: PaymentApi['italy'];
beforeAll(async () => {
  world = await startPaymentApi();
  ({ database, sandbox, payments, italy } = world);
});
afterEach(async () => expect(await brokenInvariants(database.owner)).toEqual([]));
afterAll(() => world.close());

const cartHeader = (...input: Parameters<PaymentApi['cartHeader']>) => world.cartHeader(...input);
const waiting = (...input: Parameters<PaymentApi['waiting']>) => world.waiting(...input);
const post = (...input: Parameters<PaymentApi['post']>) => world.post(...input);
const registration = (...input: Parameters<PaymentApi['registration']>) => world.registration(...input);

describe('a card', () => {
  const confirm = async (order: AwaitingOrder, card: string) => {
    const account = sandbox.accounts['stripe-it'];
    const { provider_ref } = await database.owner
      .selectFrom('payment_attempts')
      .select('provider_ref')
      .where('id', '=', order.attemptId)
      .executeTakeFirstOrThrow();
    await fetch(`${account?.baseUrl}/v1/payment_intents/${provider_ref}/confirm`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${account?.keys.secret}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `payment_method=${card}`,
    });
  };
  const register = ({ order, panel }: Awaited<ReturnType<typeof waiting>>) =>
    post(
      `${panel.post.url}/${panel.post.result_data?.id}`,
      registration('card', { ref: 'pi_whatever' }),
      cartHeader(order),
    );

  test('[CHECKOUT-36][CHECKOUT-37] the panel gets what it needs, and the order with its code', async () => {
    const { order, panel } = await waiting('card');
    expect(panel).toMatchObject({
      component: 'Stripe',
      post: {
        js_url: expect.any(String),
        publishableKey: expect.stringMatching(/^pk_/),
        clientSecret: expect.any(String),
        order_code: order.code,
        tdc_types: expect.any(Array),
        result_data: { id: order.attemptId },
        totals: { exchanged_total: 8990, currency: 'EUR', exponent: 2 },
      },
      order: { code: order.code, total_formatted: '€8,990.00' },
    });
    const again = await openPanel(payments, {
      siteId: italy.id,
      attemptId: order.attemptId,
      locale: 'en',
      clientIp: null,
    });
    expect(again.post).toEqual(panel.post);
  });

  test('the browser says it succeeded and it has: success', async () => {
    const opened = await waiting('card');
    await confirm(opened.order, 'pm_card_visa');
    expect((await register(opened)).json()).toEqual({ data: { code: opened.order.code, status: 'success' } });
    expect(await standingOf(database.owner, opened.order)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
    });
  });

  test('the browser says it succeeded and it has not: nothing happens', async () => {
    const opened = await waiting('card');
    expect((await register(opened)).json()).toEqual({ data: { code: opened.order.code, status: 'pending' } });
    expect(await standingOf(database.owner, opened.order)).toMatchObject({
      status: 'pending_confirmation',
      payment: 'unpaid',
    });
  });

  test('declined: failure', async () => {
    const opened = await waiting('card');
    await confirm(opened.order, 'pm_card_visa_chargeDeclined');
    expect((await register(opened)).json()).toEqual({ data: { code: opened.order.code, status: 'failure' } });
    expect(await standingOf(database.owner, opened.order)).toMatchObject({ status: 'payment_failed' });
  });

  test('the way back needs no session, tells only the code and looks the payment up', async () => {
    const { order } = await waiting('card');
    await confirm(order, 'pm_card_visa');
    const url = `/api/front/checkout/${order.code}/attempts/${order.attemptId}/return`;
    const answer = await post(url, {}, {});
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { code: order.code } }]);
    expect(await standingOf(database.owner, order)).toMatchObject({ payment: 'paid' });
    expect((await post(url.replace(order.code, 'ABCDEFGH'), {}, {})).statusCode).toBe(404);
  });

  test('a provider that is away: 503 to try again, and nothing is lost', async () => {
    const order = await anAwaitingOrder(database.owner, database.app, {
      site: italy,
      method: world.methodOf('card'),
    });
    sandbox.world.scenarios.add({ provider: 'stripe', call: '*', behaviour: 'error_500', times: 20 });
    const request = { siteId: italy.id, attemptId: order.attemptId, locale: 'en', clientIp: null };
    await expect(openPanel(payments, request)).rejects.toThrow();
    sandbox.world.scenarios.reset();
    expect((await openPanel(payments, request)).post.clientSecret).toEqual(expect.any(String));
  });
});

describe('the phone', () => {
  test('[PAY-PHONE-02][PAY-PHONE-03][PAY-PHONE-10] country code and number, our own bearer; the number is the reference', async () => {
    const { order, panel } = await waiting('phone', world.ecuador);
    expect(panel.post.params).toEqual({ countryCode: '593', phoneNumber: expect.any(String) });
    const token = panel.post.token ?? '';
    expect(token).not.toContain(sandbox.accounts['payphone-ec']?.keys.token ?? 'no token');
    const body = registration('phone', { countryCode: '593', phoneNumber: '0984110001' });
    const headers = cartHeader(order, 'ec');
    const url = panel.post.url ?? '';
    expect((await post(url, body, headers, 'ec')).statusCode).toBe(403);
    const another = makeCheckoutToken(singleKey(SIGNING_SECRET), randomUUID());
    expect((await post(url, body, { ...headers, 'x-checkout-token': another }, 'ec')).statusCode).toBe(403);
    const answer = await post(url, body, { ...headers, 'x-checkout-token': token }, 'ec');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { code: order.code, status: 'pending' } },
    ]);
    const attempt = await database.owner
      .selectFrom('payment_attempts')
      .select('hints')
      .where('id', '=', order.attemptId)
      .executeTakeFirst();
    expect(attempt?.hints).toMatchObject({ ref: '0984110001' });
    expect(await standingOf(database.owner, order)).toMatchObject({
      status: 'processing',
      attempts: 'processing',
    });
  });

  test('[B8] PayPhone is polled from the budget that all processes of the api share', async () => {
    const budget = () => world.api.deps.redis.exists('payment-polls:payphone-ec:api');
    await world.api.deps.redis.del('payment-polls:payphone-ec:api');
    const { order, panel } = await waiting('phone', world.ecuador);
    const headers = { ...cartHeader(order, 'ec'), 'x-checkout-token': panel.post.token ?? '' };
    expect(await budget()).toBe(0);
    const body = registration('phone', { countryCode: '593', phoneNumber: '0984110001' });
    expect((await post(panel.post.url ?? '', body, headers, 'ec')).statusCode).toBe(200);
    expect(await budget()).toBe(1);
  });

  test('a number that is none is refused in words the panel can show', async () => {
    const { order, panel } = await waiting('phone', world.ecuador);
    const headers = { ...cartHeader(order, 'ec'), 'x-checkout-token': panel.post.token ?? '' };
    const answer = await post(
      panel.post.url ?? '',
      registration('phone', { countryCode: '593', phoneNumber: '12' }),
      headers,
      'ec',
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.phoneNumber).toEqual([answer.json().message]);
  });

  test('a token ends after half an hour', () => {
    const id = randomUUID();
    const token = makeCheckoutToken(singleKey(SIGNING_SECRET), id);
    expect(isCheckoutToken(singleKey(SIGNING_SECRET), id, token, Date.now() + 29 * 60_000)).toBe(true);
    expect(isCheckoutToken(singleKey(SIGNING_SECRET), id, token, Date.now() + 31 * 60_000)).toBe(false);
    expect(isCheckoutToken(singleKey('another secret of thirty-two chars'), id, token)).toBe(false);
  });
});
