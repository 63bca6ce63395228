import { createCounter } from '../platform/metrics.server.ts';
import { segmentOf } from '../routing/country-segment.ts';
import type { Visit } from './visit.server.ts';

interface Kept {
  readonly revision: string;
  readonly value: Promise<unknown>;
}

const KEPT = new Map<string, Kept>();

const lookups = createCounter(
  'frame_cache_lookups_total',
  'Parts of the frame (menus, list of sites) that were kept for this revision (hit) or loaded (miss)',
  ['part', 'outcome'],
);

/**
 * What is the same on every page of a site in a language, kept for the revision that the api named with this page's
 * site: after a change the next page has another revision, so nothing stale is ever shown. Null (could not be loaded) is
 * not kept, and a page that waited for another one's failed call makes its own.
 */
export async function keepForRevision<T>(
  { segment, revision, preview }: Pick<Visit, 'segment' | 'revision'> & Partial<Pick<Visit, 'preview'>>,
  part: string,
  load: () => Promise<T | null>,
): Promise<T | null> {
  // A preview is of another moment than the revision.
  if (!segment || revision === null || preview) return load();
  const key = `${part} ${segmentOf(segment)}`;
  const known = KEPT.get(key);
  if (known?.revision === revision) {
    const value = (await known.value.catch(() => null)) as T | null;
    if (value !== null) {
      lookups.inc({ part, outcome: 'hit' });
      return value;
    }
  }
  lookups.inc({ part, outcome: 'miss' });
  const entry: Kept = { revision, value: load() };
  KEPT.set(key, entry);
  const forget = () => void (KEPT.get(key) === entry && KEPT.delete(key));
  entry.value.then((value) => value ?? forget(), forget);
  return entry.value as Promise<T | null>;
}
