import { sql } from 'kysely';
import { takeUnits } from '../../features/inventory/claims/take-units.ts';
import { issueInvoice } from '../../features/invoices/issue-invoice.ts';
import { createAttempt } from '../../features/payments/attempts/create-attempt.ts';
import { withSite } from '../../platform/db/db.ts';
import { aCart, aSession } from '../builders/builders.ts';
import { type Desk, openDesk } from './desk.ts';

const PRICE = 899_000;
const SHIPPING = 14_000;

/** A desk, and customers who have what they bought and may want to give it back. */
export async function openReturns(options: { hasLimit?: boolean } = {}) {
  const desk = await openDesk(options);
  const { owner, app } = desk.database;
  const siteId = desk.shop.site.id;

  const anOrderBy = (customerId: number, count: number) => insertOrder(desk, customerId, count);

  const step = async (path: string, body: object = {}) => {
    const done = await desk.call('POST', path, body);
    if (done.statusCode !== 200) throw new Error(`${path}: ${done.body}`);
    return done.json().data;
  };

  /** Paid, sent and in the buyer's hands. */
  async function delivered(count = 1) {
    const session = await aSession(owner, { site_id: siteId });
    const order = await anOrderBy(session.customerId, count);
    await step(`orders/${order.code}/payment`, await desk.money(order.code));
    await issueInvoice(app, { siteId, orderId: order.id }, 'Shop');
    for (const next of ['prepare', 'ship', 'deliver']) await step(`orders/${order.code}/${next}`);
    return { ...order, ...session };
  }

  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { token, key, payload }: { token?: string; key?: string; payload?: object } = {},
  ) =>
    desk.api.app.inject({
      method,
      url: `/api/auth/sales-orders/${path}`,
      headers: {
        'x-tenant': 'ec',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(method === 'POST' ? { 'idempotency-key': key ?? crypto.randomUUID() } : {}),
      },
      ...(payload ? { payload } : {}),
    });

  type Delivered = Awaited<ReturnType<typeof delivered>>;
  const ask = (order: Delivered, items: readonly string[] = order.units, change: object = {}) =>
    send('POST', `${order.code}/returns`, {
      token: order.token,
      payload: { items, reason: 'changed_mind', ...change },
    });
  const show = async (order: Pick<Delivered, 'code' | 'token'>) =>
    (await send('GET', order.code, { token: order.token })).json().data;
  const unitRow = (id: string) =>
    owner.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const stopsOf = (id: string) =>
    desk.database.owner
      .selectFrom('unit_stops')
      .select(['source', 'reason'])
      .where('unit_id', '=', id)
      .orderBy('source')
      .execute();
  return { ...desk, desk, siteId, anOrderBy, delivered, step, send, ask, show, unitRow, stopsOf };
}

/** An order of some units by transfer, registered and waiting for the money. */
async function insertOrder(desk: Desk, customerId: number, count: number) {
  const { owner, app } = desk.database;
  const siteId = desk.shop.site.id;
  const units = await Promise.all(Array.from({ length: count }, () => desk.shop.aUnit()));
  const cart = await aCart(owner, { site_id: siteId, customer_id: customerId });
  const sum = PRICE * count;
  const order = await owner
    .insertInto('orders')
    .values({
      site_id: siteId,
      cart_id: cart.id,
      customer_id: customerId,
      locale: 'en',
      currency: 'EUR',
      email: 'anna@example.test',
      given_name: 'Anna',
      family_name: 'Rossi',
      delivery_method: 'shipment',
      prices_include_tax: true,
      subtotal_minor: sum,
      shipping_minor: SHIPPING,
      tax_minor: 0,
      total_minor: sum + SHIPPING,
      payment_method_id: desk.shop.bank.id,
      registered_at: new Date(),
      deadline_at: sql<Date>`now() + interval '72 hours'`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = units.map((unit, place) => ({
    site_id: siteId,
    order_id: order.id,
    line_no: place + 1,
    unit_id: unit.id,
    sku: 'SKU',
    tax_rate: 0,
    product_id: unit.product_id,
    variant_id: unit.variant_id,
    name: `Machine ${place + 1}`,
    tax_minor: 0,
    price_minor: PRICE,
    serial: unit.serial,
  }));
  await owner.insertInto('order_lines').values(lines).execute();
  await withSite(app, siteId, async (tx) => {
    const unitIds = units.map(({ id }) => id);
    const taking = { siteId, unitIds, kind: 'reservation', minutes: 4325 } as const;
    await takeUnits({ tx }, { ...taking, cartId: cart.id, orderId: order.id });
    await createAttempt(tx, {
      siteId,
      orderId: order.id,
      methodId: desk.shop.bank.id,
      provider: 'offline',
      accountRef: null,
      amountMinor: order.total_minor,
      currency: 'EUR',
      exponent: 2,
      fxQuote: null,
    });
  });
  return {
    code: order.code,
    id: order.id,
    totalMinor: order.total_minor,
    units: units.map(({ id }) => id),
  };
}

export type Returning = Awaited<ReturnType<typeof openReturns>>;
