import { useEffect, useRef } from 'react';

const MAX_FAILURES = 3;

type Listeners = Readonly<Record<string, (data: never) => void>>;

/**
 * Receives server-sent events from this URL while the page is visible. Without it, or when it fails,
 * nothing is shown: callers also poll (H-75). Null: nothing to wait for.
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
      // A browser has six connections per host: a hidden page keeps none of them.
      if (document.visibilityState !== 'visible') return close();
      if (source || failures >= MAX_FAILURES) return;
      source = new EventSource(address);
      for (const name of Object.keys(latest.current))
        source.addEventListener(name, (event) => {
          failures = 0;
          latest.current[name]?.(JSON.parse(event.data as string) as never);
        });
      source.addEventListener('error', () => {
        failures += 1;
        if (failures >= MAX_FAILURES) close();
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
