import { useEffect, useState } from 'react';

/** From here on the hero's own name, price and button are out of sight. */
const APPEARS_AT_PX = 500;

const loadSubNav = () => import('./sub-nav.tsx');
type SubNav = Awaited<ReturnType<typeof loadSubNav>>['default'];

/** The bar at the top, once the page is scrolled; its script is loaded then. Without the script there is no bar. */
export function useSubNav(): SubNav | null {
  const [isPast, setPast] = useState(false);
  const [loaded, setLoaded] = useState<{ SubNav: SubNav } | null>(null);
  useEffect(() => {
    const look = () => setPast(window.scrollY >= APPEARS_AT_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    if (!isPast || loaded) return;
    loadSubNav().then(
      (bar) => setLoaded({ SubNav: bar.default }),
      (error) => console.warn('the bar of the product could not be loaded', error),
    );
  }, [isPast, loaded]);
  return isPast && loaded ? loaded.SubNav : null;
}
