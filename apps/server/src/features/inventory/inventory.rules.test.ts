import { expect, test } from 'vitest';
import { deliveryCalendar } from '../delivery/calendar.rules.ts';
import type { UnitRow } from './available-units.sql.ts';
import { itemFrom, metaFrom, struckPrice } from './inventory.rules.ts';

const row: UnitRow = {
  uuid: '01a1dd04-cb72-7511-b3be-e3ac09dde1a3',
  variant: 1,
  status: 'on_hand',
  local_days: 2,
  expected_on: null,
  price: 649_000,
  currency: 'EUR',
  before: null,
  plant: null,
  store_id: 7,
  hours: {},
  store: 'Adriatica Moto',
  city: 'Rimini',
  state: 'RN',
};
const value = (slug: string, content: string) => ({
  attribute_id: 1,
  value_id: 1,
  slug,
  content,
  color1: null,
  color2: null,
});
const variant = { id: 1, picture: 'lupo', values: [value('colour', 'Rosso Adriatico'), value('size', '54')] };
const speech = {
  tag: 'it-IT',
  join: (a: string, b: string) => `${a}, ${b}`,
  calendar: deliveryCalendar(
    { timezone: 'Europe/Rome', delivery: null, holidays: null },
    new Date('2026-11-17T08:00:00Z'),
  ),
};

test('a unit is called by what tells it apart and stands in a store of a town', () => {
  expect(itemFrom(row, variant, speech)).toMatchObject({
    name: 'Rosso Adriatico, 54',
    location: { label: 'Adriatica Moto, Rimini', state: 'RN' },
    final_price_formatted: '6.490\u00a0€',
    ready_on: '2026-11-19',
  });
  const built = { ...row, store: null, city: null, state: null, plant: 'Pesaro' };
  expect(itemFrom(built, undefined, speech)).toMatchObject({
    name: '',
    picture: null,
    location: { label: 'Pesaro', state: null },
  });
  const city = { ...row, store: 'Marina Moto', city: 'Dubai', state: 'Dubai' };
  expect(itemFrom(city, variant, speech).location).toEqual({ label: 'Marina Moto, Dubai', state: null });
});

test('a former price is struck only when it is above the present one', () => {
  expect([
    struckPrice(100, 120),
    struckPrice(100, 100),
    struckPrice(100, 90),
    struckPrice(100, null),
  ]).toEqual([120, null, null, null]);
});

const counts = { draft: 9, in_production: 0, in_transit: 4, on_hand: 17 };
const EVERY_STAGE = { sells_drafts: true, sells_factory_units: true };

test('drafts are counted only where they are sold', () => {
  const page = { counts: { ...counts, draft: 0 }, sells_drafts: false, sells_factory_units: true };
  const meta = metaFrom(page, { page: 1, status: null });
  expect(meta).toMatchObject({ total: 21, last_page: 3, per_page: 10 });
  expect(meta.statuses.map(({ status }) => status)).toEqual(['on_hand', 'in_transit', 'in_production']);
  expect(metaFrom({ counts, ...EVERY_STAGE }, { page: 1, status: null }).total).toBe(30);
});

test('[FACTORY-01] a site without factory units has no filter for units in production', () => {
  const page = { counts, sells_drafts: false, sells_factory_units: false };
  const { statuses } = metaFrom(page, { page: 1, status: null });
  expect(statuses.map(({ status }) => status)).toEqual(['on_hand', 'in_transit']);
});

test('a chosen stage changes the total, not the counts; there is always a first page', () => {
  const meta = metaFrom({ counts, ...EVERY_STAGE }, { page: 2, status: 'in_transit' });
  expect(meta).toMatchObject({ current_page: 2, total: 4, last_page: 1 });
  expect(meta.statuses).toContainEqual({ status: 'on_hand', count: 17 });
  const none = metaFrom({ counts, ...EVERY_STAGE }, { page: 1, status: 'in_production' });
  expect(none).toMatchObject({ total: 0, last_page: 1 });
});
