import { createContext, useContext } from 'react';
import type { Regime } from './consent-regime.ts';

/**
 * What a document is, before any of its data: known to the error page too, and constant while it lives, because a
 * change of country or language always loads a new document.
 */
export type PageContext = {
  /** Two letters, as in the URL. */
  locale: string;
  /** The edition of the locale whose texts the page shows; the locale itself where the site names none. */
  edition: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The country segment of the URL, or null where it names no site. */
  segment: string | null;
  /** Where "home" is for this visitor: this site, else the remembered one, else the root. */
  home: string;
  brand: string;
  origin: string;
  /** The rules for consent on this site; null outside of every site. */
  regime: Regime | null;
  /** The name of the words that the desk has put in the place of those of the release; null: there are none. */
  words: string | null;
  /** Whether errors of this page are reported. */
  reports: 'on' | null;
};

export const PageContextValue = createContext<PageContext | null>(null);

export function usePage(): PageContext {
  const page = useContext(PageContextValue);
  if (!page) throw new Error('usePage outside of the page');
  return page;
}

/** Builds addresses of this site: `path('news')` is `/it-it/news`. */
export function usePath(): (path?: string) => string {
  const { segment, home } = usePage();
  return (path = '') => {
    if (!segment) return home;
    return path === '' ? `/${segment}` : `/${segment}/${path}`;
  };
}

const KEYS = [
  'locale',
  'edition',
  'segment',
  'home',
  'brand',
  'origin',
  'regime',
  'words',
  'reports',
] as const;

/** The server writes the context on <html>; the browser reads it back before it hydrates. */
export function toDataset(page: PageContext): Record<string, string> {
  const told = { ...page, edition: page.edition === page.locale ? null : page.edition };
  return Object.fromEntries(KEYS.flatMap((key) => (told[key] === null ? [] : [[`data-${key}`, told[key]]])));
}

export function fromDocument(root: HTMLElement): PageContext {
  const {
    locale = 'en',
    edition,
    segment,
    home = '/',
    brand = '',
    origin = '',
    regime,
    words,
    reports,
  } = root.dataset;
  return {
    locale,
    edition: edition ?? locale,
    segment: segment ?? null,
    home,
    brand,
    origin,
    regime: (regime as Regime | undefined) ?? null,
    words: words ?? null,
    reports: reports ? 'on' : null,
    lang: root.lang,
    dir: root.dir === 'rtl' ? 'rtl' : 'ltr',
  };
}
