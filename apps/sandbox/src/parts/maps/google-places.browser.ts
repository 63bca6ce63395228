/// <reference lib="dom" />
import { LatLng } from './google-map.browser.ts';

type Spot = { id: string; name: string; area: string; at: [number, number] | null };

const placesOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;

const ask = async (path: string): Promise<unknown> => {
  const response = await fetch(`${placesOrigin}/sandbox/${path}`);
  if (!response.ok) throw new Error(`PLACES_AUTOCOMPLETE: ${response.status}`);
  return ((await response.json()) as { data: unknown }).data;
};

export class Place {
  readonly id: string;
  displayName: string | null = null;
  location: LatLng | null | undefined;
  constructor({ id }: { id: string }) {
    this.id = id;
  }
  async fetchFields({ fields }: { fields: string[] }) {
    const spot = (await ask(`spots/${this.id}`)) as Spot;
    if (fields.includes('displayName')) this.displayName = spot.name;
    if (fields.includes('location')) this.location = spot.at && new LatLng(spot.at[0], spot.at[1]);
    return { place: this };
  }
}

export class AutocompleteSessionToken {}

type Request = { input: string; includedRegionCodes?: string[]; sessionToken?: AutocompleteSessionToken };
export const AutocompleteSuggestion = {
  async fetchAutocompleteSuggestions({ input, includedRegionCodes = [] }: Request) {
    const query = new URLSearchParams({ text: input, country: includedRegionCodes[0] ?? '' });
    const spots = (await ask(`search?${query}`)) as Spot[];
    return {
      suggestions: spots.map(({ id, name, area }) => ({
        placePrediction: {
          placeId: id,
          text: { text: `${name}, ${area}` },
          mainText: { text: name },
          secondaryText: { text: area },
          toPlace: () => new Place({ id }),
        },
      })),
    };
  },
};
