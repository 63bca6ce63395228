import { useEffect, useRef, useState } from 'react';

const SECOND = 1000;
/** Renewed on a shopper's move, but not by each: what was taken less than two minutes ago is good. */
const FRESH_SECONDS = 13 * 60;

/** `until` tells one holding from the next, also when both are for as long. */
export type ServerHold = { secondsLeft: number; until: string | null };
export type Hold = { secondsLeft: number; isOver: boolean };

/**
 * Counts down from the server's remaining time, independent of the device clock. `renew` is called on a key or touch
 * when some of the time has passed.
 */
export function useHold(hold: ServerHold, renew: (() => void) | null): Hold {
  const { secondsLeft, until } = hold;
  const [left, setLeft] = useState(secondsLeft);
  const leftNow = useRef(secondsLeft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewal of the same length restarts the count
  useEffect(() => {
    const endsAt = performance.now() + secondsLeft * SECOND;
    const tick = () => {
      leftNow.current = Math.max(0, Math.round((endsAt - performance.now()) / SECOND));
      setLeft(leftNow.current);
    };
    tick();
    const timer = setInterval(tick, SECOND);
    // Phones stop the timers of a hidden page.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [secondsLeft, until]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one renewal per hold
  useEffect(() => {
    if (!renew) return;
    let isRenewing = false;
    const moved = () => {
      if (isRenewing || leftNow.current === 0 || leftNow.current > FRESH_SECONDS) return;
      isRenewing = true;
      renew();
    };
    for (const kind of ['pointerdown', 'keydown'] as const) document.addEventListener(kind, moved);
    return () => {
      for (const kind of ['pointerdown', 'keydown'] as const) document.removeEventListener(kind, moved);
    };
  }, [renew, until]);

  return { secondsLeft: left, isOver: left === 0 };
}

/** "14:32", or "71:59:10" beyond an hour. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
