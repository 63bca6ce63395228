import { useSyncExternalStore } from 'react';

/** H-67: from here on the list stands beside the map. */
const WIDE = '(min-width: 1024px)';

const watch = (tell: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
