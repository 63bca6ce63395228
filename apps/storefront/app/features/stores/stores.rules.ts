import type { FoundPlace, LatLng } from './map/map-port.ts';
import type { StartPoint } from './store-view.ts';

/** STORES-31: a feed may bring anything where a figure should be; such a store can be shown on no map. */
export function hasPosition({ position }: { position: { lat: unknown; lng: unknown } }): boolean {
  return isFigure(position?.lat, 90) && isFigure(position?.lng, 180);
}

const isFigure = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

/** STORES-17, C-11: a distance is said only when it rounds to more than nothing in the chosen unit. */
export const isDistanceShown = (distance: number) => Math.round(distance) > 0;

/** STORES-21: the way there by Google; on Baidu's map where that is the map of the country. */
export function mapLink(store: { name: string; address: string; position: LatLng }, isChina: boolean) {
  const point = `${store.position.lat},${store.position.lng}`;
  if (!isChina)
    return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: point })}`;
  // Baidu turns our coordinates into its own when it is told what they are.
  const query = { location: point, title: store.name, content: store.address, coord_type: 'wgs84' };
  return `https://api.map.baidu.com/marker?${new URLSearchParams({ ...query, output: 'html', src: 'paddock' })}`;
}

const METRES = { km: 1000, ml: 1609.344 } as const;
export const metresOf = (distance: number, unit: keyof typeof METRES) => distance * METRES[unit];

const EQUATOR_METRES = 40_075_016;
const TILE_PIXELS = 512;

/** The zoom at which a circle of so many metres fills about half of so many pixels. */
export function zoomToFit(metres: number, { lat }: LatLng, pixels: number): number {
  const around = EQUATOR_METRES * Math.cos((lat * Math.PI) / 180);
  return Math.log2((around * (pixels / 2)) / (TILE_PIXELS * metres));
}

type Meaning = {
  /** Where to look from now on; null is the whole country, undefined where one looked before. */
  readonly start?: StartPoint | null;
  readonly say?: 'toast' | 'alert';
};

/** STORES-28, -29, -30: the input may be no place at all, or one without a known position. */
export function interpretSearch(place: FoundPlace | null, text: string, isChina: boolean): Meaning {
  if (place?.position) return { start: { position: place.position, name: place.name } };
  return { say: isChina ? 'alert' : 'toast', ...(text.trim() === '' && { start: null }) };
}
