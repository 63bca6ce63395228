import type { Bounds } from '../map-port.ts';

/** Squares by which towns are asked for, so that the edge can keep them. */
export type Tile = { readonly z: number; readonly x: number; readonly y: number };
export const TOWN_ZOOM = { min: 2, max: 10 } as const;

const MAX_TILES = 12;

export function boxOf({ z, x, y }: Tile): Bounds {
  return {
    west: lngOf(x, z),
    east: lngOf(x + 1, z),
    north: latOf(y, z),
    south: latOf(y + 1, z),
  };
}

/** The squares one sees, none larger than about the window. */
export function tilesIn(bounds: Bounds, zoom: number): Tile[] {
  const z = Math.min(Math.max(Math.floor(zoom), TOWN_ZOOM.min), TOWN_ZOOM.max);
  const last = 2 ** z - 1;
  const [west, east] = [column(bounds.west, z), column(bounds.east, z)];
  const [north, south] = [row(bounds.north, z), row(bounds.south, z)];
  const tiles: Tile[] = [];
  for (let x = Math.max(west, 0); x <= Math.min(east, last); x += 1)
    for (let y = Math.max(north, 0); y <= Math.min(south, last); y += 1) tiles.push({ z, x, y });
  return tiles.slice(0, MAX_TILES);
}

const lngOf = (x: number, z: number) => (x / 2 ** z) * 360 - 180;
const latOf = (y: number, z: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
const column = (lng: number, z: number) => Math.floor(((lng + 180) / 360) * 2 ** z);
const row = (lat: number, z: number) => {
  const angle = (Math.min(Math.max(lat, -85), 85) * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
};
