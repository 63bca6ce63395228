import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import { aDeliveredOrder } from '../../../testing/builders/after-sales-builders.ts';
import { aUnit } from '../../../testing/builders/builders.ts';
import { type BikeWorld, openBikeWorld } from '../../../testing/worlds/bike-world.ts';
import { adoptGuestOrders } from '../../orders/links/order-links.ts';
import { leaveBikes, retireBikes } from '../my-bikes.ts';
import { registerDelivered } from './register-bike.ts';

let world: BikeWorld;
beforeAll(async () => {
  world = await openBikeWorld();
});
afterAll(() => world.close());

const inSite = (work: Parameters<typeof withSite<void>>[2]) =>
  withSite(world.database.app, world.site.id, work);
const register = (orderId: number) => inSite((tx) => registerDelivered(tx, world.site.id, orderId));

async function deliver(
  variant: { id: number; product_id: number },
  customer_id: number | null,
  email?: string,
) {
  const { owner, site } = world;
  const unit = await aUnit(owner, {
    site_id: site.id,
    product_id: variant.product_id,
    variant_id: variant.id,
    status: 'delivered',
    sold_on: '2026-11-01',
    delivered_on: '2026-11-10',
  });
  const order = await aDeliveredOrder(owner, {
    site_id: site.id,
    unit,
    customer_id,
    ...(email ? { email } : {}),
    delivered_at: new Date('2026-11-10T23:30:00Z'),
  });
  return { unit, order };
}

const bikesOf = (customerId: number) =>
  world.owner.selectFrom('bikes').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();

test('[ACCOUNT-23] [ORDERS-08] [H-56] what is delivered becomes the buyer’s bike, with two years of warranty or five', async () => {
  const anna = await world.person();
  const { order } = await deliver(world.motorcycle, anna.id);
  const { order: second } = await deliver(world.bicycle, anna.id);
  await register(order.id);
  await register(second.id);
  const [motorcycle, bicycle] = await bikesOf(anna.id);
  expect(motorcycle?.activated_at.toISOString()).toBe('2026-11-10T23:30:00.000Z');
  expect(motorcycle?.expires_at.toISOString()).toBe('2028-11-10T23:30:00.000Z');
  expect(bicycle?.expires_at.toISOString()).toBe('2031-11-10T23:30:00.000Z');
  expect(await world.mails(anna.email)).toMatchObject([
    { kind: 'bike_registered', data: { bike: 'Lupo 500', warranty_until: '2028-11-11' } },
    { kind: 'bike_registered', data: { bike: 'Cresta 29', warranty_until: '2031-11-11' } },
  ]);
});

test('again, nothing happens; an accessory and a guest’s order bring no bike', async () => {
  const anna = await world.person();
  const { order } = await deliver(world.bicycle, anna.id);
  await register(order.id);
  await register(order.id);
  expect(await bikesOf(anna.id)).toHaveLength(1);
  expect(await world.mails(anna.email)).toHaveLength(1);
  const { order: helmet } = await deliver(world.helmet, anna.id);
  await register(helmet.id);
  const { order: guests } = await deliver(world.bicycle, null, anna.email);
  await register(guests.id);
  expect(await bikesOf(anna.id)).toHaveLength(1);
});

test('a guest’s order becomes an account’s, and brings the bike with the time since its delivery', async () => {
  const anna = await world.person();
  await deliver(world.bicycle, null, anna.email.toUpperCase());
  await adoptGuestOrders(world.database.app, { siteId: world.site.id, customerId: anna.id });
  await adoptGuestOrders(world.database.app, { siteId: world.site.id, customerId: anna.id });
  const bikes = await bikesOf(anna.id);
  expect(bikes.map(({ activated_at }) => activated_at.toISOString())).toEqual(['2026-11-10T23:30:00.000Z']);
});

test('a returned bike has no owner; sold again, it is the next buyer’s with a full warranty', async () => {
  const { owner, site } = world;
  const [anna, bruno] = [await world.person(), await world.person()];
  const { unit, order } = await deliver(world.bicycle, anna.id);
  await register(order.id);
  await inSite((tx) => retireBikes(tx, site.id, [unit.id]));
  expect(await bikesOf(anna.id)).toEqual([]);
  await register(order.id);
  expect(await bikesOf(anna.id)).toEqual([]);

  const again = await aDeliveredOrder(owner, { site_id: site.id, unit, customer_id: bruno.id });
  await register(again.id);
  const [bike] = await bikesOf(bruno.id);
  expect(bike?.expires_at.getFullYear()).toBe(new Date().getFullYear() + 5);
  const owners = await owner
    .selectFrom('bike_owners')
    .select(['customer_id', 'until'])
    .where('bike_id', '=', bike?.id ?? 0)
    .orderBy('id')
    .execute();
  expect(owners).toEqual([
    { customer_id: anna.id, until: expect.any(Date) },
    { customer_id: bruno.id, until: null },
  ]);
});

test('an erased customer’s bikes lose their owner, also a lost one', async () => {
  const anna = await world.person();
  const { order } = await deliver(world.bicycle, anna.id);
  await register(order.id);
  const [bike] = await bikesOf(anna.id);
  await world.call('POST', `auth/bikes/${bike?.id}/recovery`, anna, { message: 'Please call.' });
  await inSite((tx) => leaveBikes(tx, world.site.id, anna.id));
  expect(await bikesOf(anna.id)).toEqual([]);
});
