import { z } from 'zod';
import { typedSearch } from '../typed-text.contract.ts';

export const Town = z.object({
  /** Good for telling two suggestions apart, nothing else. */
  id: z.string(),
  /** In the asked language where we know it; "61122 Pesaro" when a dealer's postcode was typed. */
  name: z.string(),
  region: z.string().nullable(),
  /** In the asked language. */
  country: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }),
});
export type Town = z.infer<typeof Town>;

export const TownLabel = z.object({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
});
export type TownLabel = z.infer<typeof TownLabel>;

export const suggestTowns = {
  method: 'GET',
  path: '/api/front/towns',
  summary:
    "Towns that begin like what was typed, or nearly, those of the site's country first; postcodes of dealers too",
  query: z.object({ q: typedSearch().trim().min(1).max(80) }),
  response: z.object({ data: z.array(Town) }),
} as const;

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

export const listTownsInBox = {
  method: 'GET',
  path: '/api/front/towns/box',
  summary: 'The largest towns between two meridians and two parallels, for the names on a map',
  query: z.object({
    west: degrees(180),
    south: degrees(90),
    east: degrees(180),
    north: degrees(90),
    most: z.coerce.number().int().min(1).max(60).default(40),
  }),
  response: z.object({ data: z.array(TownLabel) }),
} as const;
