import { createContext, use } from 'react';

/** The page's language as a BCP 47 tag (`km`, not the URL's `kh`). The root sets it; lists, sliders and tabs read it. */
export const PageLocale = createContext<string | null>(null);

export function usePageLocale(): string {
  return use(PageLocale) ?? (typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en');
}

/** Writes a count, or the figures of a text, in the digits of the page's language. */
type WriteDigits = (value: number | string) => string;

export const DigitsContext = createContext<WriteDigits>(String);

export const useDigits = (): WriteDigits => use(DigitsContext);
