import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASEMAP_PATH } from '../../apps/storefront/app/features/stores/map/maplibre/basemap.ts';
import { cutGround } from './ground.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ground-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (z: number, x: number, y: number) =>
  statSync(join(folder, BASEMAP_PATH, `${z}/${x}/${y}.pbf`)).size;

test('[H-69] the world is cut into small tiles: coasts are full, the open sea is next to nothing, a second run cuts nothing', async () => {
  const coarse = { min: 2, max: 3 };
  expect(await cutGround(folder, coarse)).toBe(16 + 64);
  expect(readdirSync(join(folder, BASEMAP_PATH)).sort()).toEqual(['2', '3']);
  // The Mediterranean; the middle of the South Pacific.
  expect(bytes(3, 4, 2)).toBeGreaterThan(10_000);
  expect(bytes(3, 4, 2)).toBeLessThan(200_000);
  expect(bytes(3, 1, 5)).toBeLessThan(100);
  const italy = readFileSync(join(folder, BASEMAP_PATH, '3/4/2.pbf'), 'latin1');
  for (const layer of ['land', 'coast', 'borders']) expect(italy).toContain(layer);
  expect(await cutGround(folder, coarse)).toBe(0);
}, 120_000);
