import type { LatLng } from './map/map-port.ts';
import { DISTANCES, SERVICES, type Service, type StartPoint, UNITS, type Unit } from './store-view.ts';

/** What the finder asks its own server, as an address and back. */
export type StoresQuery = {
  /** Null: the whole country, from its middle, however far (STORES-24, STORES-25). */
  readonly start: LatLng | null;
  readonly distance: number;
  readonly unit: Unit;
  readonly services: readonly Service[];
};

export const FIRST: StoresQuery = { start: null, distance: 50, unit: 'km', services: [] };

/** `place` is the name under which the point was found; none for where the visitor stands. */
export function toQuery({ start, distance, unit, services }: StoresQuery, place?: string | null): string {
  const query = new URLSearchParams({ distance: String(distance), unit });
  // About 1 km: the visitor's own position is never sent finer. A town is no secret.
  const digits = place ? 4 : 2;
  if (start) query.set('lat', start.lat.toFixed(digits));
  if (start) query.set('lng', start.lng.toFixed(digits));
  if (start && place) query.set('place', place);
  for (const service of services) query.append('services', service);
  return query.toString();
}

export function readQuery(query: URLSearchParams): StoresQuery {
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

export const queryFrom = (query: StoresQuery, start: StartPoint | null): StoresQuery => ({
  ...query,
  start: start?.position ?? null,
});
