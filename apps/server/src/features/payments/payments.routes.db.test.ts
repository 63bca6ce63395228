import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aSession } from '../../testing/builders/builders.ts';
import { brokenInvariants } from '../../testing/database/invariants.ts';
import { type PaymentApi, startPaymentApi } from '../../testing/worlds/payment-api.ts';
import { anAwaitingOrder, standingOf } from '../../testing/worlds/payment-world.ts';
import { PaymentType } from './payments.contract.ts';
import { openPanel } from './register/open-panel.ts';

let world: PaymentApi;
let database: PaymentApi['database'];
let sandbox: PaymentApi['sandbox'];
let api: PaymentApi['api'];
let payments: PaymentApi['payments'];
let italy: PaymentApi['italy'];
beforeAll(async () => {
  world = await startPaymentApi();
  ({ database, sandbox, api, payments, italy } = world);
});
afterEach(async () => expect(await brokenInvariants(database.owner)).toEqual([]));
afterAll(() => world.close());

const cartHeader = (...input: Parameters<PaymentApi['cartHeader']>) => world.cartHeader(...input);
const waiting = (...input: Parameters<PaymentApi['waiting']>) => world.waiting(...input);
const post = (...input: Parameters<PaymentApi['post']>) => world.post(...input);
const registration = (...input: Parameters<PaymentApi['registration']>) => world.registration(...input);

describe('GET payment-methods', () => {
  const list = async (headers: Record<string, string> = {}) => {
    const answer = await api.app.inject({
      url: '/api/front/payment-methods',
      headers: { 'x-tenant': 'it', ...headers },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().data as Record<string, unknown>[];
  };

  test('[CALLS-20][CHECKOUT-09][CHECKOUT-12] lists the ways of this country in its order, each of a known type', async () => {
    expect((await list()).map(({ type, component, available }) => [type, component, available])).toEqual([
      ['tdc', 'Stripe', true],
      ['bank-transfer', 'BankTransfer', true],
      ['cash', 'CashPayment', true],
      ['check-payment', 'CheckPayment', true],
    ]);
    expect(await list({ 'x-tenant': 'ec' })).toMatchObject([{ type: 'others', component: 'PayPhone' }]);
  });

  test('[CHECKOUT-12] the five types of the seed are those of the table, and no other can be stored', async () => {
    expect(PaymentType.options).toEqual(['cash', 'check-payment', 'bank-transfer', 'tdc', 'others']);
    const { id } = world.methodOf('bank');
    const change = (type: string) =>
      sql`update payment_methods set type = ${type} where id = ${id}`.execute(database.owner);
    for (const type of PaymentType.options) await change(type);
    await expect(change('coupon')).rejects.toThrow('payment_methods');
    await change('bank-transfer');
  });

  test('[CHECKOUT-11] id, name, type and instructions in the page’s language, else in English, and harmless', async () => {
    const { id } = world.methodOf('bank');
    const words = (locale: string, name: string, instructions: string) => ({
      site_id: italy.id,
      method_id: id,
      locale,
      name,
      instructions,
    });
    await database.owner
      .insertInto('payment_method_translations')
      .values([
        words('en', 'Bank transfer', '<p onclick="x()">Use the <b>code</b>.<script>alert(1)</script></p>'),
        words('it', 'Bonifico', '<p>Usa il codice.</p>'),
      ])
      .execute();
    const find = async (locale: string) => (await list({ 'x-locale': locale })).find((one) => one.id === id);
    expect(await find('it')).toMatchObject({
      name: 'Bonifico',
      type: 'bank-transfer',
      instructions: '<p>Usa il codice.</p>',
    });
    expect(await find('de')).toMatchObject({
      name: 'Bank transfer',
      instructions: '<p>Use the <b>code</b>.</p>',
    });
  });

  test('cash beyond what the law allows is shown with the reason and cannot be chosen', async () => {
    const { order } = await waiting('bank');
    const cartId = order.cartId;
    await database.owner
      .insertInto('cart_lines')
      .values({ site_id: italy.id, cart_id: cartId, unit_id: order.unitId })
      .execute();
    const cash = (await list({ 'x-cart-id': `IT_${cartId}` })).find(({ type }) => type === 'cash');
    expect(cash).toMatchObject({ available: false, reason: 'For payments of up to €4,999.99.' });
  });

  test('[RESULT-10] a card method names its brands and the origins the browser may talk to', async () => {
    const card = (await list()).find(({ type }) => type === 'tdc');
    const origin = new URL(sandbox.accounts['stripe-it']?.jsUrl ?? '').origin;
    expect(card).toMatchObject({
      brands: ['visa', 'mastercard', 'amex'],
      origins: { script: [origin], frame: [origin], connect: [origin], form: [] },
    });
  });
});

describe('without a provider', () => {
  test('[PAY-BANK-03][CALLS-30] a transfer: where to send it, then registered with its reference; the order waits', async () => {
    const { order, panel } = await waiting('bank');
    expect(Object.entries(panel.post.params ?? {})).toEqual([
      ...[
        ['holder', 'Aurelia'],
        ['bank', 'Adriatico'],
        ['iban', 'IT60X05428'],
        ['bic', 'BPMOIT22'],
      ],
      ['reference', order.code],
    ]);
    const answer = await post(
      panel.post.url ?? '',
      registration('bank', { ref: 'CRO 4711' }),
      cartHeader(order),
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: { code: order.code, status: 'awaiting' } },
    ]);
    expect(await standingOf(database.owner, order)).toMatchObject({
      status: 'pending_confirmation',
      payment: 'unpaid',
    });
    const row = await database.owner
      .selectFrom('orders')
      .select(['payment_ref', 'registered_at'])
      .where('id', '=', order.orderId)
      .executeTakeFirst();
    expect(row).toMatchObject({ payment_ref: 'CRO 4711', registered_at: expect.any(Date) });
  });

  test('[PAY-BANK-09][PAY-BANK-10] [C-08] without a reference: refused under the field, nothing registered', async () => {
    const { order, panel } = await waiting('bank');
    for (const ref of [undefined, '', '   ']) {
      const answer = await post(
        panel.post.url ?? '',
        registration('bank', ref === undefined ? {} : { ref }),
        cartHeader(order),
      );
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { ref: ['This field is required.'] }]);
    }
    expect(await standingOf(database.owner, order)).toMatchObject({ attempts: 'ready' });
  });

  test('[PAY-BANK-04] [C-08] pay later counts as a reference', async () => {
    const { order, panel } = await waiting('bank');
    const answer = await post(
      panel.post.url ?? '',
      registration('bank', { ref: 'PAYLATER' }),
      cartHeader(order),
    );
    expect(answer.json()).toEqual({ data: { code: order.code, status: 'awaiting' } });
  });

  test('[WORK-01] the mark of a panel is no reference: the order has none, nor have its events', async () => {
    for (const [method, ref] of [
      ['bank', 'PAYLATER'],
      ['cash', 'cash-delivery-order'],
      ['check', 'check-payment-order'],
    ] as const) {
      const { order, panel } = await waiting(method);
      await post(panel.post.url ?? '', registration(method, { ref }), cartHeader(order));
      const { rows } = await sql`
        select o.registered_at is not null as registered, o.payment_ref, e.data ->> 'ref' as event_ref
          from orders o join order_events e on e.order_id = o.id and e.kind = 'registered'
         where o.id = ${order.orderId}`.execute(database.owner);
      expect(rows).toEqual([{ registered: true, payment_ref: null, event_ref: null }]);
    }
  });

  test('[PAY-CASH-03] [C1] cash on delivery registers itself and is only reserved until staff accept it; twice is once', async () => {
    const { order, panel } = await waiting('cash');
    const send = () =>
      post(panel.post.url ?? '', registration('cash', { ref: 'cash-delivery-order' }), cartHeader(order));
    const answers = await Promise.all([send(), send(), send()]);
    for (const answer of answers)
      expect(answer.json()).toEqual({ data: { code: order.code, status: 'awaiting' } });
    expect(await standingOf(database.owner, order)).toMatchObject({
      status: 'pending_confirmation',
      payment: 'unpaid',
      claim: 'reservation',
    });
    const events = await database.owner
      .selectFrom('order_events')
      .select('kind')
      .where('order_id', '=', order.orderId)
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['registered']);
  });

  test('[PAY-CHECK-03] a cheque registers itself and is awaited', async () => {
    const { order, panel } = await waiting('check');
    const answer = await post(
      panel.post.url ?? '',
      registration('check', { ref: 'check-payment-order' }),
      cartHeader(order),
    );
    expect(answer.json()).toEqual({ data: { code: order.code, status: 'awaiting' } });
  });

  test('terms not accepted or another method’s id: refused by field', async () => {
    const { order, panel } = await waiting('bank');
    const send = (body: object) => post(panel.post.url ?? '', body, cartHeader(order));
    const terms = await send({ ...registration('bank', { ref: 'x' }), check_terms: false });
    expect([terms.statusCode, Object.keys(terms.json().errors)]).toEqual([422, ['check_terms']]);
    const other = await send({ ...registration('cash', { ref: 'x' }) });
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([422, ['payment_method_id']]);
  });
});

