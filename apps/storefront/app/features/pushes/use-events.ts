import { useEffect, useRef } from 'react';

const MOST_FAILURES = 3;

type Listeners = Readonly<Record<string, (data: never) => void>>;

/**
 * Hears what the server has to say at this address while somebody looks at the page. Without it, or when it fails,
 * nothing is said: whoever uses it also asks now and then (H-75). Null: nothing to wait for.
 */
export function useEvents(address: string | null, listeners: Listeners) {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (!address || typeof EventSource === 'undefined') return;
    let source: EventSource | null = null;
    let failures = 0;
    const close = () => {
      source?.close();
      source = null;
    };
    const open = () => {
      // A browser has six lines to a host: a page nobody looks at keeps none of them.
      if (document.visibilityState !== 'visible') return close();
      if (source || failures >= MOST_FAILURES) return;
      source = new EventSource(address);
      for (const name of Object.keys(latest.current))
        source.addEventListener(name, (event) => {
          failures = 0;
          latest.current[name]?.(JSON.parse(event.data as string) as never);
        });
      source.addEventListener('error', () => {
        failures += 1;
        if (failures >= MOST_FAILURES) close();
      });
    };
    open();
    document.addEventListener('visibilitychange', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      close();
    };
  }, [address]);
}
