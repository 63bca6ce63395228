// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { followVisitor } from './follow-visitor.ts';
import { hasKept } from './has-kept.ts';
import {
  clearRecent,
  listName,
  MAX_RECENT,
  readList,
  readRecent,
  recordView,
  writeEntryKey,
  writeList,
} from './kept-lists.ts';

beforeEach(() => localStorage.clear());

test('[WISHLIST-02] each country has a list of its own, whatever the language', () => {
  expect(listName('wish-list', 'it-it')).toBe(listName('wish-list', 'it-en'));
  expect(listName('wish-list', 'it-it')).not.toBe(listName('wish-list', 'us-en'));
});

test.each(['', '{', '{"a":1}', 'null', '5'])('a list that reads %j is empty', (text) => {
  localStorage.setItem('a', text);
  expect(readList('a')).toEqual([]);
});

test('what is no key in a list is left out, and an empty list is removed', () => {
  localStorage.setItem('a', '["falco-r",5,null,"lupo-500.3"]');
  expect(readList('a')).toEqual(['falco-r', 'lupo-500.3']);
  expect(hasKept('a')).toBe(true);
  expect(writeList('a', [])).toBe(true);
  expect(hasKept('a')).toBe(false);
});

test('[WISHLIST-01] a choice has one key; a unit has its colour and size', () => {
  expect(writeEntryKey({ slug: 'falco-r', color: null, size: null })).toBe('falco-r');
  expect(writeEntryKey({ slug: 'falco-r', color: 12, size: null })).toBe('falco-r.12');
  expect(writeEntryKey({ slug: 'falco-r', color: null, size: 34 })).toBe('falco-r..34');
  expect(writeEntryKey({ slug: 'falco-r', color: 12, size: 34 })).toBe('falco-r.12.34');
  expect(writeEntryKey({ slug: 'falco-r', color: 12, unit: 'u-1' })).toBe('falco-r...u-1');
});

test('[WISHLIST-12] the last eight products are kept, newest first and each once; other pages are not', () => {
  for (let n = 1; n <= MAX_RECENT + 3; n += 1) recordView('it-it', `/it-it/products/model-${n}`);
  recordView('it-it', '/it-it/products/model-9');
  recordView('it-it', '/it-it/products');
  recordView('it-it', '/it-it/products/model-1/reviews');
  const recent = readRecent('it-it');
  expect(recent).toHaveLength(8);
  expect(recent.slice(0, 3)).toEqual(['model-9', 'model-11', 'model-10']);
  clearRecent('it-it');
  expect(localStorage.length).toBe(0);
});

test('[WISHLIST-12] without consent a view is not kept, and what was kept is deleted', () => {
  followVisitor('it-it', '/it-it/products/falco-r', { mayKeep: true, isCustomer: false });
  expect(readRecent('it-it')).toEqual(['falco-r']);
  followVisitor('it-it', '/it-it/products/lupo-500', { mayKeep: false, isCustomer: false });
  expect(localStorage.length).toBe(0);
});