describe('whose payment it is', () => {
  test('another’s bag, another country, another code: not found, like what does not exist', async () => {
    const { order, panel } = await waiting('bank');
    const url = panel.post.url ?? '';
    const body = registration('bank', { ref: 'x' });
    const stranger = { 'x-cart-id': `IT_${randomUUID()}` };
    const answers = [
      await post(url, body, stranger),
      await post(url, body, {}),
      await post(url, body, cartHeader(order), 'ec'),
      await post(url.replace(order.code, 'ABCDEFGH'), body, cartHeader(order)),
      await post(url.replace(order.attemptId, randomUUID()), body, cartHeader(order)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
  });

  test('a bag of before and the customer’s own bearer open it', async () => {
    const first = await waiting('bank');
    const past = {
      'x-cart-id': `IT_${randomUUID()}`,
      'x-past-carts': `IT_${randomUUID()},IT_${first.order.cartId}`,
    };
    expect(
      (await post(first.panel.post.url ?? '', registration('bank', { ref: 'x' }), past)).statusCode,
    ).toBe(200);
    const { token, customerId } = await aSession(database.owner, { site_id: italy.id });
    const order = await anAwaitingOrder(database.owner, database.app, {
      site: italy,
      method: world.methodOf('bank'),
      customerId,
    });
    const panel = await openPanel(payments, {
      siteId: italy.id,
      attemptId: order.attemptId,
      locale: 'en',
      clientIp: null,
    });
    const answer = await post(panel.post.url ?? '', registration('bank', { ref: 'x' }), {
      authorization: `Bearer ${token}`,
    });
    expect(answer.statusCode).toBe(200);
  });
});
