import { useEffect, useRef, useState } from 'react';

export const LOADING_DELAY_MS = 200;
export const LOADING_KEEP_MS = 200;

export interface DelayOptions {
  /** Nothing is shown before this: fast answers never flicker. */
  delayMs?: number | undefined;
  /** Once shown it stays at least this long, for the same reason. */
  keepMs?: number | undefined;
}

/** Turns "is busy" into "show that it is busy". */
export function useDelayed(isBusy: boolean, options: DelayOptions = {}): boolean {
  const { delayMs = LOADING_DELAY_MS, keepMs = LOADING_KEEP_MS } = options;
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (isBusy === isShown) return;
    const wait = isBusy ? delayMs : keepMs - (Date.now() - shownAt.current);
    const timer = setTimeout(
      () => {
        if (isBusy) shownAt.current = Date.now();
        setShown(isBusy);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [isBusy, isShown, delayMs, keepMs]);

  return isShown;
}
