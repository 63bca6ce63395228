import type { Place, Suggestion } from '@paddock/server/contracts/places';
import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;
const FEWEST = 3;

type Places = {
  suggestions: readonly Suggestion[];
  isLoading: boolean;
  /** Typed by a person; what a choice fills in is not searched for again. */
  search: (text: string) => void;
  choose: (id: string) => Promise<Place | null>;
};

/** Suggestions while a street is typed. Whatever fails, it stays a field to type into (ERRORS-02). */
export function usePlaces(route: string): Places {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [wanted, setWanted] = useState('');
  const [isLoading, setLoading] = useState(false);
  // The maps count a search and its choice as one.
  const session = useRef(crypto.randomUUID());

  useEffect(() => {
    const text = wanted.trim();
    if (text.length < FEWEST) {
      setSuggestions([]);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: text.slice(0, 120), session: session.current });
      const found = await ask<Suggestion[]>(`${route}?${query}`, leaving.signal);
      if (leaving.signal.aborted) return;
      setSuggestions(found ?? []);
      setLoading(false);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted, route]);

  const search = useCallback((text: string) => {
    setWanted(text);
    // At once, with the letter itself: a list that is to open has to know that there may be something to show.
    setLoading(text.trim().length >= FEWEST);
  }, []);

  const choose = useCallback(
    async (id: string) => {
      setWanted('');
      setLoading(false);
      setSuggestions([]);
      const query = new URLSearchParams({ session: session.current });
      session.current = crypto.randomUUID();
      return ask<Place>(`${route}/${encodeURIComponent(id)}?${query}`);
    },
    [route],
  );
  return { suggestions, isLoading, search, choose };
}

async function ask<T>(url: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
    return response.ok ? ((await response.json()) as { data: T }).data : null;
  } catch (error) {
    if (!signal?.aborted) console.warn('no suggestions for addresses', error);
    return null;
  }
}
