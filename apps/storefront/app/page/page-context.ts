import { createContext, useContext } from 'react';
import type { Regime } from './consent-regime.ts';

/**
 * What a document is, before any of its data: known to the error page too, and constant while it lives, because a
 * change of country or language always loads a new document.
 */
export type PageContext = {
  locale: string;
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
  /** Whether errors of this page are reported. */
  reports: 'on' | null;
};

export const PageContextValue = createContext<PageContext | null>(null);

export function usePage(): PageContext {
  const page = useContext(PageContextValue);
  if (!page) throw new Error('usePage outside of the page');
  return page;
}

const KEYS = ['locale', 'segment', 'home', 'brand', 'origin', 'regime', 'reports'] as const;

/** The server writes the context on <html>; the browser reads it back before it hydrates. */
export function toDataset(page: PageContext): Record<string, string> {
  return Object.fromEntries(KEYS.flatMap((key) => (page[key] === null ? [] : [[`data-${key}`, page[key]]])));
}

export function fromDocument(root: HTMLElement): PageContext {
  const { locale = 'en', segment, home = '/', brand = '', origin = '', regime, reports } = root.dataset;
  return {
    locale,
    segment: segment ?? null,
    home,
    brand,
    origin,
    regime: (regime as Regime | undefined) ?? null,
    reports: reports ? 'on' : null,
    lang: root.lang,
    dir: root.dir === 'rtl' ? 'rtl' : 'ltr',
  };
}
