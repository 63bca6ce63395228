// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

type Store = typeof import('./wish-list-store.ts');
let store: Store;
let sent: { url: string; method: string; body: string }[];
let answer: () => { status: number; body: unknown };

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  store = await import('./wish-list-store.ts');
  sent = [];
  answer = () => ({ status: 200, body: { data: { keys: ['falco-r'], leftOut: 0 } } });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push({ url, method: method ?? 'GET', body: String(body ?? '') });
    const { status, body: reply } = answer();
    return Response.json(reply, { status });
  });
});

const NAME = 'wish-list:it';
const keep = (...keys: string[]) => localStorage.setItem(NAME, JSON.stringify(keys));

test('[WISHLIST-08] the list of a guest changes in the browser alone', async () => {
  await store.openWishList('it-it', false);
  expect(await store.changeEntry('falco-r.1', 'add')).toBe('done');
  expect(await store.changeEntry('lupo-500', 'add')).toBe('done');
  expect(await store.changeEntry('lupo-500', 'add')).toBe('done');
  expect(localStorage.getItem(NAME)).toBe('["lupo-500","falco-r.1"]');
  await store.changeEntry('lupo-500', 'remove');
  expect(store.currentKeys()).toEqual(['falco-r.1']);
  expect(sent).toEqual([]);
});

test('[WISHLIST-04] the 51st entry of a guest is refused', async () => {
  keep(...Array.from({ length: store.MAX_ENTRIES }, (_, n) => `model-${n}`));
  await store.openWishList('it-it', false);
  expect(await store.changeEntry('one-more', 'add')).toBe('full');
  expect(store.currentKeys()).toHaveLength(store.MAX_ENTRIES);
});

test('[WISHLIST-05] at the sign-in the entries of the browser are sent once and then leave it', async () => {
  keep('lupo-500', 'falco-r');
  await Promise.all([store.openWishList('it-it', true), store.openWishList('it-it', true)]);
  expect(sent).toEqual([
    { url: '/it-it/wish-list/entries', method: 'POST', body: 'add=lupo-500&add=falco-r' },
  ]);
  expect(localStorage.getItem(NAME)).toBeNull();
  expect(store.currentKeys()).toEqual(['falco-r']);
});

test('[WISHLIST-05] entries that could not be sent stay in the browser, and the next look sends them again', async () => {
  keep('lupo-500');
  answer = () => ({ status: 503, body: {} });
  expect(await store.openWishList('it-it', true)).toBe('failed');
  expect(localStorage.getItem(NAME)).toBe('["lupo-500"]');
  answer = () => ({ status: 200, body: { data: { keys: ['lupo-500'], leftOut: 0 } } });
  expect(await store.openWishList('it-it', true)).toBe('done');
  expect(sent).toHaveLength(2);
});

test('a change that the server refuses is taken back on the page', async () => {
  await store.openWishList('it-it', true);
  answer = () => ({ status: 503, body: {} });
  expect(await store.changeEntry('falco-r', 'remove')).toBe('failed');
  expect(store.currentKeys()).toEqual(['falco-r']);
});
