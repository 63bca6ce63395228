import { z } from 'zod';
import { typedSearch } from '../typed-text.contract.ts';

// Suggestions follow the typed text; the session groups them for the provider's billing.
const Session = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,36}$/)
  .describe("One person's search, from the first letter to the choice");

export const Suggestion = z.object({
  id: z.string(),
  /** "Via Mazzolari 18" */
  main: z.string(),
  /** "Pesaro, Italia" */
  detail: z.string(),
});

export const Place = z.object({
  street_number: z.string(),
  route: z.string(),
  /** With its suffix, where it has one. */
  postal_code: z.string(),
  city: z.string(),
  /** Names of the first-level area, then of those below it: countries differ in which one they write. */
  areas: z.array(z.string()),
});

export type Suggestion = z.infer<typeof Suggestion>;
export type Place = z.infer<typeof Place>;

export const suggestPlaces = {
  method: 'GET',
  path: '/api/front/places',
  summary:
    "Street addresses in the site's country that begin like what was typed; none when maps do not answer",
  query: z.object({ q: typedSearch().trim().min(3).max(120), session: Session }),
  response: z.object({ data: z.array(Suggestion) }),
} as const;

export const showPlace = {
  method: 'GET',
  path: '/api/front/places/:id',
  summary: 'The parts of a suggested address',
  params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,180}$/) }),
  query: z.object({ session: Session }),
  response: z.object({ data: Place }),
} as const;
