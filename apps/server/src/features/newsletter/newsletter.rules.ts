/**
 * The version of the wording beside the checkbox (`newsletter.terms` of the storefront). Kept with every consent:
 * change it together with the words.
 */
export const TERMS_VERSION = '2026-11-15';

export const LINK_HOURS = 24;

export type LinkState = 'verified' | 'already_verified' | 'expired';

/** The effect of a link. A used link of a former subscriber has none. */
export function followLink(link: {
  readonly is_used: boolean;
  readonly is_over: boolean;
  readonly status: 'pending' | 'confirmed' | 'unsubscribed';
}): LinkState {
  if (link.status === 'confirmed') return 'already_verified';
  if (link.is_used || link.is_over || link.status === 'unsubscribed') return 'expired';
  return 'verified';
}
