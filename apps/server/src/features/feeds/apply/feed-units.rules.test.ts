import { expect, test } from 'vitest';
import type { UnitLine } from '../lines/unit-line.contract.ts';
import { expectedDay, type FeedSite, judgeUnit } from './feed-units.rules.ts';
import type { StoredUnit, UnitStanding } from './feed-units.sql.ts';

const site: FeedSite = {
  id: 1,
  slug: 'it',
  currency: 'EUR',
  timezone: 'Europe/Rome',
  today: '2026-11-15',
  transitDays: 30,
};
const line = (input: Partial<UnitLine> = {}): UnitLine => ({
  site: 'it',
  serial: 'ZV1',
  variant: 'L5-R',
  status: 'in_transit',
  store: 'milano',
  version: 2,
  local_days: 3,
  blocked: false,
  moved: false,
  price: '100.00',
  transit_ends_on: '2026-11-10',
  ...input,
});
const unit: StoredUnit = {
  id: 'u',
  serial: 'ZV1',
  ref: null,
  variantId: 1,
  variant: 'L5-R',
  status: 'in_transit',
  storeId: 1,

  store: 'milano',
  plant: null,
  productionEndsOn: null,
  transitEndsOn: '2026-11-10',
  expectedOn: '2026-11-10',

  overdueSince: null,
  soldOn: null,
  deliveredOn: null,
  localDays: 3,
  priceMinor: 10_000,
  ownPrice: true,
  currency: 'EUR',
  blocked: false,
  blockedReason: null,
  moved: false,
  version: 1,
};
const standing = (stored: StoredUnit | null, input: Partial<UnitStanding> = {}): UnitStanding => ({
  line: 1,
  variantId: 1,
  productId: 1,
  product: 'lupo',
  storeId: 1,
  listMinor: null,
  torn: false,
  claim: null,
  unit: stored,
  ...input,
});
const rowOf = (verdict: ReturnType<typeof judgeUnit>) => {
  if (verdict.kind !== 'changed' && verdict.kind !== 'created') throw new Error(verdict.kind);
  return verdict.row;
};

test.each([
  ['the end of transit', '2026-12-01', '2026-11-20', '2026-12-01'],
  ['else the end of production and the usual way', null, '2026-11-20', '2026-12-20'],
  ['over the end of a year', null, '2026-12-15', '2027-01-14'],
  ['else nobody knows', null, null, null],
])('a unit is expected at %s', (_what, transit, production, day) => {
  expect(expectedDay(transit, production, 30)).toBe(day);
});

const overdue = { ...unit, expectedOn: '2026-11-22', overdueSince: '2026-11-11' };

test('while the feed repeats the day that passed, the later day stands', () => {
  const row = rowOf(judgeUnit(line({ price: '99.00' }), standing(overdue), site));
  expect(row).toMatchObject({ expectedOn: '2026-11-22', overdueSince: '2026-11-11', priceMinor: 9900 });
});

test('a new day from the feed ends the delay', () => {
  const row = rowOf(judgeUnit(line({ transit_ends_on: '2026-12-01' }), standing(overdue), site));
  expect(row).toMatchObject({ expectedOn: '2026-12-01', overdueSince: null });
});

test('a new day that has passed as well does not', () => {
  const row = rowOf(judgeUnit(line({ transit_ends_on: '2026-11-12' }), standing(overdue), site));
  expect(row).toMatchObject({ expectedOn: '2026-11-12', overdueSince: '2026-11-11' });
});

test('once it stands in the store nothing is expected', () => {
  const row = rowOf(judgeUnit(line({ status: 'on_hand' }), standing(overdue), site));
  expect(row).toMatchObject({ expectedOn: null, overdueSince: null });
});

test('a price of zero is a price', () => {
  const verdict = judgeUnit(line({ price: '0' }), standing(unit), site);
  expect(verdict).toMatchObject({ changes: [{ field: 'price', from: '100.00 EUR', to: '0.00 EUR' }] });
});

test('a frame number does not change', () => {
  const other = { ...unit, serial: 'ZV0', ref: 'R' };
  expect(judgeUnit(line({ ref: 'R' }), standing(other), site)).toMatchObject({
    kind: 'refused',
    field: 'serial',
  });
});

test('what the feed says late is not even looked at', () => {
  const lost = standing({ ...unit, version: 3 }, { variantId: null, storeId: null });
  expect(judgeUnit(line(), lost, site)).toEqual({ kind: 'late' });
});

test('the currency decides the decimals', () => {
  const yen = { ...site, currency: 'JPY' };
  expect(rowOf(judgeUnit(line({ price: '649000' }), standing(null), yen)).priceMinor).toBe(649_000);
  expect(judgeUnit(line({ price: '649000.5' }), standing(null), yen)).toMatchObject({ field: 'price' });
});
