import type { LatLng, MapAccess } from './map/map-port.ts';

export const SERVICES = ['showroom', 'pay_point', 'store_pickup', 'home_delivery', 'test_ride'] as const;
export type Service = (typeof SERVICES)[number];

export const DISTANCES = [15, 25, 50] as const;
/** `ml` is miles on the wire; people read "mi" (C-11). */
export const UNITS = ['km', 'ml'] as const;
export type Unit = (typeof UNITS)[number];

/** A dealer as list, pin and info window show him. Figures are said on the server. */
export type StoreView = {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string | null;
  readonly weekday: string | null;
  readonly weekend: string | null;
  /** Units that can be had there. */
  readonly units: number;
  readonly services: readonly Service[];
  readonly position: LatLng;
  /** "1,2" in the asked unit; null when there is nothing worth saying. */
  readonly distance: string | null;
  readonly info: string | null;
  /** The way there, on somebody else's map. */
  readonly mapHref: string;
};

/** What the search goes out from: a town that was chosen, or the visitor himself (no name). */
export type StartPoint = { readonly position: LatLng; readonly name: string | null };

export type StoresView = {
  readonly centre: LatLng;
  readonly stores: readonly StoreView[];
  readonly start: StartPoint | null;
  readonly isShop: boolean;
  readonly isChina: boolean;
  readonly provider: { readonly name: 'google' | 'baidu'; readonly access: MapAccess } | null;
};
