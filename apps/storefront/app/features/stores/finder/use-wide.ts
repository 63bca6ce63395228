import { useSyncExternalStore } from 'react';

/** H-67: from here on the list stands beside the map. */
const WIDE = '(min-width: 1024px)';

const watch = (tell: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

const isWide = (): boolean => window.matchMedia(WIDE).matches;

/** True on the server. Hydration has the browser's answer, so the first render must keep the server's markup either way. */
export const useWide = (): boolean =>
  useSyncExternalStore(watch, isWide, () => import.meta.env.SSR || isWide());
