import { useEffect, useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { usePage } from '../../page/page-context.ts';
import type { EntryView } from './entry-view.ts';
import { useWishList } from './use-wish-list.ts';
import { changeEntry } from './wish-list-store.ts';

export type ShownEntry = { entry: EntryView; isRemoved: boolean };

/**
 * What the page shows: the customer's entries came with it, a guest's are loaded once the browser's list is known, and
 * what a guest kept before signing in as soon as it has joined the account. A removed entry keeps its place, for undo.
 */
export function useEntries(brought: EntryView[] | null) {
  const { segment } = usePage();
  const { keys, isReady, tell } = useWishList();
  const [entries, setEntries] = useState(brought ?? []);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>(brought ? 'shown' : 'loading');
  const missing = (keys ?? []).filter((key) => !entries.some((entry) => entry.key === key)).join(',');

  const isKnown = isReady && keys !== null;

  useEffect(() => {
    if (!segment || !isKnown || status === 'failed') return undefined;
    if (missing === '') {
      setStatus('shown');
      return undefined;
    }
    let isHere = true;
    void loadOffers(segment, missing.split(',')).then((found) => {
      if (!isHere) return;
      if (found) setEntries((before) => [...found, ...before]);
      setStatus(found ? 'shown' : 'failed');
    });
    return () => {
      isHere = false;
    };
  }, [segment, isKnown, missing, status]);

  async function change(key: string, intent: 'add' | 'remove') {
    const isRemoving = intent === 'remove';
    setRemoved((before) => (isRemoving ? [...before, key] : before.filter((one) => one !== key)));
    const result = await changeEntry(key, intent);
    if (result === 'done') return;
    setRemoved((before) => (isRemoving ? before.filter((one) => one !== key) : [...before, key]));
    tell(result);
  }

  const isOnList = (key: string) => keys === null || keys.includes(key) || removed.includes(key);
  const shown: ShownEntry[] = entries
    .filter(({ key }) => isOnList(key))
    .map((entry) => ({ entry, isRemoved: removed.includes(entry.key) }));
  return {
    shown,
    status,
    change,
    retry: () => setStatus('loading'),
  };
}

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
