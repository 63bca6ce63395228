import { z } from 'zod';
import type { Place } from './places.contract.ts';
import type { Maps } from './suggest-places.ts';

// Of the types a prediction can have, those that are an address of a street; at most five may be named.
const STREET_ADDRESSES = ['street_address', 'premise', 'subpremise', 'route'];

const Text = z.object({ text: z.string() });
const Predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: Text,
            structuredFormat: z.object({ mainText: Text, secondaryText: Text.optional() }).optional(),
          })
          .optional(),
      }),
    )
    // Nothing found is an empty object.
    .default([]),
});

const Component = z.object({
  longText: z.string().default(''),
  shortText: z.string().default(''),
  types: z.array(z.string()).default([]),
});
const Details = z.object({ addressComponents: z.array(Component).default([]) });
type Component = z.infer<typeof Component>;

interface Options {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
}

/** Google's Places API (New). */
export function googlePlaces({ url, key, timeoutMs }: Options): Maps {
  const ask = (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { accept: 'application/json', 'x-goog-api-key': key, ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    });

  return {
    async suggest({ text, country, language, session }) {
      const response = await ask('/v1/places:autocomplete', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          input: text,
          includedRegionCodes: [country.toLowerCase()],
          includedPrimaryTypes: STREET_ADDRESSES,
          languageCode: language,
          regionCode: country.toLowerCase(),
          sessionToken: session,
        }),
      });
      if (!response.ok) throw new Error(`maps: ${response.status} to a search`);
      const { suggestions } = Predictions.parse(await response.json());
      return suggestions.flatMap(({ placePrediction: found }) => {
        if (!found) return [];
        const { mainText, secondaryText } = found.structuredFormat ?? { mainText: found.text };
        return [{ id: found.placeId, main: mainText.text, detail: secondaryText?.text ?? '' }];
      });
    },

    async find({ id, country, language, session }) {
      const query = new URLSearchParams({
        languageCode: language,
        regionCode: country.toLowerCase(),
        sessionToken: session,
      });
      const response = await ask(`/v1/places/${encodeURIComponent(id)}?${query}`, {
        headers: { 'x-goog-fieldmask': 'addressComponents' },
      });
      // An unknown or outdated name of a place.
      if (response.status === 404 || response.status === 400) return null;
      if (!response.ok) throw new Error(`maps: ${response.status} for a place`);
      const { addressComponents } = Details.parse(await response.json());
      return isIn(country, addressComponents) ? toPlace(addressComponents) : null;
    },
  };
}

const part = (components: readonly Component[], ...types: string[]) =>
  types.map((type) => components.find((one) => one.types.includes(type))).find((found) => found);

const isIn = (country: string, components: readonly Component[]) =>
  part(components, 'country')?.shortText.toUpperCase() === country;

/** Where streets have no names, as in Japan, a house is the number of its quarter, block and building. */
const blocks = (long: (type: string) => string) =>
  ['sublocality_level_3', 'sublocality_level_4', 'sublocality_level_5', 'premise']
    .map((type) => long(type).replace(/丁目$| ?chome$/i, ''))
    .filter((number) => /^\d/.test(number))
    .join('-');

function toPlace(components: readonly Component[]): Place {
  const long = (...types: string[]) => part(components, ...types)?.longText ?? '';
  const suffix = long('postal_code_suffix');
  const code = long('postal_code');
  const area = (level: number) => {
    const { longText = '', shortText = '' } = part(components, `administrative_area_level_${level}`) ?? {};
    return [longText, shortText];
  };
  return {
    street_number: long('street_number') || blocks(long),
    route: long('route', 'sublocality_level_2', 'sublocality_level_1'),
    postal_code: suffix ? `${code}-${suffix}` : code,
    // Some countries name the town of the post, or a part of a large city, instead.
    city: long('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'),
    areas: [...new Set([...area(1), ...area(2)])].filter((name) => name !== ''),
  };
}
