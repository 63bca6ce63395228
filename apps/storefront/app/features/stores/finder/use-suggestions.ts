import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceSearch, PlaceSuggestion } from '../map/map-port.ts';

const PAUSE_MS = 200;
const NONE: readonly PlaceSuggestion[] = [];

type Request = {
  readonly text: string;
  readonly leaving: AbortController;
  readonly answer: Promise<readonly PlaceSuggestion[]>;
};

/** Places for what is typed so far, from whichever map is in use. */
export function useSuggestions(places: PlaceSearch) {
  const [wanted, setWanted] = useState('');
  const [suggestions, setSuggestions] = useState(NONE);
  const [isLoading, setLoading] = useState(false);
  const request = useRef<Request | null>(null);

  // One question at a time: other words end the one before, the same words share its answer.
  const ask = useCallback(
    (text: string) => {
      if (request.current?.text === text) return request.current.answer;
      request.current?.leaving.abort();
      const leaving = new AbortController();
      const answer = places.suggest(text, leaving.signal).catch((error: unknown) => {
        if (!leaving.signal.aborted) {
          console.warn('no places', error);
          request.current = null;
        }
        return NONE;
      });
      request.current = { text, leaving, answer };
      return answer;
    },
    [places],
  );

  useEffect(() => {
    if (wanted === '') {
      setSuggestions(NONE);
      setLoading(false);
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await ask(wanted);
      if (isOver) return;
      setSuggestions(found);
      setLoading(false);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, ask]);

  const search = useCallback((text: string) => {
    setWanted(text.trim());
    // At once: a list that is to open has to know that there may be something to show.
    setLoading(text.trim() !== '');
  }, []);
  /** The best answer to words that were entered without choosing one. */
  const best = useCallback(async (text: string) => (await ask(text.trim()))[0] ?? null, [ask]);
  return { suggestions, isLoading, search, best };
}
