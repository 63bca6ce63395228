import { showToast } from '@paddock/ui/toast-queue';
import {
  type ComponentType,
  type MouseEvent,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useT } from '../i18n/use-t.ts';

const NEAR = '600px';
const never = () => () => {};

/** A part of a page whose code comes when it is needed; to the server it is always there. */
export interface LaterPart<P> {
  /** Null: not here yet. */
  here: ComponentType<P> | null;
  readonly come: () => Promise<ComponentType<P>>;
}

export async function later<P extends object>(load: () => Promise<ComponentType<P>>): Promise<LaterPart<P>> {
  let coming: Promise<ComponentType<P>> | null = null;
  const part: LaterPart<P> = {
    here: import.meta.env.SSR ? await load() : null,
    come() {
      coming ??= load().then(
        (here) => {
          part.here = here;
          return here;
        },
        (error) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
  return part;
}

/**
 * A part far down a page. The server draws it with the page; in the browser it is a closed box to React, and its code is
 * not loaded, until it comes near the viewport. A press before that is repeated after hydration. On a page
 * that is made in the browser it is a part like any other.
 */
export function Later<P extends object>({ part, of }: { part: LaterPart<P>; of: P }) {
  const { box, isClosed, open, press } = useClosedBox(part.come);
  if (import.meta.env.SSR || !isClosed)
    return (
      <div ref={box}>
        <Here part={part} of={of} />
      </div>
    );
  return (
    <div
      ref={box}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React from touching what the server drew
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
      onFocusCapture={open}
      onClickCapture={press}
    />
  );
}

function Here<P extends object>({ part, of }: { part: LaterPart<P>; of: P }) {
  const Part = part.here ?? use(part.come());
  return <Part {...of} />;
}

function useClosedBox(come: () => Promise<unknown>) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const isDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isClosed, setClosed] = useState(isDrawn);
  const pressed = useRef<number[] | null>(null);
  const focused = useRef<number[] | null>(null);

  const open = useCallback(() => {
    come().then(
      () => {
        if (box.current?.contains(document.activeElement))
          focused.current = wayTo(box.current, document.activeElement);
        setClosed(false);
      },
      (error: unknown) => {
        console.warn('a part of the page could not be loaded', error);
        const control = box.current && follow(box.current, pressed.current);
        pressed.current = null;
        // A link works without code. For other controls a toast says why nothing happens.
        if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
        else if (control) showToast({ text: t('shell.errors.offline'), variant: 'error' });
      },
    );
  }, [come, t]);

  useEffect(() => {
    if (!isClosed || !box.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), {
      rootMargin: NEAR,
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isClosed, open]);

  useLayoutEffect(() => {
    if (isClosed || !box.current) return;
    follow(box.current, focused.current)?.focus({ preventScroll: true });
    follow(box.current, pressed.current)?.click();
    focused.current = null;
    pressed.current = null;
  }, [isClosed]);

  const press = (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button, input, label');
    const isAside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || isAside || !box.current) return;
    // A field keeps what it is set to meanwhile; a link or a button would go its own way.
    if (!control.matches('input, label')) event.preventDefault();
    pressed.current = wayTo(box.current, control);
    open();
  };
  return { box, isClosed, open, press };
}

/** Where an element is in its box. What React draws there later is the same, so it is found again by that. */
function wayTo(box: Element, element: Element | null): number[] {
  const way: number[] = [];
  for (let at = element; at?.parentElement && at !== box; at = at.parentElement) {
    way.unshift([...at.parentElement.children].indexOf(at));
  }
  return way;
}

function follow(box: Element, way: readonly number[] | null): HTMLElement | null {
  if (!way) return null;
  const found = way.reduce<Element | undefined>((at, index) => at?.children[index], box);
  return found instanceof HTMLElement ? found : null;
}
