import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import {
  BASEMAP_PATH,
  BASEMAP_ZOOM,
} from '../../apps/storefront/app/features/stores/map/maplibre/basemap.ts';

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

// 150 m at the last zoom, finer than the coast itself is drawn.
const FINE = { tolerance: 8, extent: 8192, buffer: 128, indexMaxPoints: 0 };

/** The land, the coast and the borders of the world as vector tiles of a few kilobytes, cut once. */
export async function cutGround(publicFolder: string, { min, max } = BASEMAP_ZOOM): Promise<number> {
  const target = join(publicFolder, BASEMAP_PATH);
  if (existsSync(target)) return 0;
  const atlas = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const world = JSON.parse(await readFile(atlas, 'utf8')) as World;
  const { countries, land } = world.objects;
  const cut = { ...FINE, maxZoom: max, indexMaxZoom: max };
  const layers = {
    land: new GeoJSONVT(feature(world, land), cut),
    // Lines of their own: the edge of a cut polygon would be drawn along the tile.
    coast: new GeoJSONVT(asFeature(mesh(world, countries, (a, b) => a === b)), cut),
    borders: new GeoJSONVT(asFeature(mesh(world, countries, (a, b) => a !== b)), cut),
  };
  // Cut aside and renamed: a stopped run leaves no half world behind.
  const aside = `${target}.${process.pid}`;
  let made = 0;
  for (let z = min; z <= max; z += 1)
    for (let x = 0; x < 2 ** z; x += 1)
      for (let y = 0; y < 2 ** z; y += 1) {
        const found = Object.entries(layers).flatMap(([name, layer]) => {
          const tile = layer.getTile(z, x, y);
          return tile ? [[name, tile] as const] : [];
        });
        const path = join(aside, String(z), String(x), `${y}.pbf`);
        await mkdir(dirname(path), { recursive: true });
        // The open sea is an empty file: a missing one would be asked for again and again.
        await writeFile(path, fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: FINE.extent }));
        made += 1;
      }
  await rm(target, { recursive: true, force: true });
  await rename(aside, target);
  return made;
}

const asFeature = <G>(geometry: G) => ({ type: 'Feature' as const, properties: {}, geometry });
