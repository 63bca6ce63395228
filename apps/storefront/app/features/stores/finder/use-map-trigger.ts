import { type RefObject, useEffect, useState } from 'react';

const TOUCHES = ['scroll', 'pointerdown', 'keydown'] as const;
const VISIBLE_SHARE = 0.75;

/**
 * On a phone a map costs more than all the rest of its page. It comes with the first touch of whatever kind, or when
 * most of its place is in view, as on every larger screen.
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
    seen.observe(place.current);
    for (const touch of TOUCHES) window.addEventListener(touch, wake, { passive: true });
    return () => {
      seen.disconnect();
      for (const touch of TOUCHES) window.removeEventListener(touch, wake);
    };
  }, [isAwake, place]);
  return isAwake;
}
