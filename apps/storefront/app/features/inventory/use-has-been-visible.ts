import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been on the screen, or so near to it. */
export function useHasBeenVisible(element: RefObject<Element | null>, rootMargin: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen, rootMargin]);
  return isSeen;
}
