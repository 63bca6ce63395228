import { expect, test } from 'vitest';
import { hasPosition, interpretSearch, isDistanceShown, mapLink, zoomToFit } from './stores.rules.ts';
import { FIRST, readQuery, toQuery } from './stores-query.ts';

const at = (lat: unknown, lng: unknown) => ({ position: { lat, lng } });

test('[STORES-31] a store whose coordinates are no figures is skipped', () => {
  expect(hasPosition(at(43.91, 12.91))).toBe(true);
  expect(hasPosition(at(0, 0))).toBe(true);
  for (const [lat, lng] of [
    [Number.NaN, 12],
    ['43.9', 12],
    [null, 12],
    [43, undefined],
    [43, 'est'],
    [91, 12],
    [43, Number.POSITIVE_INFINITY],
  ])
    expect(hasPosition(at(lat, lng)), `${lat} ${lng}`).toBe(false);
});

test('[STORES-17] [C-11] a distance is said only when it rounds to more than 0 in its unit', () => {
  expect([0, 0.4, 0.49].map(isDistanceShown)).toEqual([false, false, false]);
  expect([0.5, 1.2, 38.9].map(isDistanceShown)).toEqual([true, true, true]);
});

test('[STORES-21] the map link is a way there by Google, in China a mark on Baidu’s map', () => {
  const store = { name: '上海店', address: '南京路 1 号', position: { lat: 31.2, lng: 121.4 } };
  expect(mapLink(store, false)).toBe('https://www.google.com/maps/dir/?api=1&destination=31.2%2C121.4');
  const baidu = new URL(mapLink(store, true));
  expect(baidu.origin + baidu.pathname).toBe('https://api.map.baidu.com/marker');
  expect(Object.fromEntries(baidu.searchParams)).toMatchObject({
    location: '31.2,121.4',
    title: '上海店',
    content: '南京路 1 号',
    coord_type: 'wgs84',
    output: 'html',
  });
});

test('[STORES-07] [STORES-08] 50 kilometres unless something else that is offered is asked for', () => {
  expect(readQuery(new URLSearchParams())).toEqual(FIRST);
  expect(FIRST).toEqual({ start: null, distance: 50, unit: 'km', services: [] });
  for (const distance of [15, 25, 50])
    expect(readQuery(query({ distance: `${distance}` })).distance).toBe(distance);
  expect(readQuery(query({ distance: '400', unit: 'miles' }))).toEqual(FIRST);
  expect(readQuery(query({ unit: 'ml' })).unit).toBe('ml');
});

test('a query survives its way through the URL; an incomplete or invalid point is dropped', () => {
  const search = {
    start: { lat: 43.91, lng: 12.91 },
    distance: 15,
    unit: 'ml',
    services: ['test_ride'],
  } as const;
  expect(readQuery(new URLSearchParams(toQuery(search)))).toEqual(search);
  expect(readQuery(query({ lat: '43' })).start).toBeNull();
  expect(readQuery(query({ lat: 'north', lng: '12' })).start).toBeNull();
  expect(readQuery(query({ lat: '95', lng: '12' })).start).toBeNull();
  expect(readQuery(query({ lat: '', lng: '' })).start).toBeNull();
  expect(readQuery(query({ lat: '0', lng: '0' })).start).toEqual({ lat: 0, lng: 0 });
});

test('a wider search is looked at from farther away', () => {
  const here = { lat: 44, lng: 12 };
  const [near, far] = [zoomToFit(15_000, here, 620), zoomToFit(50_000, here, 620)];
  expect(near - far).toBeCloseTo(Math.log2(50 / 15));
  expect(far).toBeGreaterThan(7);
  expect(far).toBeLessThan(9);
});

test('[STORES-28] [STORES-29] [STORES-30] a place without geometry: a toast, in China an alert, and a new start if nothing was typed', () => {
  const nowhere = { name: 'Atlantis', position: null };
  expect(interpretSearch(nowhere, 'Atlantis', false)).toEqual({ say: 'toast' });
  expect(interpretSearch(nowhere, '  ', false)).toEqual({ say: 'toast', start: null });
  expect(interpretSearch(null, 'Qwx', false)).toEqual({ say: 'toast' });
  expect(interpretSearch(nowhere, 'Atlantis', true)).toEqual({ say: 'alert' });
  const pesaro = { name: 'Pesaro', position: { lat: 43.9, lng: 12.9 } };
  for (const isChina of [true, false])
    expect(interpretSearch(pesaro, 'Pes', isChina)).toEqual({ start: pesaro });
});

const query = (parts: Record<string, string>) => new URLSearchParams(parts);
