import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Tx, withSite } from '../../../platform/db/db.ts';
import { aCart, anOrder, aSite, aUnit } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { takeUnits } from '../../inventory/claims/take-units.ts';
import {
  cancelOrder,
  confirmOrder,
  failPayment,
  type LockedOrder,
  lockOrder,
  recordEvent,
  registerOrder,
  reinstateOrder,
  setPaymentStatus,
  startProcessing,
} from './order-moves.ts';

let database: TestDatabase;
let site: number;
beforeAll(async () => {
  database = await testDatabase();
  site = (await aSite(database.owner)).id;
});
afterAll(() => database.drop());

const SYSTEM = { kind: 'system', ref: null } as const;
const inSite = <T>(work: (tx: Tx) => Promise<T>) => withSite(database.app, site, work);

/** An order of one unit with its reservation, made from a bag. */
async function reserved(minutes = 30) {
  const cart = await aCart(database.owner, { site_id: site });
  const order = await anOrder(database.owner, { site_id: site, cart_id: cart.id });
  const input = {
    siteId: site,
    unitIds: [order.unitId],
    cartId: cart.id,
    orderId: order.id,
    minutes,
  } as const;
  expect((await inSite((tx) => takeUnits({ tx }, { ...input, kind: 'reservation' }))).ok).toBe(true);
  return order;
}

const move = <T>(orderId: number, work: (tx: Tx, order: LockedOrder) => Promise<T>) =>
  inSite(async (tx) => {
    const order = await lockOrder(tx, site, orderId);
    if (!order) throw new Error('no order');
    return work(tx, order);
  });

async function stateOf(order: { id: number; unitId: string; cart_id: string | null }) {
  const { rows } = await sql<Record<string, unknown>>`
    select o.status, o.payment_status, c.status as cart,
           (select string_agg(e.kind, ' ' order by e.seq) from order_events e where e.order_id = o.id) as events,
           (select string_agg(m.kind, ' ' order by m.id) from mails m where m.order_id = o.id) as mails,
           (select kind from unit_claims where unit_id = ${order.unitId} and released_at is null) as claim
      from orders o left join carts c on c.id = o.cart_id where o.id = ${order.id}`.execute(database.owner);
  return rows[0];
}

describe('an order whose payment arrives', () => {
  test('is confirmed and paid once; its unit is sold, its bag closed, one mail written, one invoice queued', async () => {
    const order = await reserved();
    const confirm = () =>
      move(order.id, (tx, locked) => confirmOrder(tx, locked, { paid: true, actor: SYSTEM }));
    expect([await confirm(), await confirm()]).toEqual([true, false]);
    expect(await stateOf(order)).toEqual({
      status: 'confirmed',
      payment_status: 'paid',
      cart: 'ordered',
      claim: 'sale',
      events: 'confirmed',
      mails: 'order_confirmed',
    });
    const { rows } = await sql<{ identifier: string }>`
      select t.identifier from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
       where j.payload::text like ${`%"orderId":${order.id}}%`}`.execute(database.owner);
    expect(rows).toEqual([{ identifier: 'invoices.issue' }]);
  });

  test('while the provider works on it, the units are kept for a day; a failure leaves half an hour', async () => {
    const order = await reserved();
    const minutes = async () => {
      const { rows } = await sql<{ deadline: number; claim: number }>`
        select round(extract(epoch from o.deadline_at - now()) / 60)::int as deadline,
               round(extract(epoch from c.expires_at - now()) / 60)::int as claim
          from orders o join unit_claims c on c.order_id = o.id where o.id = ${order.id}`.execute(
        database.owner,
      );
      return rows[0];
    };
    await sql`update orders set deadline_at = now() + interval '10 minutes' where id = ${order.id}`.execute(
      database.owner,
    );
    expect(await move(order.id, (tx, locked) => startProcessing(tx, locked, SYSTEM))).toBe(true);
    expect(await minutes()).toEqual({ deadline: 1440, claim: 1445 });
    expect(await move(order.id, (tx, locked) => failPayment(tx, locked, 'declined', SYSTEM))).toBe(true);
    expect(await minutes()).toEqual({ deadline: 30, claim: 35 });
    expect(await stateOf(order)).toMatchObject({
      status: 'payment_failed',
      cart: 'open',
      claim: 'reservation',
    });
    expect(
      await move(order.id, (tx, locked) => confirmOrder(tx, locked, { paid: true, actor: SYSTEM })),
    ).toBe(true);
  });

  test('is not confirmed when its reservation expired and another order has the unit', async () => {
    const order = await reserved(-1);
    const other = await aCart(database.owner, { site_id: site });
    const hold = { siteId: site, unitIds: [order.unitId], kind: 'hold', minutes: 15 } as const;
    await inSite((tx) => takeUnits({ tx }, { ...hold, cartId: other.id, orderId: null }));
    const confirmed = await move(order.id, (tx, locked) =>
      confirmOrder(tx, locked, { paid: true, actor: SYSTEM }),
    );
    expect(confirmed).toBe(false);
    expect(await stateOf(order)).toMatchObject({
      status: 'pending_confirmation',
      claim: 'hold',
      mails: null,
    });
  });

  test('is confirmed when its reservation expired and the unit is free', async () => {
    const order = await reserved(-1);
    expect(
      await move(order.id, (tx, locked) => confirmOrder(tx, locked, { paid: true, actor: SYSTEM })),
    ).toBe(true);
    expect(await stateOf(order)).toMatchObject({ claim: 'sale' });
  });
});

