import { useRef } from 'react';

/** Whoever opened a window by a button stands on it again when the window closes. */
export function useReturnFocus() {
  const from = useRef<HTMLElement | null>(null);
  return {
    remember() {
      if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
        from.current = document.activeElement;
    },
    giveBack() {
      const target = from.current;
      from.current = null;
      requestAnimationFrame(() => target?.isConnected && target.focus({ preventScroll: true }));
    },
  };
}
