export type Point = { readonly lat: number; readonly lng: number };

/** About 1 km: what is kept on the device and sent to our own server at most. */
export const PLACE_DECIMALS = 2;
/** About 11 km: visitors of one town ask for the same, so the edge can cache the answer. */
export const COARSE_DECIMALS = 1;

/** The only way from a position of the browser into the app. */
export const roundPoint = ({ lat, lng }: Point, decimals: number = PLACE_DECIMALS): Point => ({
  lat: Number(lat.toFixed(decimals)),
  lng: Number(lng.toFixed(decimals)),
});

/** "43.91,12.91", as our api takes it; never finer than asked for. */
export function writePoint(point: Point, decimals: number = PLACE_DECIMALS): string {
  const { lat, lng } = roundPoint(point, decimals);
  // Not -0, and not 1e-7: both are refused.
  return `${(lat || 0).toFixed(decimals)},${(lng || 0).toFixed(decimals)}`;
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great circle. */
export function metresBetween(a: Point, b: Point): number {
  const [dLat, dLng] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2];
  const chord =
    Math.sin(dLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export type Away<T> = { readonly item: T; readonly metres: number | null };

/** Nearest first; what has no position comes last, in its order. */
export function sortByDistance<T extends { readonly position: Point | null }>(
  items: readonly T[],
  from: Point,
): Away<T>[] {
  return items
    .map((item) => ({ item, metres: item.position && metresBetween(from, item.position) }))
    .sort((a, b) => (a.metres ?? Number.POSITIVE_INFINITY) - (b.metres ?? Number.POSITIVE_INFINITY) || 0);
}
