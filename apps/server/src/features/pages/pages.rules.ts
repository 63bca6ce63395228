import type { Block } from './blocks.contract.ts';

/** Texts that bind: they name the company of the site and may have parts for some countries only. */
const POLICIES = [
  'terms',
  'privacy-policy',
  'cookie-policy',
  'shipping-policy',
  'withdrawal',
  'legal-notice',
];
export const FALLBACK_LOCALE = 'en';

export const isPolicy = (slug: string) => POLICIES.includes(slug);

/** A page as one piece of HTML, for who shows no blocks: the window about the ways to pay (CALLS-23). */
export const asContent = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.type === 'text' ? block.html : '')).join('');

/** The edge keeps a site's page under this name. */
export const contentTag = (site: string, slug: string) => `content:${site}_${slug}`;
