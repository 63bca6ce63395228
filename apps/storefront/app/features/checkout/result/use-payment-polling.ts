import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useEvents } from '../../event-stream/use-events.ts';

/** Soon at first, then ever more seldom; after some four minutes a mail is the better way to hear of it. */
const WAITS_MS = [
  2000, 2000, 2000, 2500, 2500, 3000, 3000, 4000, 6000, 8000, 12_000, 16_000, 24_000, 32_000, 48_000, 64_000,
];

/** Hears how a payment stands, and asks again and again in case it hears nothing, until it is settled or took too long. */
export function usePaymentPolling(isPending: boolean, events: string) {
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(0);
  const ask = useRef(revalidate);
  useEffect(() => {
    ask.current = revalidate;
  });
  useEvents(isPending ? events : null, {
    order: ({ status }: { status: string }) => {
      if (status !== 'processing') void ask.current();
    },
  });
  const wait = isPending ? WAITS_MS[round] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: two rounds may wait as long as each other
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(async () => {
      // A hidden page does not poll; it continues when it is visible again.
      if (document.visibilityState === 'visible') await ask.current();
      setRound((count) => count + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, round]);
  const again = useCallback(() => {
    setRound(0);
    void ask.current();
  }, []);
  return { hasTimedOut: isPending && round >= WAITS_MS.length, again };
}
