import type { MapAccess, StoreMap } from './map-port.ts';
import type { PlaceSearch } from './place-search.ts';

/** Which map stands on the page. */
export type LoadedMap = {
  readonly name: 'maplibre' | 'streets' | 'google' | 'baidu';
  readonly Map: StoreMap;
  /** The third party's own; null where our gazetteer serves. */
  readonly places: PlaceSearch | null;
  readonly access: MapAccess | null;
  /** The nearest zoom at which the map has something to show. */
  readonly maxZoom: number;
};
export type MapSite = { country: string; language: string };
