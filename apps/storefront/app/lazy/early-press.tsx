import { useLayoutEffect } from 'react';

/** Presses the button that was pressed before the page came alive (see `defer-scripts`). */
export function EarlyPress() {
  // With the commit itself, so that no press falls between the page being alive and its saying so.
  useLayoutEffect(() => {
    window.__alive = true;
    window.__pressed?.click();
    delete window.__pressed;
  }, []);
  return null;
}
