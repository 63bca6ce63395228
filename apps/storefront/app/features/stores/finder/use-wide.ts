import { useSyncExternalStore } from 'react';

/** H-67: from here on the list stands beside the map. */
const WIDE = '(min-width: 1024px)';

const watch = (tell: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

const isWide = (): boolean => window.matchMedia(WIDE).matches;

/** The server renders for wide screens. What differs on others must bear it: hydration already has the browser's answer. */
export const useWide = (): boolean =>
  useSyncExternalStore(watch, isWide, () => import.meta.env.SSR || isWide());
