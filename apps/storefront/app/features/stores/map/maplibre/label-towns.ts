import type { FeatureCollection, Point } from 'geojson';
import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import { TOWNS } from './basemap-style.ts';
import { type Tile, tilesIn } from './town-tiles.ts';

type Town = { readonly name: string; readonly lat: number; readonly lng: number };

/** Writes the towns one sees onto the map, square by square; each is asked for once. */
export function labelTowns(map: GlMap, route: string): () => void {
  const known = new Map<string, readonly Town[]>();
  const leaving = new AbortController();
  let turn = 0;

  const ask = async (tile: Tile) => {
    const key = `${tile.z}/${tile.x}/${tile.y}`;
    if (known.has(key)) return;
    try {
      const response = await fetch(`${route}/${key}`, { signal: leaving.signal });
      known.set(key, response.ok ? ((await response.json()) as Town[]) : []);
    } catch (error) {
      if (!leaving.signal.aborted) console.warn('no names of towns', error);
    }
  };
  const write = async () => {
    turn += 1;
    const mine = turn;
    const box = map.getBounds();
    const bounds = {
      west: box.getWest(),
      south: box.getSouth(),
      east: box.getEast(),
      north: box.getNorth(),
    };
    const tiles = tilesIn(bounds, map.getZoom());
    await Promise.all(tiles.map(ask));
    if (mine !== turn || leaving.signal.aborted) return;
    const towns = tiles.map(({ z, x, y }) => known.get(`${z}/${x}/${y}`) ?? []);
    map.getSource<GeoJSONSource>(TOWNS)?.setData(asFeatures(towns));
  };
  map.on('load', write);
  map.on('moveend', write);
  return () => leaving.abort();
}

/** Within its square the largest town is first, and has the first right to the room on the map. */
const asFeatures = (tiles: readonly (readonly Town[])[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: tiles.flatMap((towns) =>
    towns.map(({ name, lat, lng }, rank) => ({
      type: 'Feature' as const,
      properties: { name, rank },
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    })),
  ),
});
