import { toDate, toDayNumber } from '@paddock/i18n/closed-days';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStore } from '../../testing/builders/builders.ts';
import { aShop, shopperIn } from '../../testing/builders/checkout-builders.ts';
import { type PlacingWorld, placingWorld } from '../../testing/worlds/placing-world.ts';
import { deliveryCalendar } from '../delivery/calendar.rules.ts';
import type { DeliverySettings } from '../delivery/delivery.contract.ts';
import { readyFor } from '../delivery/delivery.rules.ts';

const SETTINGS: DeliverySettings = {
  cut_off: '16:00',
  working_days: [1, 2, 3, 4, 5],
  transfer: { days: 3, price_minor: 9000 },
  carriage: { days: 2, price_minor: 0 },
  regions: { islands: ['PA'] },
  lanes: [{ kind: 'carriage', from: '*', to: 'MI', days: 4, price_minor: 500 }],
};

const HOLIDAYS = ['12-25'];

let world: PlacingWorld;
let shop: Awaited<ReturnType<typeof aShop>>;
let other: { id: number };

beforeAll(async () => {
  world = await placingWorld();
  const { owner } = world.database;
  shop = await aShop(owner, { slug: 'pl', settings: { delivery: SETTINGS, holidays: HOLIDAYS } });
  other = await aStore(owner, {
    site_id: shop.site.id,
    name: 'Other',
    state: 'RN',
    services: ['store_pickup'],
  });
});
afterAll(() => world.close());

const guest = () => shopperIn(world.api, { slug: 'pl' });
const readyHere = (localDays: number, settings = SETTINGS) => {
  const calendar = deliveryCalendar(
    { timezone: 'Europe/Rome', delivery: settings, holidays: HOLIDAYS },
    new Date(),
  );
  const store = { id: 1, state: null, hours: {} };
  return (way?: Parameters<typeof readyFor>[2]) =>
    readyFor(calendar, { status: 'on_hand', expected_on: null, local_days: localDays, store }, way).on;
};
const shownDay = async (shopper: ReturnType<typeof guest>, code: string) => {
  const { delivery, items } = (await shopper.show(code)).json().data;
  return [delivery.arrives_on, items[0].promised_on];
};
const logOf = async (code: string) => {
  const { rows } = await sql<{ promised_on: string; reason: string }>`
    select p.promised_on, p.reason from delivery_promises p join orders o on o.site_id = p.site_id and o.id = p.order_id
     where o.code = ${code} order by p.id`.execute(world.database.owner);
  return rows.map(({ promised_on, reason }) => [promised_on, reason]);
};

test('[DATES-15] the bag, the store picker, the quote and the order have the day and the price of the lane', async () => {
  const shopper = guest();
  const added = await shopper.add((await shop.aUnit({ local_days: 1 })).id);
  const here = readyHere(1)();
  expect(added.json().data.items[0].ready_on).toBe(here);
  const { pickup_stores } = (await shopper.checkOut()).json().data;
  const brought = readyHere(1)({ kind: 'pickup', store: { id: 2, state: 'RN', hours: {} }, extraDays: 0 });
  expect(brought > here).toBe(true);
  expect(
    pickup_stores.map((one: Record<string, unknown>) => [one.id, one.ready_on, one.price, one.units_here]),
  ).toEqual([
    [shop.store.id, here, 0, 1],
    [other.id, brought, 9000, 0],
  ]);
  const quoted = (await shopper.quote({ address_type: 'store', store_id: other.id })).json().data;
  expect(quoted).toMatchObject({ shipping: 9000, total: 908_000, shipments: [{ arrives_on: brought }] });
  const address_id = (await shopper.contact()).json().data.address_id;
  // Milan has a lane of its own.
  const home = (await shopper.quote({ address_type: 'home', address_id })).json().data;
  const carried = readyHere(1)({ kind: 'home', state: 'MI', extraDays: 0 });
  expect(home).toMatchObject({ shipping: 14_500, shipments: [{ arrives_on: carried, price: 14_500 }] });
});

test('[DATES-16] the promise stays when site data change, and moves when the unit’s expected day moves', async () => {
  const shopper = guest();
  const calendar = deliveryCalendar(
    { timezone: 'Europe/Rome', delivery: SETTINGS, holidays: HOLIDAYS },
    new Date(),
  );
  const unit = await shop.aUnit({
    status: 'in_transit',
    expected_on: toDate(calendar.today + 20),
    local_days: 2,
  });
  const body = await shopper.walk([unit.id], shop.bank.id);
  const { arrives_on } = (await shopper.checkOut()).json().data.delivery.shipment;
  const placed = await shopper.order(body);
  expect(placed.statusCode).toBe(200);
  const { code } = placed.json().data.order;
  expect(await shownDay(shopper, code)).toEqual([arrives_on, arrives_on]);
  expect(await logOf(code)).toEqual([[arrives_on, 'placed']]);

  const { owner } = world.database;
  const slow = { ...SETTINGS, carriage: { days: 30, price_minor: 0 }, lanes: [] };
  await sql`update sites set settings = settings || ${JSON.stringify({ delivery: slow })}::jsonb
             where id = ${shop.site.id}`.execute(owner);
  expect(await shownDay(shopper, code)).toEqual([arrives_on, arrives_on]);

  await sql`update units set expected_on = expected_on + 5 where id = ${unit.id}`.execute(owner);
  const later = toDate(toDayNumber(arrives_on) + 5);
  expect(await shownDay(shopper, code)).toEqual([later, later]);
  // Sooner is no new promise: what was told is kept at the latest.
  await sql`update units set expected_on = expected_on - 9 where id = ${unit.id}`.execute(owner);
  expect(await logOf(code)).toEqual([
    [arrives_on, 'placed'],
    [later, 'revised'],
  ]);
  await sql`update sites set settings = settings || ${JSON.stringify({ delivery: SETTINGS })}::jsonb
             where id = ${shop.site.id}`.execute(owner);
});

test('[DATES-17] an order placed again with another delivery is promised the new day', async () => {
  const shopper = guest();
  const body = await shopper.walk([(await shop.aUnit({ local_days: 1 })).id], shop.bank.id);
  const { code } = (await shopper.order(body)).json().data.order;
  const carried = readyHere(1)({ kind: 'home', state: 'MI', extraDays: 0 });
  expect(await shownDay(shopper, code)).toEqual([carried, carried]);
  await shopper.quote({ address_type: 'store', store_id: shop.store.id });
  const again = await shopper.order({ ...body, address_type: 'store', address_id: null });
  expect(again.json().data.order.code).toBe(code);
  const here = readyHere(1)();
  expect(await shownDay(shopper, code)).toEqual([here, here]);
  expect(await logOf(code)).toEqual([
    [carried, 'placed'],
    [here, 'placed'],
  ]);
});
