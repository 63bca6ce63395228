import type { FoundPlace, PlaceSearch, PlaceSuggestion } from '../map-port.ts';

type Town = {
  readonly id: number | string;
  readonly name: string;
  readonly region: string | null;
  readonly country: string;
  readonly position: NonNullable<FoundPlace['position']>;
};

/** Place search in our own towns on our own server: no key and no third party. */
export function gazetteer(route: string): PlaceSearch {
  const known = new Map<string, FoundPlace>();
  return {
    async suggest(text, signal) {
      const response = await fetch(`${route}?${new URLSearchParams({ q: text })}`, { signal });
      if (!response.ok) return [];
      const towns = (await response.json()) as readonly Town[];
      return towns.map(({ id, name, region, country, position }): PlaceSuggestion => {
        known.set(String(id), { name, position });
        return { id: String(id), name, detail: [region, country].filter(Boolean).join(', ') };
      });
    },
    async place({ id, name }) {
      return known.get(id) ?? { name, position: null };
    },
  };
}
