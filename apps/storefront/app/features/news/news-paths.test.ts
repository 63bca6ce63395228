import { expect, test } from 'vitest';
import { articlePath, listPath, readArticlePath, readListQuery } from './news-paths.ts';

test('[NEWS-03] an article is at /news/{slug}_{id}', () => {
  expect(articlePath({ slug: 'the-bell-of-1911', id: 3 })).toBe('news/the-bell-of-1911_3');
});

test.each([
  ['the-bell_3', { slug: 'the-bell', id: 3 }],
  ['a_b_c_42', { slug: 'a_b_c', id: 42 }],
  ['_7', { slug: '', id: 7 }],
  ['the-bell', null],
  ['the-bell_', null],
  ['the-bell_0', null],
  ['the-bell_03', null],
  ['the-bell_x', null],
  ['the-bell_3_', null],
  ['the-bell_2147483648', null],
])('the id is after the last underscore: %s', (segment, read) => {
  expect(readArticlePath(segment)).toEqual(read);
});

test('the list’s own address has the tag and the page only where there is one', () => {
  expect(listPath(null)).toBe('news');
  expect(listPath('museum')).toBe('news?tag=museum');
  expect(listPath(null, 2)).toBe('news?page=2');
  expect(listPath('museum', 2)).toBe('news?tag=museum&page=2');
});

test.each([
  ['', { page: 1 }],
  ['page=2&tag=care-and-service', { page: 2, tag: 'care-and-service' }],
  ['utm_source=x', { page: 1 }],
  ['page=0', null],
  ['page=-1', null],
  ['page=1.5', null],
  ['page=99999', null],
  ['tag=', null],
  ['tag=Museum', null],
  [`tag=${'a'.repeat(61)}`, null],
])('what the address asks for: %s', (query, read) => {
  expect(readListQuery(new URLSearchParams(query))).toEqual(read);
});
