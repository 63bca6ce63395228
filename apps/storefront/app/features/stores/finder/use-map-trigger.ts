import { type RefObject, useEffect, useState } from 'react';

// A screen reader presses without a pointer and without a key.
const TOUCHES = ['scroll', 'pointerdown', 'keydown', 'click'] as const;
const VISIBLE_SHARE = 0.75;
const PHONE = '(max-width: 767.98px)';

/**
 * The map is loaded with the first touch of whatever kind, on larger screens also when most of its place is in view. On a
 * phone its place is in the first view, and the map costs more than all the rest of the page: there it waits for a touch.
 */
export function useMapTrigger(place: RefObject<HTMLElement | null>): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (isAwake || !place.current) return;
    const wake = () => setAwake(true);
    if (window.scrollY > 0) return wake();
    const seen = new IntersectionObserver(
      (all) => all.some(({ isIntersecting }) => isIntersecting) && wake(),
      {
        threshold: VISIBLE_SHARE,
      },
    );
    if (!window.matchMedia(PHONE).matches) seen.observe(place.current);
    for (const touch of TOUCHES) window.addEventListener(touch, wake, { passive: true });
    return () => {
      seen.disconnect();
      for (const touch of TOUCHES) window.removeEventListener(touch, wake);
    };
  }, [isAwake, place]);
  return isAwake;
}
