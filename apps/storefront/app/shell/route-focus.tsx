import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the keyboard and the screen reader start at the new page's content, not where a link was. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    if (!window.location.hash) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
