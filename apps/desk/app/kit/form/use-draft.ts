import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMe } from '../session/use-me.ts';
import type { Merge, Values } from './draft.rules.ts';
import { type DraftState, DraftStore, type DraftSubject } from './draft-store.ts';

/**
 * The text of a form that is kept while it is typed. `saved` is the server's state when the form is opened; later pushes
 * never reload what is typed.
 */
export function useDraft(
  subject: DraftSubject,
  saved: { values: Values; revision: string },
  merge?: Merge,
): { readonly store: DraftStore; readonly state: DraftState; readonly isReady: boolean } {
  const { id } = useMe();
  const [store] = useState(() => new DraftStore(subject, id, saved, merge));
  const state = useSyncExternalStore(store.subscribe, store.read);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const begin = () => setReady(true);
    // Without a connection the mirror was taken up all the same.
    store.restore().then(begin, begin);
    const flush = () => void store.flush();
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [store]);
  return { store, state, isReady };
}
