/**
 * Which wording stands beside the box that is ticked (`newsletter.terms` of the storefront). Kept with every consent:
 * whoever changes the words changes this too.
 */
export const TERMS_VERSION = '2026-11-15';

export const LINK_HOURS = 24;

export type LinkState = 'verified' | 'already_verified' | 'expired';

/** What following a link does. A used one of somebody who has left since brings him back to nothing. */
export function followLink(link: {
  readonly is_used: boolean;
  readonly is_over: boolean;
  readonly status: 'pending' | 'confirmed' | 'unsubscribed';
}): LinkState {
  if (link.status === 'confirmed') return 'already_verified';
  if (link.is_used || link.is_over || link.status === 'unsubscribed') return 'expired';
  return 'verified';
}
