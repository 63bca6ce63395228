import { expect, test } from 'vitest';
import type { Mark } from './clusters.ts';
import { clusterStores, tierOf } from './clusters.ts';
import { BASEMAP_MAX_ZOOM, FIRST_ZOOM, MAX_ZOOM, STORE_ZOOM } from './map-port.ts';

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const row = (count: number, lng = 12) =>
  Array.from({ length: count }, (_, place) => ({
    id: lng * 1000 + place,
    number: place + 1,
    name: `Dealer ${place}`,
    position: { lat: 43 + place * 0.0004, lng },
  }));
const clusters = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'cluster');

test('[STORES-13] [H-68] clusters come in three tiers: under 10, under 50, and from 50 on', () => {
  expect([2, 9, 10, 49, 50, 900].map(tierOf)).toEqual(['few', 'few', 'some', 'some', 'many', 'many']);
  const index = clusterStores([...row(9, 2), ...row(49, 30), ...row(50, 60)], null);
  const found = clusters(index.marks(WORLD, FIRST_ZOOM)).map(({ count, tier }) => [count, tier]);
  expect(found.sort()).toEqual([
    [49, 'some'],
    [50, 'many'],
    [9, 'few'],
  ]);
});

test('[STORES-12] markers near each other are one cluster from afar and single pins up close', () => {
  const index = clusterStores(row(12), null);
  const [cluster, ...others] = index.marks(WORLD, FIRST_ZOOM);
  expect(others).toEqual([]);
  expect(cluster).toMatchObject({ kind: 'cluster', count: 12, tier: 'some' });
  if (cluster?.kind === 'cluster') {
    expect(cluster.opensAt).toBeGreaterThan(FIRST_ZOOM);
    expect(cluster.opensAt).toBeLessThanOrEqual(MAX_ZOOM);
  }
  expect(clusters(index.marks(WORLD, STORE_ZOOM))).toEqual([]);
  expect(index.marks(WORLD, STORE_ZOOM)).toHaveLength(12);
});

test('[LOCATOR-07] at the last zoom of a map every store has its own pin', () => {
  const index = clusterStores(row(12), null, BASEMAP_MAX_ZOOM);
  const [cluster] = index.marks(WORLD, FIRST_ZOOM);
  expect(cluster).toMatchObject({ kind: 'cluster', opensAt: BASEMAP_MAX_ZOOM });
  expect(index.marks(WORLD, BASEMAP_MAX_ZOOM)).toHaveLength(12);
});

test('the selected store always has its own pin, and what is out of sight has none', () => {
  const stores = row(12);
  const marks = clusterStores(stores, stores[3]?.id ?? null).marks(WORLD, FIRST_ZOOM);
  expect(marks.map((mark) => mark.kind).sort()).toEqual(['cluster', 'store']);
  expect(clusters(marks)[0]?.count).toBe(11);
  const elsewhere = { west: 100, south: 0, east: 110, north: 10 };
  expect(clusterStores(stores, null).marks(elsewhere, STORE_ZOOM)).toEqual([]);
});

test('[STORES-33] [STORES-36] the map starts at zoom 6, goes to 15 for a store and never beyond 22', () => {
  expect([FIRST_ZOOM, STORE_ZOOM, MAX_ZOOM]).toEqual([6, 15, 22]);
});
