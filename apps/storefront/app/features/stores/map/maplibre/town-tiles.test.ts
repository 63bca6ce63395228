import { expect, test } from 'vitest';
import { circle } from './circle.ts';
import { boxOf, TOWN_ZOOM, tilesIn } from './town-tiles.ts';

test('the whole world is one square, and four of the next', () => {
  const world = boxOf({ z: 0, x: 0, y: 0 });
  expect(world.west).toBe(-180);
  expect(world.east).toBe(180);
  expect(world.north).toBeCloseTo(85.0511, 3);
  expect(world.south).toBeCloseTo(-85.0511, 3);
  expect(boxOf({ z: 1, x: 1, y: 0 })).toMatchObject({ west: 0, east: 180 });
});

test('the squares one sees cover what one sees, are few, and never finer or coarser than is kept', () => {
  const italy = { west: 8, south: 40, east: 17, north: 45 };
  const tiles = tilesIn(italy, 6.4);
  expect(tiles.every(({ z }) => z === 6)).toBe(true);
  for (const [lng, lat] of [
    [8.1, 44.9],
    [16.9, 40.1],
    [12, 43],
  ] as const)
    expect(
      tiles
        .map(boxOf)
        .some((box) => box.west <= lng && lng < box.east && box.south <= lat && lat < box.north),
    ).toBe(true);
  expect(tilesIn(italy, 22)[0]?.z).toBe(TOWN_ZOOM.max);
  expect(tilesIn(italy, 0)[0]?.z).toBe(TOWN_ZOOM.min);
  expect(tilesIn(italy, 22).length).toBeLessThanOrEqual(12);
});

test('the ring of a search lies at its distance on the round earth', () => {
  const centre = { lat: 60, lng: 10 };
  const [north, east] = [0, 24].map((corner) => circle({ centre, metres: 50_000 }).coordinates[0]?.[corner]);
  expect(north?.[1]).toBeCloseTo(60 + 50 / 111.195, 3);
  // A degree of longitude is half as wide at 60 degrees north.
  expect((east?.[0] ?? 0) - 10).toBeCloseTo(50 / (111.195 * Math.cos(Math.PI / 3)), 1);
});
