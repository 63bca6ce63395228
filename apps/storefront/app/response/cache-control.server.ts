import type { Visit } from '../request/visit.server.ts';

const FRESH_SECONDS = 300;
const DAY = 86_400;

/**
 * How long the edge keeps a public page: fresh for five minutes, then served stale for a day while a new one is made; a
 * week when we are down. Where something on it changes by its schedule before that, it is not kept past that instant.
 */
export function publicCacheControl(
  visit: Pick<Visit, 'moment' | 'upcoming'>,
  tags: string,
  nowMs = performance.now(),
): string {
  const left = secondsLeft(visit, new Set(tags.split(' ')), nowMs);
  const fresh = Math.min(FRESH_SECONDS, left);
  const stale = Math.min(DAY, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${7 * DAY}`;
}

/** Whole seconds until the next scheduled change of a page with these tags. */
function secondsLeft(
  { moment, upcoming }: Pick<Visit, 'moment' | 'upcoming'>,
  tags: ReadonlySet<string>,
  nowMs: number,
): number {
  if (!moment) return Number.POSITIVE_INFINITY;
  const changes = upcoming.filter(({ tag }) => tags.has(tag)).map(({ at }) => Date.parse(at));
  if (changes.length === 0) return Number.POSITIVE_INFINITY;
  const elapsed = nowMs - moment.readAtMs;
  return Math.max(0, Math.floor((Math.min(...changes) - Date.parse(moment.at) - elapsed) / 1000));
}
