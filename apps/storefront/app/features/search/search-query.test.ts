import { InventoryStatus } from '@paddock/server/contracts/inventory';
import {
  DISTANCES_KM as CONTRACT_DISTANCES,
  READY_DAYS as CONTRACT_READY,
  SearchSort,
} from '@paddock/server/contracts/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  change,
  DISTANCES_KM,
  EMPTY,
  isCanonical,
  productQuery,
  READY_DAYS,
  readState,
  SORTS,
  STATUSES,
  toggled,
  toSearch,
} from './search-query.ts';

const canonical = (query: string) => toSearch(readState(new URLSearchParams(query)));

describe('one state, one address', () => {
  test.each([
    ['', ''],
    ['page=1&sort=featured&q=&price_min=', ''],
    ['utm_x=1&color=rosso&foo=bar', '?color=rosso'],
    ['size=56&size=54&color=verde&size=54', '?color=verde&size=54&size=56'],
    ['q=%20lupo%20%20500%20', '?q=lupo+500'],
    ['price_max=01190,50&price_min=9500', '?price_max=9500&price_min=1190.5'],
    ['price_min=-4&price_max=1e9', ''],
    ['distance=50', ''],
    ['distance=51&location=Pesaro', '?location=Pesaro'],
    ['distance=50&location=Pesaro', '?distance=50&location=Pesaro'],
    ['ready=8&status=sold&status=on_hand', '?status=on_hand'],
    ['page=0', ''],
    ['page=3', '?page=3'],
    ['sort=cheapest', ''],
  ])('%s → %s', (query, expected) => {
    expect(canonical(query)).toBe(expected);
  });

  test('an address that is in form stays, in whatever order the edge hands it on', () => {
    expect(isCanonical(new URLSearchParams('size=54&size=56&color=verde'))).toBe(true);
    expect(isCanonical(new URLSearchParams('q=lupo%20500'))).toBe(true);
    expect(isCanonical(new URLSearchParams('color=verde&x=1'))).toBe(false);
    expect(isCanonical(new URLSearchParams('color=verde&color=verde'))).toBe(false);
  });

  test('whatever is asked for, the second redirect never comes', () => {
    const name = fc.constantFrom('q', 'color', 'price_min', 'price_max', 'page', 'sort', 'location', 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ maxLength: 140 }))), (pairs) => {
        const once = canonical(new URLSearchParams(pairs).toString());
        expect(canonical(once)).toBe(once);
        expect(isCanonical(new URLSearchParams(once))).toBe(true);
      }),
    );
  });
});

test('a change of filter begins at the first page, a change of page does not', () => {
  const third = { ...EMPTY, page: 3 };
  expect(change(third, { color: toggled([], 'rosso') })).toMatchObject({ page: 1, color: ['rosso'] });
  expect(change(third, { page: 4 }).page).toBe(4);
  expect(toggled(['rosso', 'verde'], 'rosso')).toEqual(['verde']);
});

test('the lists are those of the contract', () => {
  expect([...STATUSES].sort()).toEqual([...InventoryStatus.options].sort());
  expect(SORTS).toEqual(SearchSort.options);
  expect(READY_DAYS).toEqual(CONTRACT_READY);
  expect(DISTANCES_KM).toEqual(CONTRACT_DISTANCES);
});

test('[CHOICE-08] a search carries its one colour, size and status to the product, and nothing else', () => {
  expect(productQuery({ color: 3, size: 7 }, { status: ['on_hand'] })).toBe(
    '?color=3&size=7&inventory_status=on_hand',
  );
  expect(productQuery({ color: null, size: 7 }, { status: ['in_transit', 'on_hand'] })).toBe('?size=7');
  expect(productQuery({ color: null, size: null }, { status: [] })).toBe('');
});
