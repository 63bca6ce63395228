import { useEffect } from 'react';

/** Presses the button that was pressed before the page came alive (see `late-scripts`). */
export function EarlyPress() {
  useEffect(() => {
    window.__alive = true;
    window.__pressed?.click();
    delete window.__pressed;
  }, []);
  return null;
}
