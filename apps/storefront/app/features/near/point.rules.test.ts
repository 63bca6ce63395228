import { expect, test } from 'vitest';
import { COARSE_DECIMALS, metresBetween, roundPoint, sortByDistance, writePoint } from './point.rules.ts';

const PESARO = { lat: 43.90921, lng: 12.91655 };
const FANO = { lat: 43.84052, lng: 13.01665 };

test('[NEARME-02] a point is rounded to two decimals, and written with no more', () => {
  expect(roundPoint(PESARO)).toEqual({ lat: 43.91, lng: 12.92 });
  expect(writePoint(PESARO)).toBe('43.91,12.92');
  expect(writePoint({ lat: -33.999999, lng: 151 })).toBe('-34.00,151.00');
  expect(writePoint({ lat: -0.0000001, lng: 1e-9 })).toBe('0.00,0.00');
});

test('[NEARME-07] the home page asks with one decimal: neighbours ask for the same', () => {
  expect(writePoint(PESARO, COARSE_DECIMALS)).toBe('43.9,12.9');
  expect(writePoint({ lat: 43.93, lng: 12.88 }, COARSE_DECIMALS)).toBe('43.9,12.9');
});

test('the distance of two towns is that of a map', () => {
  expect(metresBetween(PESARO, FANO) / 1000).toBeCloseTo(11.1, 0);
  expect(metresBetween(PESARO, PESARO)).toBe(0);
});

test('nearest first; what has no position comes last in its order', () => {
  const items = [
    { id: 'none', position: null },
    { id: 'fano', position: FANO },
    { id: 'pesaro', position: PESARO },
    { id: 'also none', position: null },
  ];
  expect(sortByDistance(items, PESARO).map(({ item }) => item.id)).toEqual([
    'pesaro',
    'fano',
    'none',
    'also none',
  ]);
});
