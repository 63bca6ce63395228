import { useRef } from 'react';

/** Returns the focus to the button that opened the window. */
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
