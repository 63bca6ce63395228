import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Merge } from '../../../kit/form/draft.rules.ts';
import type { DraftState, DraftStore, DraftSubject } from '../../../kit/form/draft-store.ts';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { type ContentDoc, changesBetween, mergeContent, toDoc, toValues } from '../blocks/content-doc.ts';
import { type ContentCalls, ContentSaver, type SavedContent, type SaverState } from './content-saver.ts';

export interface Content {
  readonly store: DraftStore;
  readonly state: DraftState;
  readonly saver: ContentSaver;
  readonly saving: SaverState;
  readonly isReady: boolean;
}

/** A text that is edited: typed keys are kept at once, complete states saved as the draft that all see. */
export function useContent(
  subject: DraftSubject,
  saved: SavedContent,
  calls: ContentCalls,
  merge: Merge = mergeContent,
): Content {
  const { store, state, isReady } = useDraft(subject, saved, merge);
  const [saver] = useState(() => new ContentSaver(store, calls));
  const saving = useSyncExternalStore(saver.subscribe, saver.read);
  const { values, conflicts } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text counts as typed
  useEffect(() => {
    if (isReady) saver.touch();
  }, [saver, isReady, values, conflicts]);
  useEffect(() => {
    // A restored text that could not be sent is tried again.
    const retry = () => void saver.flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void saver.flush();
    };
  }, [saver]);
  return { store, state, saver, saving, isReady };
}

/** The blocks and fields of one language; `change` gets the text as it is now. */
export function useDoc(
  { store, state }: Content,
  prefix = '',
): { doc: ContentDoc; change(edit: (doc: ContentDoc) => ContentDoc): void } {
  const doc = useMemo(() => toDoc(state.values, prefix), [state.values, prefix]);
  const change = useCallback(
    (edit: (doc: ContentDoc) => ContentDoc) => {
      const now = toDoc(store.state.values, prefix);
      const changes = changesBetween(toValues(now, prefix), toValues(edit(now), prefix));
      if (Object.keys(changes).length > 0) store.write(changes);
    },
    [store, prefix],
  );
  return { doc, change };
}
