/**
 * Messages that only some pages need, by folder under `features/`; all others come with every page. A page that uses
 * an area's messages begins with `await requireMessages('…')`.
 */
export const MESSAGE_AREAS = {
  checkout: ['checkout', 'payments', 'orders'],
  addresses: ['addresses'],
  /** Newsletter and contact, and what their captcha has to say. */
  forms: ['newsletter', 'contact', 'captcha'],
  alerts: ['alerts'],
  stores: ['stores'],
  rides: ['test-rides'],
  content: ['company', 'legal'],
  consent: ['consent', 'chat'],
  account: ['account', 'auth', 'bikes', 'warranty', 'returns'],
  news: ['news'],
  museum: ['museum'],
  social: ['social'],
  accessories: ['accessories'],
  sizes: ['sizes'],
  reviews: ['reviews'],
  monthly: ['monthly'],
  /** What is sold: models and their units. */
  shop: ['products', 'inventory', 'manuals'],
  /** How both are found. */
  search: ['search'],
} as const;

export type MessageArea = keyof typeof MESSAGE_AREAS;
