import { useCallback, useEffect, useRef, useState } from 'react';

/** The strip of pictures: which one is shown, and the ways to move it. */
export function useStrip(isOpen: boolean, start: number, count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);

  const goTo = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const item = strip.current?.children[index];
    item?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    setAt(start);
    const frame = requestAnimationFrame(() => goTo(start));
    return () => cancelAnimationFrame(frame);
  }, [isOpen, start, goTo]);

  function go(by: number) {
    const next = Math.min(Math.max(at + by, 0), count - 1);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    goTo(next, isStill ? 'auto' : 'smooth');
    setAt(next);
  }

  // On the document: right after opening, focus is on the window itself and not on anything in it.
  useEffect(() => {
    if (!isOpen) return;
    const key = (event: KeyboardEvent) => {
      const rtl = document.documentElement.dir === 'rtl';
      const by = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
      if (by === undefined || event.target instanceof HTMLVideoElement) return;
      event.preventDefault();
      go(by);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  });

  /** After a swipe: the picture in the middle is the current one. */
  function follow() {
    const list = strip.current;
    if (list) setAt(Math.round(Math.abs(list.scrollLeft) / Math.max(list.clientWidth, 1)));
  }

  return { strip, at, go, follow };
}
