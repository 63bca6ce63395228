import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const Nothing = () => null;
const VisitorServices = lazy<ComponentType>(() =>
  import('./visitor-services.tsx').catch(() => ({ default: Nothing })),
);
const RESTING_MS = 800;

/** Consent and what depends on it come when the page has come to rest, so that they cost the page nothing. */
export function DeferredServices() {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setResting, RESTING_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isResting && (
      <Suspense>
        <VisitorServices />
      </Suspense>
    )
  );
}
