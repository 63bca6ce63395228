import type { MapAccess, PlaceSearch } from '../map-port.ts';
import { loadGoogle } from './load-google.ts';

type Site = { readonly country: string; readonly language: string };

/** Google's own autocomplete (Places API, new). One search, from the first letter to the choice, is one session. */
export function googlePlaces(access: MapAccess, site: Site): PlaceSearch {
  let session: google.maps.places.AutocompleteSessionToken | undefined;
  const open = async () => {
    await loadGoogle(access, site);
    return google.maps.importLibrary('places');
  };
  return {
    async suggest(text, signal) {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await open();
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        language: site.language,
        region: site.country,
        // The global site searches everywhere.
        ...(site.country.length === 2 && { includedRegionCodes: [site.country] }),
        sessionToken: session,
      });
      signal.throwIfAborted();
      return suggestions.flatMap(({ placePrediction: found }) =>
        found
          ? [
              {
                id: found.placeId,
                name: found.mainText?.text ?? found.text.text,
                detail: found.secondaryText?.text ?? '',
              },
            ]
          : [],
      );
    },
    async place({ id, name }) {
      const { Place } = await open();
      const found = new Place({ id });
      await found.fetchFields({ fields: ['location', 'displayName'] });
      session = undefined;
      return { name: found.displayName ?? name, position: found.location?.toJSON() ?? null };
    },
  };
}
