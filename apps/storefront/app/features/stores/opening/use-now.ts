import { useDeferredValue, useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const watch = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE / 2);
  return () => clearInterval(timer);
};
const minute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The present minute, for what only the browser renders. */
export const useNow = (): number => useSyncExternalStore(watch, minute, minute);

/**
 * The present minute in what the server renders too; null in its answer, which is cached, and while the page is hydrated.
 * Then the rows of a list get it in slices, not in one task.
 */
export const useDeferredNow = (): number | null => useDeferredValue<number | null>(useNow(), null);
