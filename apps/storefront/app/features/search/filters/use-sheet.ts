import { type RefObject, useEffect, useRef } from 'react';

// From here on the filters stand beside the results.
const WIDE = '(min-width: 768px)';

/**
 * Lets a part of the page be a window over it: everything else is inert, Escape or a press beside it closes it, and the
 * focus goes in and comes back. The part stays where it is in the page, so that its form keeps what was typed.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const onClose = useRef(close);
  useEffect(() => {
    onClose.current = close;
  });
  useEffect(() => {
    const element = sheet.current;
    if (!isOpen || !element) return;
    const before = document.activeElement;
    const others = outsideOf(element).filter((other) => !other.inert);
    for (const other of others) other.inert = true;
    document.body.style.overflow = 'hidden';
    element.focus();

    const key = (event: KeyboardEvent) => event.key === 'Escape' && onClose.current();
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) onClose.current();
    };
    const wide = window.matchMedia(WIDE);
    const widened = () => onClose.current();
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', press);
    wide.addEventListener('change', widened);
    return () => {
      for (const other of others) other.inert = false;
      document.body.style.overflow = '';
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', press);
      wide.removeEventListener('change', widened);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen, sheet]);
}

/** All that is beside the element or beside something it is in. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (
        sibling !== inner &&
        sibling instanceof HTMLElement &&
        !/^(SCRIPT|STYLE|LINK)$/.test(sibling.tagName)
      )
        found.push(sibling);
    }
  }
  return found;
}
