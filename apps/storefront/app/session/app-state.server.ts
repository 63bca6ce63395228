import { z } from 'zod';
import { APP_STATE_COOKIE } from '../cookies.server.ts';
import type { Visit } from '../visit.server.ts';

/** All that is remembered between visits: never anything personal, and small (H-15). */
const AppState = z.object({
  country: z.string().max(6).optional(),
  locale: z.string().max(2).optional(),
  distanceUnit: z.enum(['km', 'ml']).optional(),
  lastStoreSearch: z.string().max(120).optional(),
  dismissed: z.array(z.string().max(40)).max(8).optional(),
});

/** The state to keep: what the cookie held, if it was sound, with the country and language of this visit. */
export function appStateAfter(visit: Visit): string {
  const kept = AppState.safeParse(parse(visit.cookies.get(APP_STATE_COOKIE)));
  return JSON.stringify({ ...(kept.success ? kept.data : {}), ...visit.segment });
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
