import { z } from 'zod';
import { APP_STATE_COOKIE, cookie } from '../../request/cookies.server.ts';
import type { Visit } from '../../request/visit.server.ts';

/** All that is remembered between visits: never anything personal, and under 1 KB (H-15). */
const AppState = z.object({
  country: z.string().max(6).optional(),
  locale: z.string().max(2).optional(),
  distanceUnit: z.enum(['km', 'ml']).optional(),
  // The name of a town. With a digit in it, it may be a street address.
  lastStoreSearch: z
    .string()
    .max(60)
    .regex(/^[^\p{N}\p{C}]+$/u)
    .optional(),
  dismissed: z.array(z.string().max(40)).max(8).optional(),
});
export type AppState = z.infer<typeof AppState>;

const YEAR_SECONDS = 365 * 86_400;
const MAX_BYTES = 1000;

/** What the cookie holds, if it is sound. */
export function readAppState(visit: Visit): AppState {
  const kept = AppState.safeParse(parse(visit.cookies.get(APP_STATE_COOKIE)));
  return kept.success ? kept.data : {};
}

/** Keeps the state with what has changed, and with the country and language of this visit. */
export function rememberAppState(visit: Visit, change: AppState = {}): void {
  const state = { ...readAppState(visit), ...soundPartOf(change), ...visit.segment };
  const { lastStoreSearch: _, dismissed: __, ...least } = state;
  const text = [state, least].map((one) => JSON.stringify(one)).find(isSmall);
  if (text) visit.setCookies.push(cookie(APP_STATE_COOKIE, text, { path: '/', maxAge: YEAR_SECONDS }));
}

const isSmall = (text: string) => encodeURIComponent(text).length <= MAX_BYTES;

/** Each value by itself: one that cannot be kept leaves the others. */
function soundPartOf(change: AppState): AppState {
  const entries = Object.entries(change).filter(
    ([name, value]) => value !== undefined && AppState.safeParse({ [name]: value }).success,
  );
  return Object.fromEntries(entries);
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
