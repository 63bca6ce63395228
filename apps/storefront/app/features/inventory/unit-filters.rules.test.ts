import { expect, test } from 'vitest';
import {
  NO_FILTERS,
  readFilters,
  readNear,
  toggleStatus,
  toggleValue,
  writeFilters,
  writeListQuery,
} from './unit-filters.rules.ts';

test('[INVENTORY-09] the same value again clears it, another value of the attribute replaces it', () => {
  const red = toggleValue(NO_FILTERS, 1, 11);
  expect(red.values).toEqual({ 1: 11 });
  expect(toggleValue(red, 1, 12).values).toEqual({ 1: 12 });
  expect(toggleValue(red, 2, 21).values).toEqual({ 1: 11, 2: 21 });
  expect(toggleValue(red, 1, 11).values).toEqual({});
});

test('[INVENTORY-10] the same status again clears it', () => {
  const here = toggleStatus(NO_FILTERS, 'on_hand');
  expect(here.status).toBe('on_hand');
  expect(toggleStatus(here, 'in_transit').status).toBe('in_transit');
  expect(toggleStatus(here, 'on_hand').status).toBeNull();
});

test('a change of filter starts at the first page', () => {
  const third = { ...NO_FILTERS, page: 3 };
  expect(toggleStatus(third, 'on_hand').page).toBe(1);
  expect(toggleValue(third, 1, 2).page).toBe(1);
});

test('filters survive the way through an address; nonsense does not', () => {
  const filters = { values: { 12: 34, 5: 6 }, status: 'in_transit', page: 2 } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(writeFilters(NO_FILTERS)).toBe('');
  const hostile = 'values[a]=1&values[1]=-3&values[2]=x&inventory_status=sold&page=0';
  expect(readFilters(new URLSearchParams(hostile))).toEqual(NO_FILTERS);
});

test('[NEARME-11] the list that is loaded has the place; an address of the page never does', () => {
  const near = { point: '43.91,12.92', isOrder: true };
  const filters = { values: { 12: 34 }, status: null, page: 2 };
  const query = writeListQuery(filters, near);
  expect(readFilters(new URLSearchParams(query))).toEqual(filters);
  expect(readNear(new URLSearchParams(query))).toEqual(near);
  expect(readNear(new URLSearchParams(writeListQuery(NO_FILTERS, { ...near, isOrder: false })))).toEqual({
    ...near,
    isOrder: false,
  });
  expect(writeListQuery(filters, null)).toBe(writeFilters(filters));
  expect(writeFilters(filters)).not.toContain('near');
});

test.each(['43.909,12.916', '43.91', '43.91,x', '43.9123,12.91', ''])(
  '[NEARME-05] the list takes no place like %s',
  (near) => {
    expect(readNear(new URLSearchParams({ near, sort: 'distance' }))).toBeNull();
  },
);
