import { useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useNearPlace } from '../../near/near-place.ts';
import { usePosition } from '../../near/use-position.ts';
import { useSession } from '../../session/session-store.tsx';
import type { StartPoint, StoresView } from '../store-view.ts';
import type { useFinder } from './use-finder.ts';

type Finder = Pick<ReturnType<typeof useFinder>, 'change' | 'preferUnit'>;

/**
 * Where the search starts: a typed place, the visitor's position, the place that was named elsewhere on the site, or what
 * an earlier visit left in the session.
 */
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

  const { place, keep } = useNearPlace();
  const isStarted = useRef(view.start !== null);
  useEffect(() => {
    if (isStarted.current || !place) return;
    isStarted.current = true;
    const { name, lat, lng } = place;
    setText(name ?? '');
    void change({ start: { position: { lat, lng }, name } });
  }, [place, change]);

  const start = useCallback(
    (next: StartPoint | null) => {
      isStarted.current = true;
      setNote('');
      if (next) keep({ name: next.name, ...next.position });
      void change({ start: next });
    },
    [change, keep],
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
