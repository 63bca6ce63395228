import { useCallback, useEffect, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useSession } from '../../session/session-store.tsx';
import type { StartPoint, StoresView } from '../store-view.ts';
import type { useFinder } from './use-finder.ts';
import { usePosition } from './use-position.ts';

type Finder = Pick<ReturnType<typeof useFinder>, 'change' | 'preferUnit'>;

/** Where the search starts: a typed place, the visitor's position, or what an earlier visit left in the session. */
export function useStartPoint(view: StoresView, { change, preferUnit }: Finder) {
  const t = useT();
  const [text, setText] = useState(view.start?.name ?? '');
  const [note, setNote] = useState('');

  const { stores: remembered } = useSession();
  useEffect(() => {
    if (view.start) return;
    if (remembered.unit) preferUnit(remembered.unit);
    if (remembered.place) setText((typed) => typed || (remembered.place ?? ''));
  }, [remembered.unit, remembered.place, view.start, preferUnit]);

  const start = useCallback(
    (next: StartPoint | null) => {
      setNote('');
      void change({ start: next });
    },
    [change],
  );
  const position = usePosition(
    (here) => {
      setText('');
      start({ position: here, name: null });
    },
    () => {
      setText('');
      start(null);
      setNote(t('stores.notLocated'));
    },
  );
  return { text, setText, note, start, position };
}
