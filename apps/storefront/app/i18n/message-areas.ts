/**
 * Messages that only some pages need, by the beginnings of their ids: the longest wins. All others come with every page.
 * A page that uses an area's messages begins with `await requireMessages('…')`.
 */
export const MESSAGE_AREAS = {
  /** What the header and the cart's toasts say on every page, although their neighbours are in an area. */
  everywhere: [
    ...['bag.added', 'bag.checkout', 'bag.failed'],
    ...['shell.bag.label', 'shell.bag.title'],
    ...['sites.choose.button', 'sites.choose.current'],
  ],
  /** The bag, as a page and in the header. */
  bag: ['bag.', 'shell.bag.'],
  chooser: ['sites.choose.', 'sites.region.'],
  checkout: ['checkout.', 'payments.', 'orders.'],
  addresses: ['addresses.'],
  /** Newsletter and contact, and what their captcha has to say. */
  forms: ['newsletter.', 'contact.', 'captcha.'],
  alerts: ['alerts.'],
  stores: ['stores.'],
  /** The visitor's place and distances from it. */
  near: ['near.'],
  rides: ['testRides.'],
  content: ['company.', 'legal.'],
  consent: ['consent.'],
  /** The list of purposes, which the banner does not show. */
  purposes: [
    ...['consent.always', 'consent.analytics', 'consent.close', 'consent.functional', 'consent.marketing'],
    ...['consent.necessary', 'consent.reference', 'consent.save'],
  ],
  chat: ['chat.'],
  preview: ['preview.'],
  account: ['account.', 'auth.', 'bikes.', 'warranty.', 'returns.'],
  news: ['news.'],
  museum: ['museum.'],
  social: ['social.'],
  accessories: ['accessories.'],
  sizes: ['sizes.'],
  reviews: ['reviews.'],
  monthly: ['monthly.'],
  guarantee: ['guarantee.'],
  wishList: ['wishList.'],
  /** What is sold: models and their units. */
  shop: ['products.', 'inventory.', 'manuals.', 'bag.add', 'bag.inBag'],
  /** How both are found. */
  search: ['search.'],
} as const;

export type MessageArea = Exclude<keyof typeof MESSAGE_AREAS, 'everywhere'>;
