import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Soon at first, then ever more seldom; after some four minutes a mail is the better way to hear of it. */
const WAITS_MS = [
  2000, 2000, 2000, 2500, 2500, 3000, 3000, 4000, 6000, 8000, 12_000, 16_000, 24_000, 32_000, 48_000, 64_000,
];

/** Asks our server again and again how a payment stands, until it is settled or it took too long. */
export function useSettling(isPending: boolean) {
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(0);
  const ask = useRef(revalidate);
  useEffect(() => {
    ask.current = revalidate;
  });
  const wait = isPending ? WAITS_MS[round] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two rounds may wait as long as each other
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(async () => {
      // A page nobody looks at asks nothing; it goes on when it is looked at again.
      if (document.visibilityState === 'visible') await ask.current();
      setRound((count) => count + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, round]);
  const again = useCallback(() => {
    setRound(0);
    void ask.current();
  }, []);
  return { hasGivenUp: isPending && round >= WAITS_MS.length, again };
}
