import { useCallback, useState, useSyncExternalStore } from 'react';
import { type Point, roundPoint } from './point.rules.ts';

/** STORES-37. */
const OPTIONS: PositionOptions = { timeout: 70_000, maximumAge: 75_000 };

const never = () => () => {};

/** The visitor's position, on request. It is rounded here, so that no other code ever has it finer than about 1 km. */
export function usePosition(onFound: (position: Point) => void, onDenied: () => void) {
  // Not known before the browser is there; without it the button stays off (STORES-06).
  const canLocate = useSyncExternalStore(
    never,
    () => Boolean(navigator.geolocation),
    () => false,
  );
  const [isLocating, setLocating] = useState(false);
  const locate = useCallback(() => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        onFound(roundPoint({ lat: coords.latitude, lng: coords.longitude }));
      },
      (error) => {
        setLocating(false);
        console.warn('no position', error.message);
        onDenied();
      },
      OPTIONS,
    );
  }, [onFound, onDenied]);
  return { canLocate, isLocating, locate };
}
