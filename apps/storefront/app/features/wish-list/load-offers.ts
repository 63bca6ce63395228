import { callServer } from '../../http/call-server.ts';
import type { EntryView } from './entry-view.ts';

/** Null: they could not be loaded. The keys are sorted, so that the same ones share a copy at the edge. */
export async function loadOffers(segment: string, keys: readonly string[]): Promise<EntryView[] | null> {
  if (keys.length === 0) return [];
  const entries = encodeURIComponent(keys.toSorted().join(','));
  const reply = await callServer<EntryView[]>(`/${segment}/wish-list/offers?entries=${entries}`, {
    method: 'GET',
  });
  if (!reply.ok) return null;
  const byKey = new Map(reply.data.map((entry) => [entry.key, entry]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
