import { expect, test } from 'vitest';
import { inRounds, readLine } from './feed-line.rules.ts';
import { StoreLine } from './store-line.contract.ts';
import { UnitLine } from './unit-line.contract.ts';

const unit = { site: 'it', serial: 'ZV1', variant: 'L5-R', status: 'on_hand', store: 'milano', version: 7 };
const errorsOf = (value: unknown) => {
  const read = readLine(UnitLine, { line: 9, value });
  return read.ok ? [] : read.errors.map(({ line, field, message }) => `${line} ${field}: ${message}`);
};

test('text from a CSV and values from NDJSON are read alike', () => {
  const typed = { ...unit, local_days: 4, blocked: true, blocked_reason: 'recall', price: 6490 };
  const text = { ...typed, version: '7', local_days: '4', blocked: 'yes', price: '6490' };
  const read = readLine(UnitLine, { line: 1, value: text });
  expect(read).toEqual(readLine(UnitLine, { line: 1, value: typed }));
  expect(read).toMatchObject({
    ok: true,
    read: { value: { version: 7, local_days: 4, blocked: true, price: '6490' } },
  });
});

test.each([
  ['a missing field', { ...unit, variant: undefined }, ['9 variant: is missing']],
  ['a number where text belongs', { ...unit, variant: 5 }, ['9 variant: must be text']],
  ['an unknown field', { ...unit, prise: '1' }, ['9 prise: is not a known field']],
  [
    'a price with a comma',
    { ...unit, price: '6.490,00' },
    ['9 price: must be digits and a point, like 6490.00'],
  ],
  [
    'a day that is none',
    { ...unit, transit_ends_on: '2026-02-30' },
    ['9 transit_ends_on: must be a day, like 2026-12-24'],
  ],
  ['a version that is none', { ...unit, version: 0 }, ['9 version: must be 1 or more']],
  [
    'a version past what a number holds',
    { ...unit, version: '9'.repeat(17) },
    ['9 version: must be a whole number'],
  ],
  [
    'a status we do not know',
    { ...unit, status: 'lost' },
    ['9 status: must be draft, in_production, in_transit, on_hand, sold or delivered'],
  ],
  [
    'no name at all',
    { ...unit, serial: undefined, status: 'draft' },
    ['9 serial: is missing: give a serial or a ref'],
  ],
  ['two places', { ...unit, plant: 'Pesaro' }, ['9 store: give a store or a plant, and only one of them']],
  [
    'no frame number on the road',
    { ...unit, serial: undefined, ref: 'R1' },
    ['9 serial: is missing: a unit that is on_hand has one'],
  ],
  ['a flag that is none', { ...unit, blocked: 'maybe' }, ['9 blocked: must be yes or no']],
  ['a NUL', { ...unit, serial: 'A\0B' }, ['9 null: holds a NUL character']],
  ['a list', [], ['9 null: is not an object']],
])('%s is said plainly', (_what, value, errors) => {
  expect(errorsOf(value)).toEqual(errors);
});

test('everything wrong with a line is said at once', () => {
  expect(errorsOf({ ...unit, variant: '', version: 'x' })).toEqual([
    '9 variant: is empty',
    '9 version: must be a whole number',
  ]);
});

test('a cell with bars is a list, and a wrong entry is named', () => {
  const store = {
    site: 'it',
    ref: 'milano',
    name: 'M',
    address: 'a',
    city: 'c',
    country: 'IT',
    lat: '45.4',
    lng: '9.1',
  };
  const read = readLine(StoreLine, { line: 2, value: { ...store, services: 'showroom | test_ride' } });
  expect(read).toMatchObject({
    ok: true,
    read: { value: { services: ['showroom', 'test_ride'], lat: 45.4 } },
  });
  expect(readLine(StoreLine, { line: 2, value: { ...store, services: 'showroom|circus' } })).toEqual({
    ok: false,
    errors: [{ line: 2, field: 'services.1', message: 'is not a service we know' }],
  });
});

test('lines about one thing go into rounds in their order, whichever of its names they use', () => {
  const lines = [['R1'], ['R1', 'S1'], ['S2'], ['S1'], ['R1']].map((value, line) => ({ line, value }));
  const rounds = inRounds(lines, (names) => names).map((round) => round.map(({ line }) => line));
  expect(rounds).toEqual([[0, 2], [1], [3, 4]]);
});
