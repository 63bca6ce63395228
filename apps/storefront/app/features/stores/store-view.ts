import type { ClosedDays } from '@paddock/i18n/closed-days';
import type { LatLng, MapAccess } from './map/map-port.ts';
import type { StoreClock } from './opening/opening.rules.ts';

export const SERVICES = ['showroom', 'pay_point', 'store_pickup', 'home_delivery', 'test_ride'] as const;
export type Service = (typeof SERVICES)[number];

export const DISTANCES = [15, 25, 50] as const;
/** `ml` is miles on the wire; people read "mi" (C-11). */
export const UNITS = ['km', 'ml'] as const;
export type Unit = (typeof UNITS)[number];

/** A dealer as shown in list, pin and info window. Numbers are formatted on the server. */
export type StoreView = {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string | null;
  readonly weekday: string | null;
  readonly weekend: string | null;
  /** The time zone of its hours. */
  readonly timeZone: string;
  /** Days on which only this store is closed; null: none. */
  readonly closed: ClosedDays | null;
  /** The same in words, those to come. */
  readonly closedText: string | null;
  /** Units available there. */
  readonly units: number;
  /** Vehicles among them, and the query of the search that lists them; null when it would list nothing. */
  readonly vehicles: { readonly count: number; readonly query: string } | null;
  readonly services: readonly Service[];
  readonly position: LatLng;
  /** "1,2" in the chosen unit; null when there is nothing worth showing. */
  readonly distance: string | null;
  readonly info: string | null;
  /** Directions on an external map. */
  readonly mapHref: string;
};

/** The centre of the search: a chosen town, or the visitor's position (no name). */
export type StartPoint = { readonly position: LatLng; readonly name: string | null };

export type StoresView = {
  readonly centre: LatLng;
  readonly stores: readonly StoreView[];
  readonly start: StartPoint | null;
  /** What its stores share when they say whether they are open. */
  readonly clock: StoreClock;
  /** The unit of distances on this site, until the visitor chooses another. */
  readonly unit: Unit;
  readonly isChina: boolean;
  readonly provider: {
    readonly name: 'google' | 'baidu' | 'streets';
    readonly access: MapAccess;
    /** On our own origin: no third party learns of the visitor, so no consent is asked. */
    readonly isOwn: boolean;
  } | null;
};
