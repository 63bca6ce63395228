import { describe, expect, test } from 'vitest';
import { ListQuery } from './staff-list.contract.ts';
import { cutPage, decodeCursor, encodeCursor, InstantKey, listMeta, MAX_COUNT } from './staff-list.ts';

const KEY = ['2026-11-17T10:00:00.123456+00:00', 42] as const;

describe('cursor', () => {
  test('a decoded cursor is the key it was made from, and no cursor is the first page', () => {
    expect(decodeCursor(InstantKey, encodeCursor(KEY))).toEqual(KEY);
    expect(decodeCursor(InstantKey, undefined)).toBeNull();
  });

  test.each([
    ['', 'empty'],
    ['%%%', 'no base64url'],
    [encodeCursor(['x', 1]), 'of another sort'],
    [encodeCursor([KEY[0]]), 'too short'],
    [encodeCursor([KEY[0], '1; drop table orders']), 'with text for an id'],
    [Buffer.from('{"a":1}').toString('base64url'), 'of another shape'],
  ])('a cursor %s (%s) is refused with 400', (after) => {
    expect(() => decodeCursor(InstantKey, after)).toThrow(
      expect.objectContaining({ status: 400, code: 'malformed' }),
    );
  });
});

describe('page', () => {
  test('one row more than the limit means there is a next page, which starts after the last row shown', () => {
    const { rows, next } = cutPage([1, 2, 3], 2, (id) => [id]);
    expect([rows, next]).toEqual([[1, 2], encodeCursor([2])]);
    expect(cutPage([1, 2], 2, (id) => [id]).next).toBeNull();
    expect(cutPage([], 2, (id) => [id])).toEqual({ rows: [], next: null });
  });

  test('a count beyond the limit is said to be at least the limit', () => {
    expect(listMeta(null, MAX_COUNT)).toEqual({ next: null, count: MAX_COUNT, count_is: 'exact' });
    expect(listMeta(null, MAX_COUNT + 1)).toEqual({ next: null, count: MAX_COUNT, count_is: 'at_least' });
  });

  test('sites are slugs separated by commas', () => {
    expect(ListQuery.parse({ sites: 'it,ec', limit: '10' })).toEqual({ sites: ['it', 'ec'], limit: 10 });
    expect(ListQuery.parse({})).toEqual({ limit: 50 });
    for (const sites of ['', ',', "it'", 'IT'])
      expect([sites, ListQuery.safeParse({ sites }).success]).toEqual([sites, false]);
    expect(ListQuery.safeParse({ limit: '101' }).success).toBe(false);
  });
});
