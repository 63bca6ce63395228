import brand from 'virtual:brand';

const has = (page: string) => brand.pages.includes(page);

// Pages whose content is the brand's: without it there is no link to them.
const OFFERED: Record<string, boolean> = {
  company: has('company'),
  'company/our-story': brand.storyPeriods.length > 0,
  'company/the-legacy': has('the-legacy'),
  'company/the-logo': has('the-logo'),
  'company/the-museum': brand.hasMuseum,
  'how-to-buy': has('how-to-buy'),
  news: brand.hasNews,
  terms: has('terms'),
  'privacy-policy': has('privacy-policy'),
  'cookie-policy': has('cookie-policy'),
  'shipping-policy': has('shipping-policy'),
  withdrawal: has('withdrawal'),
  'legal-notice': has('legal-notice'),
  warranty: has('warranty'),
};

/** Whether the brand has content for the page of this path. */
export const isOffered = (path: string): boolean => OFFERED[path] ?? true;
