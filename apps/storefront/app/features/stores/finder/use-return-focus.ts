import { useCallback, useRef } from 'react';

/** Returns the focus to the button that opened the window. */
export function useReturnFocus() {
  const from = useRef<HTMLElement | null>(null);
  const remember = useCallback(() => {
    if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
      from.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    const target = from.current;
    from.current = null;
    requestAnimationFrame(() => target?.isConnected && target.focus({ preventScroll: true }));
  }, []);
  return { remember, giveBack };
}
