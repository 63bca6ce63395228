import { showToast } from '@paddock/ui/toast-queue';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../i18n/use-t.ts';
import { useHydrated } from '../page/use-hydrated.ts';

const NEAR = '600px';

/** Calls back when the pointer or key that is held now is released, after the click that comes with it. */
function onRelease(done: () => void) {
  const ends = ['pointerup', 'pointercancel', 'keyup'] as const;
  const release = () => {
    for (const end of ends) window.removeEventListener(end, release, true);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  };
  for (const end of ends) window.addEventListener(end, release, true);
}

/** Calls back when the box is near the viewport. */
function useNear(box: RefObject<HTMLElement | null>, isWatched: boolean, onNear: () => void) {
  useEffect(() => {
    if (!isWatched || !box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: NEAR,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isWatched, onNear]);
}

/**
 * Loads a section when it is near the viewport and needed, focused or pressed; then focus and press are repeated in it.
 * While a pointer or key is down in it, its markup stays: a control that is exchanged before the release gets no click.
 */
export function useDeferredHydration(load: () => Promise<unknown>, isNeeded: boolean) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [isDeferred, setDeferred] = useState(!isHydrated);
  const pressed = useRef<number[] | null>(null);
  const focused = useRef<number[] | null>(null);
  const opened = useRef<number[] | null>(null);
  const held = useRef<Promise<void> | null>(null);

  const hydrate = useCallback(() => {
    load().then(
      async () => {
        await held.current;
        if (box.current?.contains(document.activeElement))
          focused.current = childPath(box.current, document.activeElement);
        const popover = box.current?.querySelector(':popover-open');
        if (box.current && popover) opened.current = childPath(box.current, popover);
        // At once: a popover that opens between this look and the exchange would be lost.
        flushSync(() => setDeferred(false));
      },
      (error: unknown) => {
        console.warn('a section of the page could not be loaded', error);
        const control = box.current && elementAt(box.current, pressed.current);
        pressed.current = null;
        // A link works without code. For other controls a toast says why nothing happens.
        if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
        else if (control) showToast({ text: t('shell.errors.offline'), variant: 'error' });
      },
    );
  }, [load, t]);

  useNear(box, isDeferred && isNeeded, hydrate);

  useLayoutEffect(() => {
    if (isDeferred || !box.current) return;
    elementAt(box.current, focused.current)?.focus({ preventScroll: true });
    elementAt(box.current, opened.current)?.showPopover();
    elementAt(box.current, pressed.current)?.click();
    focused.current = null;
    opened.current = null;
    pressed.current = null;
  }, [isDeferred]);

  const press = (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button, input, label');
    const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || isModified || !box.current) return;
    // The browser opens and closes popovers by itself; an open one is opened again after hydration.
    if (control.hasAttribute('popovertarget')) return;
    // A field keeps its value meanwhile; a link would navigate and a button submit.
    if (!control.matches('input, label')) event.preventDefault();
    pressed.current = childPath(box.current, control);
    hydrate();
  };
  const hold = () => {
    held.current = new Promise(onRelease);
  };
  return { box, isDeferred, hydrate, hold, press };
}

/** The indexes from `box` down to an element. The hydrated section has the same markup, so they lead to it again. */
function childPath(box: Element, element: Element | null): number[] {
  const path: number[] = [];
  for (let at = element; at?.parentElement && at !== box; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

/** The element at a `childPath` of `box`; null if there is none. */
function elementAt(box: Element, path: readonly number[] | null): HTMLElement | null {
  if (!path) return null;
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], box);
  return found instanceof HTMLElement ? found : null;
}
