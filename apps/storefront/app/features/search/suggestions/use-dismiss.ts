import { type RefObject, useEffect } from 'react';

/** Closes the panel on a press outside it, on Escape, and when the focus leaves it. */
export function useDismiss(panel: RefObject<HTMLElement | null>, onClose: (returnFocus: boolean) => void) {
  useEffect(() => {
    const press = (event: Event) => {
      const path = event.composedPath();
      const isTrigger = path.some((node) => node instanceof Element && node.matches('.shell-nav__search'));
      if (panel.current && !path.includes(panel.current) && !isTrigger) onClose(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose(true);
    };
    const leave = (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (to instanceof Node && !panel.current?.contains(to)) onClose(false);
    };
    const element = panel.current;
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', key);
    element?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('keydown', key);
      element?.removeEventListener('focusout', leave);
    };
  }, [panel, onClose]);
}
