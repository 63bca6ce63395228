import type { ComponentType, ReactNode } from 'react';

/** The port every map stands behind: MapLibre, Google and Baidu each give one component with these props. */
export type LatLng = { readonly lat: number; readonly lng: number };

export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

export type MapStore = {
  readonly id: number;
  /** Its place in the list; the pin carries the same figure. */
  readonly number: number;
  readonly name: string;
  readonly position: LatLng;
};

/** Where to look. The map goes there whenever it is given another object, and is the visitor's own in between. */
export type MapView = {
  readonly centre: LatLng;
  readonly zoom: number;
  /** Pixels by which the point stands below the middle, to leave room for its info window; above it when negative. */
  readonly below?: number;
};

/** How far a search reaches: drawn as a ring where the map can. */
export type MapReach = { readonly centre: LatLng; readonly metres: number };

export type MapWords = {
  /** The accessible name of the map. */
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly credit: string;
  cluster(count: number): string;
};

/** A third party's script and the key to it, from the storefront's configuration. */
export type MapAccess = { readonly url: string; readonly key: string };

export type StoreMapProps = {
  readonly view: MapView;
  readonly minZoom?: number;
  readonly maxZoom: number;
  readonly stores: readonly MapStore[];
  readonly selectedId: number | null;
  readonly litId: number | null;
  readonly reach: MapReach | null;
  /** The info window of the selected store, to stand above its pin; null where the page shows it itself (phones). */
  readonly info: ReactNode;
  readonly words: MapWords;
  readonly dir: 'ltr' | 'rtl';
  /** BCP 47. */
  readonly language: string;
  /** Where our own server tells the names of towns, for the map that knows none: `…/{z}/{x}/{y}`. */
  readonly townsRoute: string;
  /** Null for our own basemap; for a style with streets the address of the style. */
  readonly access: MapAccess | null;
  onSelect(id: number | null): void;
  onLight(id: number | null): void;
  /** The map cannot be shown (script refused, no WebGL): the page falls back. */
  onFail(): void;
};

/** Default export of `maplibre-map.tsx`, `google-map.tsx` and `baidu-map.tsx`, loaded on demand. */
export type StoreMap = ComponentType<StoreMapProps>;

export const FIRST_ZOOM = 6;
export const STORE_ZOOM = 15;
export const MAX_ZOOM = 22;
/** Our own basemap has coasts, borders and towns: nearer than this it would be an empty field. */
export const BASEMAP_MAX_ZOOM = 11;

export type PlaceSuggestion = {
  readonly id: string;
  /** "Pesaro" */
  readonly name: string;
  /** "Marche, Italia"; empty where the service says nothing. */
  readonly detail: string;
};

/** Without a position the service knows the name but not where it is (STORES-28, STORES-30). */
export type FoundPlace = { readonly name: string; readonly position: LatLng | null };

/** Address autocomplete: our own gazetteer with MapLibre, Google's and Baidu's own with their maps. */
export type PlaceSearch = {
  suggest(text: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]>;
  /** What a chosen suggestion stands for. */
  place(suggestion: PlaceSuggestion, signal: AbortSignal): Promise<FoundPlace>;
};
