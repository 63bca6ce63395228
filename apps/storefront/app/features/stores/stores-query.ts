import type { LatLng } from './map/map-port.ts';
import { DISTANCES, SERVICES, type Service, type StartPoint, UNITS, type Unit } from './store-view.ts';

/** What the finder asks its own server, as an address and back. */
export type StoresAsked = {
  /** Null: the whole country, from its middle, however far (STORES-24, STORES-25). */
  readonly start: LatLng | null;
  readonly distance: number;
  readonly unit: Unit;
  readonly services: readonly Service[];
};

export const FIRST: StoresAsked = { start: null, distance: 50, unit: 'km', services: [] };

export function toQuery({ start, distance, unit, services }: StoresAsked): string {
  const query = new URLSearchParams({ distance: String(distance), unit });
  // About 10 m: enough to find a dealer, and no more of where somebody is than that.
  if (start) query.set('lat', start.lat.toFixed(4));
  if (start) query.set('lng', start.lng.toFixed(4));
  for (const service of services) query.append('services', service);
  return query.toString();
}

export function readQuery(query: URLSearchParams): StoresAsked {
  const distance = Number(query.get('distance'));
  return {
    start: readPoint(query.get('lat'), query.get('lng')),
    distance: DISTANCES.find((one) => one === distance) ?? FIRST.distance,
    unit: UNITS.find((one) => one === query.get('unit')) ?? FIRST.unit,
    services: SERVICES.filter((one) => query.getAll('services').includes(one)),
  };
}

function readPoint(lat: string | null, lng: string | null): LatLng | null {
  const point = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

export const asksFrom = (asked: StoresAsked, start: StartPoint | null): StoresAsked => ({
  ...asked,
  start: start?.position ?? null,
});