describe('an order that is cancelled', () => {
  const past = (id: number) =>
    sql`update orders set deadline_at = now() - interval '1 second' where id = ${id}`.execute(database.owner);
  const cancel = (id: number, reason: 'deadline' | 'replaced' | 'customer' | 'staff') =>
    move(id, (tx, order) => cancelOrder(tx, order, { reason, actor: SYSTEM }));

  test('by its deadline only once that has passed, and its unit is free again', async () => {
    const order = await reserved();
    expect(await cancel(order.id, 'deadline')).toBe(false);
    await past(order.id);
    expect(await cancel(order.id, 'deadline')).toBe(true);
    expect(await stateOf(order)).toMatchObject({
      status: 'cancelled',
      claim: null,
      mails: 'order_cancelled',
      cart: 'open',
    });
    expect(await cancel(order.id, 'deadline')).toBe(false);
  });

  test('never by the deadline once it is paid', async () => {
    const order = await reserved();
    await move(order.id, (tx, locked) => confirmOrder(tx, locked, { paid: true, actor: SYSTEM }));
    expect(await cancel(order.id, 'deadline')).toBe(false);
    expect(await cancel(order.id, 'replaced')).toBe(false);
    expect(await cancel(order.id, 'customer')).toBe(true);
    expect(await stateOf(order)).toMatchObject({ status: 'cancelled', payment_status: 'paid', claim: null });
  });

  test('because the bag changed: without a mail', async () => {
    const order = await reserved();
    expect(await cancel(order.id, 'replaced')).toBe(true);
    expect(await stateOf(order)).toMatchObject({ status: 'cancelled', mails: null });
  });

  test('comes back with late money while its unit is free, and not when it is gone', async () => {
    const [kept, lost] = [await reserved(), await reserved()];
    for (const { id } of [kept, lost]) {
      await past(id);
      await cancel(id, 'deadline');
    }
    const cart = await aCart(database.owner, { site_id: site });
    const hold = { siteId: site, unitIds: [lost.unitId], kind: 'hold', minutes: 15, orderId: null } as const;
    await inSite((tx) => takeUnits({ tx }, { ...hold, cartId: cart.id }));
    const reinstate = (id: number) => move(id, (tx, order) => reinstateOrder(tx, order, SYSTEM));
    expect([await reinstate(kept.id), await reinstate(lost.id)]).toEqual([true, false]);
    expect(await stateOf(kept)).toMatchObject({ status: 'confirmed', payment_status: 'paid', claim: 'sale' });
    expect(await stateOf(lost)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' });
  });
});

test('an order waiting for a transfer is registered once: the bag closes, the order is confirmed to have arrived', async () => {
  const order = await reserved();
  const register = () =>
    move(order.id, (tx, locked) => registerOrder(tx, locked, { ref: null, actor: SYSTEM }));
  expect([await register(), await register()]).toEqual([true, false]);
  expect(await stateOf(order)).toMatchObject({
    status: 'pending_confirmation',
    cart: 'ordered',
    mails: 'order_received',
    claim: 'reservation',
  });
});

test('[B9] a sale that gets only some of its units leaves none of them with the order', async () => {
  const [first, second] = [await reserved(-1), await reserved(-1)];
  await sql`
    insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, sku, name, price_minor, tax_minor, tax_rate)
    select site_id, ${first.id}, 2, unit_id, product_id, variant_id, sku, name, price_minor, tax_minor, tax_rate
      from order_lines where order_id = ${second.id}`.execute(database.owner);
  await sql`update orders set status = 'cancelled', cancelled_at = now(), deadline_at = null where id = ${first.id}`.execute(
    database.owner,
  );
  // Another order has the second unit, and its mark is not on the unit yet: only the unique index stops the sale.
  await sql`update unit_claims set expires_at = now() + interval '30 minutes' where unit_id = ${second.unitId}`.execute(
    database.owner,
  );
  await sql`update units set taken_until = null where id = ${second.unitId}`.execute(database.owner);
  const reinstated = await move(first.id, (tx, locked) => reinstateOrder(tx, locked, SYSTEM));
  expect(reinstated).toBe(false);
  const { rows } = await sql`
    select c.kind from unit_claims c where c.order_id = ${first.id} and c.released_at is null`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});

test('cash on delivery: confirmed unpaid, paid later, never backwards', async () => {
  const order = await reserved();
  const change = (status: 'paid' | 'unpaid' | 'refunded') =>
    move(order.id, (tx, locked) => setPaymentStatus(tx, locked, status));
  await move(order.id, (tx, locked) => confirmOrder(tx, locked, { paid: false, actor: SYSTEM }));
  expect(await stateOf(order)).toMatchObject({
    status: 'confirmed',
    payment_status: 'unpaid',
    claim: 'sale',
  });
  expect([await change('paid'), await change('unpaid'), await change('refunded')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[H-42] an event brings its mail once, a second refund its own', async () => {
  const order = await reserved();
  for (const kind of ['shipped', 'shipped', 'refunded', 'refunded', 'noted'])
    await move(order.id, (tx, locked) => recordEvent(tx, locked, { kind, actor: SYSTEM }));
  expect(await stateOf(order)).toMatchObject({
    events: 'shipped shipped refunded refunded noted',
    mails: 'order_shipped order_refunded order_refunded',
  });
});

test('an order of another site is not found', async () => {
  const elsewhere = await aSite(database.owner);
  const order = await anOrder(database.owner, {
    site_id: elsewhere.id,
    unit: await aUnit(database.owner, { site_id: elsewhere.id }),
  });
  expect(await inSite((tx) => lockOrder(tx, elsewhere.id, order.id))).toBeNull();
});
