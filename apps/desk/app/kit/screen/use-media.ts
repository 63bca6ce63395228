import { useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 767px)';

/** Below this width the panel is a drawer. */
export const NARROW = '(max-width: 1199px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
