import type { LatLng } from './map-port.ts';

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
