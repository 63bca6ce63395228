import type { Block } from './blocks.contract.ts';

/** Legally binding texts: an unsworn translation must not replace them (LEGAL-02, SITES-34). */
const POLICIES = ['terms', 'privacy-policy', 'cookie-policy', 'shipping-policy'];
const POLICY_LOCALES = ['en', 'es', 'it'];
export const FALLBACK_LOCALE = 'en';

export const isPolicy = (slug: string) => POLICIES.includes(slug);

/** Whether this page may be written in that language at all. */
export const mayBeWritten = (slug: string, locale: string) =>
  !isPolicy(slug) || POLICY_LOCALES.includes(locale);

/** In which language a page is looked for first. */
export const requestedLocale = (slug: string, locale: string) =>
  mayBeWritten(slug, locale) ? locale : FALLBACK_LOCALE;

/** A page as one piece of HTML, for who shows no blocks: the window about the ways to pay (CALLS-23). */
export const asContent = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.type === 'text' ? block.html : '')).join('');

/** The edge keeps a site's page under this name. */
export const contentTag = (site: string, slug: string) => `content:${site}_${slug}`;
