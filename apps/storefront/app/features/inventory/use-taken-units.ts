import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHasBeenVisible } from './use-has-been-visible.ts';

const SUFFIX = 12;
const NONE: ReadonlySet<string> = new Set();

/**
 * Which units of a list are no longer available. Asked while the list is on the screen, first after some seconds: a page
 * view alone asks for nothing. When asking fails, the list stays as it is and the pauses become longer.
 */
export function useTakenUnits(
  list: RefObject<Element | null>,
  address: string,
  onOtherList: () => void,
): (uuid: string) => boolean {
  const [taken, setTaken] = useState(NONE);
  const hasBeenVisible = useHasBeenVisible(list, '0px');
  const latest = useRef(onOtherList);
  useEffect(() => {
    latest.current = onOtherList;
  });
  useEffect(() => {
    if (!hasBeenVisible || !list.current) return;
    const element = list.current;
    const leaving = new AbortController();
    let count: number | null = null;
    // Without the module the list stays as it is.
    void import('./poll-taken.ts').then(({ pollTaken }) => {
      pollTaken(element, address, leaving.signal, (state) => {
        setTaken((known) => (isSame(known, state.taken) ? known : new Set(state.taken)));
        if (count !== null && count !== state.units) latest.current();
        count = state.units;
      });
    }, ignore);
    return () => leaving.abort();
  }, [list, address, hasBeenVisible]);
  return (uuid) => taken.has(uuid.slice(-SUFFIX));
}

const ignore = () => undefined;
const isSame = (known: ReadonlySet<string>, next: readonly string[]) =>
  known.size === next.length && next.every((unit) => known.has(unit));
