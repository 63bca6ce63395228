import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const watch = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE / 2);
  return () => clearInterval(timer);
};
const minute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The present minute; null on the server, whose answer is cached. */
export const useNow = (): number | null => useSyncExternalStore<number | null>(watch, minute, () => null);
