import type { PictureSource } from '@paddock/ui/picture';
import { useEffect, useState } from 'react';

export type Suggested = {
  kind: 'product' | 'category';
  name: string;
  detail: string | null;
  /** Below the country segment. */
  to: string;
  picture: PictureSource | null;
};

// Debounced: fast typing sends one request.
const DEBOUNCE_MS = 150;
const MAX_LENGTH = 60;

/** The same words in the same letters, so that the edge answers for all who type them. */
export function suggestionWords(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).trim();
}

type Answer = { q: string; found: Suggested[] };

/** Suggestions for what is typed; those of the last words stay until there are new ones. */
export function useSuggestions(text: string, address: string): { found: Suggested[]; isSettled: boolean } {
  const q = suggestionWords(text);
  const [answer, setAnswer] = useState<Answer>({ q: '', found: [] });
  useEffect(() => {
    if (q === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(`${address}?q=${encodeURIComponent(q)}`, { signal: stop.signal })
        .then((response) => (response.ok ? (response.json() as Promise<Suggested[]>) : []))
        .then((found) => setAnswer({ q, found }))
        // Aborted, or no line: the words can still be sent as they are.
        .catch(() => {});
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, address]);
  if (q === '') return { found: [], isSettled: true };
  return { found: answer.found, isSettled: answer.q === q };
}
