import { expect, test } from 'vitest';
import { findPlace, kilometres, takeTowns } from './place.rules.ts';

const store = (id: number, city: string, lat: number, lng: number, ref: string | null = null) => ({
  id,
  name: `Dealer ${id}`,
  city,
  lat,
  lng,
  ref,
});
const STORES = [
  store(1, 'Milano', 45.46, 9.19, 'it-milano'),
  store(2, 'Milano', 45.5, 9.2),
  store(3, 'Reggio nell’Emilia', 44.7, 10.63),
  store(4, 'Città di Castello', 43.46, 12.24),
];
const at = (requested: string, distance?: number) => [
  ...(findPlace(requested, STORES, 'it', distance)?.stores ?? []),
];

test('a town in any spelling, begun or with a slip; a store by its reference', () => {
  expect(at('MILANO')).toEqual([1, 2]);
  expect(at('citta di castello')).toEqual([4]);
  expect(at('Milan')).toEqual([1, 2]);
  expect(at('Mliano')).toEqual([1, 2]);
  expect(at('it-milano')).toEqual([1]);
  expect(findPlace('it-milano', STORES, 'it', undefined)?.label).toBe('Dealer 1');
  expect(at('')).toEqual([]);
  expect(at('Roma')).toEqual([]);
});

test('what is around it, as the crow flies', () => {
  expect(kilometres({ lat: 45.46, lng: 9.19 }, { lat: 44.7, lng: 10.63 })).toBeCloseTo(141.4, 0);
  expect(at('Milano', 100)).toEqual([1, 2]);
  expect(at('Milano', 150)).toEqual([1, 2, 3]);
});

test('a town of several words is taken out of a query whole, unless a word is something else for certain', () => {
  const terms = ['scooter', 'citta', 'di', 'castello'].map((text) => ({ text }));
  const taken = takeTowns(terms, STORES, 'it', () => true);
  expect(taken.left.map((term) => term.text)).toEqual(['scooter']);
  expect([...(taken.stores ?? [])]).toEqual([4]);
  expect(takeTowns([{ text: 'milano' }], STORES, 'it', () => false).stores).toBeNull();
});
