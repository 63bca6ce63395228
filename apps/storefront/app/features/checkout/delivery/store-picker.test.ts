import { expect, test } from 'vitest';
import type { StoreView } from '../checkout-view.ts';
import { orderPickupStores } from './store-picker.tsx';

const store = (name: string, lat: number | null, units_here = 0) =>
  ({ name, units_here, position: lat === null ? null : { lat, lng: 12 } }) as StoreView;
const STORES = [store('stands there', 38, 1), store('far', 41), store('near', 44), store('nowhere', null)];
const names = (place: { lat: number; lng: number } | null) =>
  orderPickupStores(STORES, place).map(({ item }) => item.name);

test('[NEARME-09] [H-36] stores where units stand first, then the nearest; one without a position last', () => {
  expect(names({ lat: 43.91, lng: 12.91 })).toEqual(['stands there', 'near', 'far', 'nowhere']);
});

test('[NEARME-09] each store has its distance where a place is known', () => {
  const [first, near, , nowhere] = orderPickupStores(STORES, { lat: 44, lng: 12 });
  expect(Math.round((first?.metres ?? 0) / 1000)).toBe(667);
  expect(near?.metres).toBe(0);
  expect(nowhere?.metres).toBeNull();
});

test('without a place the order of the server stays', () => {
  expect(names(null)).toEqual(['stands there', 'far', 'near', 'nowhere']);
  expect(orderPickupStores(STORES, null).every(({ metres }) => metres === null)).toBe(true);
});
