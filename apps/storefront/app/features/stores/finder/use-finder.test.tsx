// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoresView, StoreView } from '../store-view.ts';
import { reachOf, useFinder } from './use-finder.ts';

const store = (id: number): StoreView => ({
  id,
  number: id,
  name: `Dealer ${id}`,
  address: '',
  city: '',
  phone: null,
  weekday: null,
  weekend: null,
  timeZone: 'Europe/Rome',
  closed: null,
  closedText: null,
  vehicles: null,
  units: 0,
  services: [],
  position: { lat: 40 + id, lng: 10 },
  distance: null,
  info: null,
  mapHref: '',
});
const VIEW: StoresView = {
  unit: 'km',
  centre: { lat: 42.5, lng: 12.5 },
  stores: [store(1), store(2)],
  start: null,
  clock: { weekend: [6, 7], holidays: [], days: [] },
  isChina: false,
  provider: null,
};
const PESARO = { position: { lat: 43.9, lng: 12.9 }, name: 'Pesaro' };

const answer = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => answer(new URL(url, 'http://localhost')));
});
afterEach(() => {
  cleanup();
  answer.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const finder = () => renderHook(() => useFinder(VIEW, '/it-it/stores/find')).result;

test('[STORES-36] [STORES-38] it starts with the country at zoom 6 and asks for nothing', () => {
  const result = finder();
  expect(result.current.view).toEqual({ centre: VIEW.centre, zoom: 6 });
  expect(result.current.found).toBe(VIEW.stores);
  expect(reachOf(result.current.query)).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test('[STORES-33] selecting a store zooms the map to 15', () => {
  const result = finder();
  act(() => result.current.select(2, 150));
  expect(result.current.selectedId).toBe(2);
  expect(result.current.view).toEqual({ centre: { lat: 42, lng: 10 }, zoom: 15, below: 150 });
});

test('[STORES-25] a place is searched with its point, an emptied search without; a removed dealer is no longer selected', async () => {
  const result = finder();
  act(() => result.current.select(2));
  answer.mockResolvedValueOnce(Response.json([store(1)]));
  await act(() => result.current.change({ start: PESARO }));
  expect(answer.mock.calls[0]?.[0].search).toBe('?distance=50&unit=km&lat=43.9000&lng=12.9000&place=Pesaro');
  expect(result.current.found.map(({ id }) => id)).toEqual([1]);
  expect(result.current.selectedId).toBeNull();
  expect(reachOf(result.current.query)).toEqual({ centre: PESARO.position, metres: 50_000 });
  answer.mockResolvedValueOnce(Response.json(VIEW.stores));
  await act(() => result.current.change({ start: null }));
  expect(answer.mock.calls[1]?.[0].search).toBe('?distance=50&unit=km');
  expect(result.current.view).toEqual({ centre: VIEW.centre, zoom: 6 });
});

test('[STORES-27] a failed search is logged and changes nothing that is shown', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = finder();
  answer.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await act(() => result.current.change({ start: PESARO }));
  answer.mockRejectedValueOnce(new TypeError('network'));
  await act(() => result.current.change({ services: ['test_ride'] }));
  expect(log).toHaveBeenCalledTimes(2);
  expect(result.current.found).toBe(VIEW.stores);
  expect(result.current.shown.start).toBeNull();
  expect(result.current.isBusy).toBe(false);
});

test('only the last of quick changes counts', async () => {
  const result = finder();
  let slow: (response: Response) => void = () => {};
  answer.mockImplementationOnce(() => new Promise((done) => (slow = done)));
  answer.mockResolvedValueOnce(Response.json([store(2)]));
  await act(async () => {
    const first = result.current.change({ distance: 15 });
    await result.current.change({ distance: 25 });
    slow(Response.json([]));
    await first;
  });
  expect(result.current.found.map(({ id }) => id)).toEqual([2]);
  expect(result.current.query.distance).toBe(25);
});
