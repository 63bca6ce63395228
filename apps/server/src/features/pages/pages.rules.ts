import { baseOf } from '@paddock/i18n/locales';
import type { Block } from './blocks.contract.ts';

/** Texts that bind: they name the company of the site and may have parts for some countries only. */
const POLICIES = [
  'terms',
  'privacy-policy',
  'cookie-policy',
  'shipping-policy',
  'withdrawal',
  'legal-notice',
  'warranty',
];
const FALLBACK_LOCALE = 'en';

export const isPolicy = (slug: string) => POLICIES.includes(slug);

/** In which languages a page is looked for, one after the other: the edition, its base, English. */
export const requestedLocales = (locale: string) => ({
  locale,
  base: baseOf(locale),
  fallback: FALLBACK_LOCALE,
});

/** A page as one piece of HTML, for who shows no blocks: the window about the ways to pay (CALLS-23). */
export const asContent = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.type === 'text' ? block.html : '')).join('');
