import { createDates } from '@paddock/i18n/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trials } from '../../testing/fuzz/trials.ts';
import { readCart } from '../carts/bag.ts';
import { deliveryCalendar, hasOwnClosedDays } from '../delivery/calendar.rules.ts';
import type { DeliverySettings } from '../delivery/delivery.contract.ts';
import { toSiteCalendar } from '../delivery/site-calendar.rules.ts';
import { itemFrom } from '../inventory/inventory.rules.ts';
import { writeOrderMail } from '../mails/write-order-mail.ts';
import { toSalesOrder } from '../orders/show/to-sales-order.ts';
import { orderTerms } from './order-terms.ts';
import type { PlacingRow } from './placing.sql.ts';
import { quote } from './quote.ts';
import { pickupStores } from './shipments.rules.ts';

const RUNS = trials(2000, 10_000);
const STATES = ['PU', 'RN', 'MI', 'PA', null] as const;
const UUID = '0190d5a0-0000-7000-8000-00000000000';

const way = fc.record({ days: fc.nat(6), price_minor: fc.constantFrom(0, 4000, 9000) });
const place = fc.constantFrom('*', 'coast', 'MI', 'PA');
const settings: fc.Arbitrary<DeliverySettings> = fc.record({
  cut_off: fc.constantFrom('00:00', '12:00', '16:00', '24:00'),
  working_days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  transfer: way,
  carriage: way,
  regions: fc.constant({ coast: ['PU', 'RN'] }),
  lanes: fc.array(
    fc.tuple(way, fc.constantFrom('transfer', 'carriage'), place, place).map(([days, kind, from, to]) => ({
      ...days,
      kind,
      from,
      to,
    })),
    { maxLength: 3 },
  ),
});
const holidays = fc.array(fc.constantFrom('11-18', '12-25', '01-01', '2026-11-20', '2027-02-02'), {
  maxLength: 4,
});
const hours = fc.constantFrom(
  {},
  { weekday: '09:00–19:00' },
  { closed: '1' },
  { closed: '3,7', holidays: '11-19' },
);
const line = fc.record({
  status: fc.constantFrom('on_hand', 'on_hand', 'in_transit', 'in_production'),
  wait: fc.integer({ min: -3, max: 120 }),
  local_days: fc.nat(8),
  /** The place of its store; 4 is none. */
  at: fc.nat(4),
});
const input = fc.record({
  settings: fc.option(settings),
  holidays: fc.option(holidays),
  timezone: fc.constantFrom('Europe/Rome', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'),
  // Around holidays and weekends, at any minute.
  now: fc
    .tuple(
      fc.constantFrom('2026-11-16', '2026-11-18', '2026-11-20', '2026-12-23', '2027-01-30'),
      fc.nat(1439),
    )
    .map(([day, minute]) => new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000)),
  stores: fc.array(fc.tuple(fc.constantFrom(...STATES), hours), { minLength: 4, maxLength: 4 }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  goal: fc.constantFrom('here', 'store', 'home'),
  goalStore: fc.nat(3),
  goalState: fc.constantFrom(...STATES),
  extraDays: fc.nat(2),
});
type Input = typeof input extends fc.Arbitrary<infer T> ? T : never;

/** The rows that the statements would read of these facts. */
function rowsOf(facts: Input) {
  const { now, timezone } = facts;
  const stores = facts.stores.map(([state, open], n) => ({
    id: n + 1,
    name: `Store ${n + 1}`,
    address: '',
    city: 'Town',
    postal_code: null,
    country_code: 'IT',
    phone: null,
    state,
    hours: open,
  }));
  const day = (wait: number) => new Date(now.getTime() + wait * 86_400_000).toISOString().slice(0, 10);
  const lines = facts.lines.map(({ status, wait, local_days, at }, n) => {
    const store = stores[at] ?? null;
    return {
      uuid: `${UUID}${n}`,
      price: 100_000,
      status,
      expected_on: status === 'on_hand' ? null : day(wait),
      local_days,
      store_id: store?.id ?? null,
      state: store?.state ?? null,
      hours: store?.hours ?? null,
      name: 'Lupo',
      values: [],
      product_slug: 'lupo',
      picture: null,
    };
  });
  const shipment = { carrier: 'C', further_minor: 0, extra_days: facts.extraDays };
  const row = {
    now,
    site: {
      slug: 'it',
      currency: 'EUR',
      country_iso: 'IT',
      shop: true,
      timezone,
      settings: {
        storePickup: true,
        ...(facts.settings ? { delivery: facts.settings } : {}),
        ...(facts.holidays ? { holidays: facts.holidays } : {}),
      },
    },
    stores,
    lines,
    addresses: [{ id: 9, state: facts.goalState }],
    billing_addresses: [],
    customer: { email: 'a@b.test', given_name: 'A', family_name: 'B', phone: '+390000000' },
    cart: { contact: null },
    methods: [
      { ...shipment, id: 'home', kind: 'home', name: 'Home', first_minor: 14_000 },
      { ...shipment, id: 'pickup', kind: 'pickup', name: 'Pickup', first_minor: 0, extra_days: 0 },
    ],
  } as unknown as PlacingRow;
  return { row, stores, lines };
}

type Rows = ReturnType<typeof rowsOf>;
type Days = Pick<Rows, 'stores' | 'lines'> & { calendar: ReturnType<typeof deliveryCalendar> };

/** The bag of these units, each of them as the list, search and product say it. */
async function compareListWithBag(facts: Input, { calendar, stores, lines }: Days) {
  const { now, timezone } = facts;
  // A table per calendar takes a millisecond: search and product are compared in every ninth run.
  const isSampled = facts.goal === 'here' && facts.extraDays === 0;
  const site =
    isSampled &&
    toSiteCalendar(
      calendar,
      stores.filter((store) => hasOwnClosedDays(store.hours)),
    );

  const cart = await readCart(
    {} as never,
    { siteId: 1, cartId: UUID, keyHash: '', locale: 'it' },
    {
      now,
      timezone,
      delivery: facts.settings,
      holidays: facts.holidays,
      currency: 'EUR',
      country_iso: 'IT',
      price_display: null,
      tax_rate: 22,
      status: 'open',
      customer_id: null,
      key_hash: null,
      lines: lines.map((one) => ({ ...one, place: [], reason: null, final_price: one.price })) as never,
    },
  );
  for (const [n, one] of lines.entries()) {
    const unit = {
      ...one,
      currency: 'EUR',
      variant: 1,
      before: null,
      plant: null,
      store: 'S',
      city: 'T',
    };
    const listed = itemFrom(unit as never, undefined, { tag: 'it-IT', join: (a) => a, calendar });
    const { ready_on, total_etd, local_etd } = cart.items[n] ?? {};
    expect(listed).toMatchObject({ ready_on, total_etd, local_etd });
    if (!site) continue;
    const wait = one.expected_on ? Math.max(0, Date.parse(one.expected_on) / 86_400_000 - calendar.today) : 0;
    const days = site.readyDays(wait, one.local_days, one.store_id ?? 0);
    expect([days, site.dateIn(days)]).toEqual([total_etd, ready_on]);
  }
  return cart;
}

test('[DATES-12] list, structured data, bag, checkout, order and mail say one day', async () => {
  await fc.assert(
    fc.asyncProperty(input, async (facts) => {
      const { row, stores, lines } = rowsOf(facts);
      const { now, timezone, holidays: daysOff } = facts;
      const calendar = deliveryCalendar({ timezone, delivery: facts.settings, holidays: daysOff }, now);
      const cart = await compareListWithBag(facts, { calendar, stores, lines });

      const isPickup = facts.goal !== 'home';
      const store = stores[facts.goal === 'here' ? (facts.lines[0]?.at ?? 0) % 4 : facts.goalStore];
      const delivery = {
        address_type: isPickup ? ('store' as const) : ('home' as const),
        address_id: isPickup ? null : 9,
        store_id: isPickup ? (store?.id ?? null) : null,
        shipment_id: null,
      };
      const told = quote(row, delivery, 'it-IT').shipment;
      const offered = pickupStores(row, 'it-IT').find(({ id }) => id === store?.id);
      if (isPickup) expect(offered).toMatchObject({ ready_on: told?.arrives_on, price: told?.price });
      const method = { id: 1, settings: {}, reserve_minutes: 30, component: 'Stripe' } as never;
      const written = orderTerms({ siteId: 1, cartId: UUID, keyHash: '', locale: 'it', customerId: 1 }, row, {
        method,
        way: isPickup ? 'pickup' : 'home',
        pickup: isPickup,
        billing: null,
        addressId: delivery.address_id,
        storeId: delivery.store_id,
        tax: { kind: 'known', rate: 22, jurisdiction: 'IT', rates: null },
      });
      const promised = (written?.lines ?? []).map(({ promised_on }) => promised_on);
      const arrivesOn = promised.toSorted().at(-1);
      expect(arrivesOn).toBe(told?.arrives_on);
      expect(written?.terms.shipping_minor).toBe(told?.price);

      // What is collected where it stands is ready when the bag says; anything else is never sooner.
      const inBag =
        cart.items
          .map(({ ready_on }) => ready_on)
          .toSorted()
          .at(-1) ?? '';
      const isHere = isPickup && lines.every(({ store_id }) => store_id === store?.id);
      if (isHere) expect(arrivesOn).toBe(inBag);
      else if (!isPickup && lines.every(({ hours: open }) => !open || !hasOwnClosedDays(open)))
        expect(String(arrivesOn) >= inBag).toBe(true);

      const order = toSalesOrder(orderRow(promised, isPickup), 'it');
      expect(order.delivery.arrives_on).toBe(arrivesOn);
      const words = createDates('it-IT', timezone).dayAlone(String(arrivesOn));
      expect(mailSteps(String(arrivesOn), facts).filter((step) => step.includes(words))).toHaveLength(1);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

const NO_MONEY = { subtotal_minor: 0, discount_minor: 0, shipping_minor: 0, tax_minor: 0, total_minor: 0 };

/** Only what the day depends on; the rest of an order's row is empty. */
const orderRow = (promised: readonly string[], isPickup: boolean) =>
  ({
    ...NO_MONEY,
    status: 'confirmed',
    payment_status: 'paid',
    currency: 'EUR',
    country_iso: 'IT',
    placed_at: new Date('2026-11-15T22:30:00Z'),
    delivery_method: isPickup ? 'pickup' : 'shipment',
    delivery_address: null,
    method: null,
    attempt: null,
    payments: [],
    events: [],
    documents: [],
    returns: [],
    withdrawals: [],
    withdrawal_days: null,
    lines: promised.map((promised_on, n) => ({ uuid: String(n), details: {}, price: 0, promised_on })),
  }) as never;

const mails = new Map<string, readonly string[]>();

/** The steps of the confirmation by mail; each different mail is written once. */
function mailSteps(arrivesOn: string, { goal, timezone }: Input): readonly string[] {
  const isPickup = goal !== 'home';
  const key = `${arrivesOn} ${isPickup} ${timezone}`;
  const known = mails.get(key);
  if (known) return known;
  const steps = writeConfirmation(arrivesOn, isPickup, timezone).next?.steps ?? [];
  mails.set(key, steps);
  return steps;
}

function writeConfirmation(arrives_on: string, isPickup: boolean, timezone: string) {
  const facts = {
    site: { slug: 'it', country_iso: 'IT', timezone, phone: null, email: null, legal: null },
    order: {
      ...NO_MONEY,
      code: 'K7Q2W9XJ',
      status: 'confirmed',
      payment_status: 'paid',
      given_name: 'A',
      family_name: 'B',
      currency: 'EUR',
      delivery_method: isPickup ? 'pickup' : 'shipment',
      delivery_address: null,
      shipment: null,
      arrives_on,
      placed_at: '2026-11-15T22:30:00Z',
      deadline_at: null,
    },
    lines: [],
    store: { name: 'S', address1: 'A', city: 'C' },
    payment: null,
  };
  return writeOrderMail({ kind: 'order_confirmed', locale: 'it', data: {} }, facts as never, {
    brand: 'B',
    origin: 'https://shop.test',
    link: 'https://shop.test',
  });
}
