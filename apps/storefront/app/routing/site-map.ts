/**
 * The whole site map on one page: which URL shows which page, in which layout, behind which guards, cached how.
 * `routes.ts` turns it into routes; the request middleware looks a matched route up here to run its guards.
 */
export const GUARDS = ['check-country', 'auth', 'guest', 'cart-cookie-validation'] as const;
export type GuardName = (typeof GUARDS)[number];

/** The body types an action reads: forms, JSON, pieces of a file (tus), reports. `unread`: any type, no body is read. */
export const ACTION_TYPES = {
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  json: ['application/json'],
  upload: ['application/offset+octet-stream'],
  unread: [],
  report: ['text/plain', 'application/x-sentry-envelope', 'application/json'],
  'csp-report': ['application/csp-report', 'application/reports+json'],
} as const satisfies Record<string, readonly string[]>;
export type ActionKind = keyof typeof ACTION_TYPES;

export type SitePage = {
  /** Below `/:country`; empty is the home page. */
  path: string;
  file: string;
  layout: 'default' | 'blank' | 'none';
  guards: readonly GuardName[];
  /** Public pages are the same for every visitor and cached at the edge; private ones are never stored. */
  cache: 'public' | 'private';
  /** Pages of cart and checkout: closed where the site has no shop. */
  shop?: true;
  /** Has an action that reads bodies of this kind. */
  action?: ActionKind;
  /**
   * Foreign origins that may post here: the action needs no cookie, and a forged request has no effect that its sender
   * could not have without a victim. Every other action accepts requests of our own origins only.
   */
  foreignPosts?: 'payment-provider' | 'mail-program' | 'browser';
  /** Query names the page reads. The edge drops all others before it looks for a cached copy. */
  query?: readonly string[];
};

const CART = ['check-country', 'cart-cookie-validation'] as const;
const ANYONE = ['check-country'] as const;
const CUSTOMER = ['check-country', 'auth'] as const;
const GUEST = ['check-country', 'guest'] as const;

type Accepts = Pick<SitePage, 'action' | 'foreignPosts' | 'query'>;

const page = (
  path: string,
  file: string,
  guards: readonly GuardName[] = ANYONE,
  accepts: Accepts = {},
): SitePage => ({
  path,
  file: `features/${file}.page.tsx`,
  layout: 'default',
  guards,
  cache: 'public',
  ...accepts,
});
const own = (
  path: string,
  file: string,
  guards: readonly GuardName[] = ANYONE,
  accepts: Accepts = {},
): SitePage => ({
  ...page(path, file, guards, accepts),
  cache: 'private',
});

const checkout = (
  path: string,
  guards: readonly GuardName[],
  accepts: Accepts = {},
  name = 'calls',
): SitePage => ({
  ...own(path, name, guards, accepts),
  file: `features/checkout/${name}.resource.ts`,
  layout: 'none',
  shop: true,
});

const FORM: Accepts = { action: 'form' };
const JSON_CALL: Accepts = { action: 'json' };
const SEARCH_NAMES = [
  ...['q', 'category', 'color', 'size', 'material', 'status', 'location', 'distance', 'ready'],
  ...['price_min', 'price_max', 'sort', 'page'],
] as const;
const UNIT_FILTERS = ['values[]', 'inventory_status', 'page'] as const;

export const SITE_MAP: readonly SitePage[] = [
  page('', 'home/home'),

  { ...own('bag', 'cart/cart', CART), shop: true },
  {
    ...own('bag/items', 'items', CART, FORM),
    file: 'features/cart/items.resource.ts',
    layout: 'none',
    shop: true,
  },
  { ...own('checkout', 'checkout/own-checkout', CART), shop: true },
  { ...own('checkout/:code', 'checkout/checkout', CART), layout: 'blank', shop: true },
  { ...own('checkout/:code/result', 'checkout/result/result', CART, FORM), shop: true },
  { ...own('checkout/:code/withdrawal', 'returns/withdrawal/withdrawal', CART, FORM), shop: true },
  { ...own('checkout/:code/review', 'orders/review/write', CART, FORM), shop: true },
  { ...own('checkout/result', 'checkout/result/latest-result', CART), shop: true },
  own('bag/confirm', 'cart/confirm/confirm', CART),
  own('bag/confirm-email', 'cart/confirm/confirm-email', ANYONE, FORM),
  {
    ...own('bag/proof', 'proof', CART, JSON_CALL),
    file: 'features/cart/confirm/proof.resource.ts',
    layout: 'none',
  },
  checkout('checkout/:code/confirm-email', CART, JSON_CALL),
  checkout('checkout/methods-page', CART, {}, 'reads'),
  checkout('checkout/:code/hold', CART, JSON_CALL),
  checkout('checkout/:code/contact', CART, JSON_CALL),
  checkout('checkout/:code/addresses/:id?', CART, JSON_CALL),
  checkout('checkout/:code/delivery', CART, JSON_CALL),
  checkout('checkout/:code/methods', CART, {}, 'reads'),
  checkout('checkout/:code/order', CART, JSON_CALL),
  checkout('checkout/:code/invoice', CART, {}, 'reads'),
  checkout('checkout/:code/calendar', CART, {}, 'calendar'),
  checkout('checkout/:code/events', CART, {}, 'reads'),
  checkout('checkout/:code/attempts/:attempt', CART, JSON_CALL),
  checkout('checkout/:code/attempts/:attempt/results/:id', CART, JSON_CALL),
  checkout('checkout/:code/attempts/:attempt/form', CART, JSON_CALL),
  // A provider returns the shopper here, by a link or a form of its own site. The request is only a hint: the payment
  // is looked up at the provider. It comes without our cookies, so none are set either.
  checkout(
    'checkout/:code/attempts/:attempt/return',
    ANYONE,
    { action: 'unread', foreignPosts: 'payment-provider' },
    'attempt-return',
  ),

  own('login', 'auth/login', GUEST, FORM),
  {
    ...own('login/passkey', 'passkey', GUEST, JSON_CALL),
    file: 'features/auth/passkey.resource.ts',
    layout: 'none',
  },
  own('register', 'auth/register', GUEST, FORM),
  own('recovery', 'auth/recovery', GUEST, FORM),
  own('update-password/:token?', 'auth/update-password', ANYONE, FORM),
  own('verify-email/:token?', 'auth/verify-email', ANYONE, FORM),
  own('change-email/:token?', 'auth/change-email', ANYONE, FORM),
  own('secure-account/:token?', 'auth/secure-account', ANYONE, FORM),
  own('privacy-request', 'privacy/ask', ANYONE, FORM),
  own('privacy-request/:token', 'privacy/answer', ANYONE, FORM),
  {
    ...own('privacy-request/:token/export', 'export'),
    file: 'features/privacy/export.resource.ts',
    layout: 'none' as const,
  },

  own('orders/find', 'orders/find/find', ANYONE, FORM),

  own('my-account', 'account/account', CUSTOMER, FORM),
  own('my-account/erase', 'account/erase', CUSTOMER, FORM),
  { ...own('my-account/go', 'go', CUSTOMER, FORM), file: 'features/account/go.resource.ts', layout: 'none' },
  {
    ...own('my-account/export', 'export', CUSTOMER),
    file: 'features/account/export.resource.ts',
    layout: 'none',
  },
  {
    ...own('my-account/passkeys', 'passkeys', CUSTOMER, JSON_CALL),
    file: 'features/account/passkeys.resource.ts',
    layout: 'none',
  },
  own('my-account/addresses', 'addresses/addresses', CUSTOMER),
  {
    ...own('my-account/addresses/entries/:id?', 'entries', CUSTOMER, JSON_CALL),
    file: 'features/addresses/routes/entries.resource.ts',
    layout: 'none' as const,
  },
  {
    ...page('addresses/shapes/:iso', 'shape'),
    file: 'features/addresses/routes/shape.resource.ts',
    layout: 'none' as const,
  },
  {
    ...own('addresses/places/:id?', 'places', ANYONE, { query: ['q', 'session'] }),
    file: 'features/addresses/routes/places.resource.ts',
    layout: 'none' as const,
  },
  own('my-account/bikes', 'bikes/bikes', CUSTOMER, FORM),
  own('my-account/transfers/:token', 'bikes/transfer', CUSTOMER, FORM),
  own('my-account/bikes/:id/warranty', 'warranty/request', CUSTOMER, FORM),
  own('my-account/warranty', 'warranty/list', CUSTOMER),
  own('my-account/warranty/:code', 'warranty/order', CUSTOMER),
  {
    ...own('my-account/uploads/*', 'uploads', CUSTOMER, { action: 'upload' }),
    file: 'features/uploads/uploads.resource.ts',
    layout: 'none',
  },
  own('my-account/orders', 'orders/list/orders', CUSTOMER),
  own('my-account/orders/:code', 'orders/order/order', CUSTOMER),
  own('my-account/orders/:code/cancel', 'orders/cancel/cancel', CUSTOMER, FORM),
  own('my-account/orders/:code/return', 'returns/return', CUSTOMER, FORM),
  {
    ...own('my-account/orders/:code/pay', 'pay', CUSTOMER, FORM),
    file: 'features/orders/pay.resource.ts',
    layout: 'none',
    shop: true,
  },
  {
    ...own('my-account/orders/:code/documents/:id', 'document', CUSTOMER),
    file: 'features/orders/document.resource.ts',
    layout: 'none',
  },

  page('company', 'company/company'),
  page('company/the-legacy', 'company/legacy'),
  page('company/the-logo', 'company/logo'),
  page('company/the-museum', 'museum/museum'),
  page('company/our-story/:period', 'company/story'),

  page('news', 'news/news', ANYONE, { query: ['page', 'tag'] }),
  page('news/:article', 'articles/article'),
  { ...page('news/feed.xml', 'feed'), file: 'features/news/feed.resource.ts', layout: 'none' },

  page('products', 'products/list/products', CART, { query: ['reach', 'licence'] }),
  page('products/:slug', 'products/product', CART, { query: ['compare', 'color', 'size', ...UNIT_FILTERS] }),
  own('products/:slug/alert', 'alerts/alert', ANYONE, {
    action: 'form',
    query: ['color', 'size', ...UNIT_FILTERS],
  }),
  own('alerts/confirm', 'alerts/confirm', ANYONE, FORM),
  // As the newsletter's: mail programs post here for their reader.
  own('alerts/stop', 'alerts/stop', ANYONE, { action: 'unread', foreignPosts: 'mail-program' }),
  // Private: the customer's own entries. Prices of what a browser keeps are public.
  own('wish-list', 'wish-list/wish-list', ANYONE, { query: ['removed', 'full', 'failed'] }),
  {
    ...own('wish-list/entries', 'entries', ANYONE, FORM),
    file: 'features/wish-list/entries.resource.ts',
    layout: 'none',
  },
  {
    ...page('wish-list/offers', 'offers', ANYONE, { query: ['entries'] }),
    file: 'features/wish-list/offers.resource.ts',
    layout: 'none',
  },
  page('products/:slug/size', 'sizes/size-finder', CART, {
    query: ['height', 'feet', 'inches', 'inseam', 'style'],
  }),
  page('products/:slug/reviews', 'reviews/reviews', ANYONE, { query: ['stars', 'sort', 'page'] }),
  page('products/:slug/monthly', 'monthly/monthly', ANYONE, { query: ['price', 'deposit', 'months'] }),
  page('search/:type?', 'search/search', CART, { query: SEARCH_NAMES }),

  page('stores', 'stores/stores', ANYONE, { query: ['q', 'near'] }),
  {
    ...own('stores/find', 'find', ANYONE, { query: ['distance', 'unit', 'lat', 'lng', 'services', 'place'] }),
    file: 'features/stores/find.resource.ts',
    layout: 'none',
  },
  {
    ...page('stores/places', 'places', ANYONE, { query: ['q'] }),
    file: 'features/stores/places.resource.ts',
    layout: 'none',
  },
  { ...page('stores/towns/:z/:x/:y', 'towns'), file: 'features/stores/towns.resource.ts', layout: 'none' },
  // Private: the contact of a signed-in rider is filled in.
  own('test-ride', 'test-rides/test-ride', ANYONE, FORM),
  own('test-ride/:code', 'test-rides/booking', ANYONE, FORM),
  page('contact', 'contact/contact', ANYONE, FORM),
  {
    ...own('contact/messages', 'messages', ANYONE, JSON_CALL),
    file: 'features/contact/messages.resource.ts',
    layout: 'none',
  },
  page('manuals', 'manuals/manuals'),
  page('how-to-buy', 'pages/how-to-buy'),
  page('warranty', 'pages/warranty'),
  // Private: the serial number in the query must not be cached.
  own('bike-check', 'bikes/bike-check'),

  page('terms', 'legal/terms'),
  page('privacy-policy', 'legal/privacy-policy'),
  page('cookie-policy', 'legal/cookie-policy'),
  page('shipping-policy', 'legal/shipping-policy'),
  page('withdrawal', 'legal/withdrawal'),
  page('legal-notice', 'legal/legal-notice'),

  own('subscriber-verify', 'newsletter/subscriber-verify', ANYONE, FORM),
  // Mail programs post here for their reader (RFC 8058), without cookies: the token of the link is the proof.
  own('unsubscribe', 'newsletter/unsubscribe', ANYONE, { action: 'unread', foreignPosts: 'mail-program' }),
  own('newsletter', 'newsletter/newsletter', ANYONE, FORM),
  {
    ...own('subscriber', 'subscribe', ANYONE, JSON_CALL),
    file: 'features/newsletter/subscribe.resource.ts',
    layout: 'none',
  },
  { ...page('captcha', 'captcha'), file: 'features/captcha/captcha.resource.ts', layout: 'none' },

  // What is personal on a public page comes from here, after it.
  { ...own('session', 'session', CART), file: 'features/session/session.resource.ts', layout: 'none' },
  {
    ...own('consent', 'consent', ANYONE, JSON_CALL),
    file: 'features/consent/consent.resource.ts',
    layout: 'none',
  },
  { ...own('chat', 'chat'), file: 'features/chat/chat.resource.ts', layout: 'none' },
  { ...own('logout', 'logout', ANYONE, FORM), file: 'features/session/logout.resource.ts', layout: 'none' },
  { ...page('sites', 'sites'), file: 'features/sites/sites.resource.ts', layout: 'none' },
  { ...page('words/:hash', 'words'), file: 'features/sites/words.resource.ts', layout: 'none' },
  { ...own('language/:locale', 'language'), file: 'features/sites/language.resource.ts', layout: 'none' },
  {
    ...page('products/:slug/units', 'units', ANYONE, { query: [...UNIT_FILTERS, 'near', 'sort'] }),
    file: 'features/inventory/units.resource.ts',
    layout: 'none',
  },
  {
    ...page('units/near', 'near-units', ANYONE, { query: ['near'] }),
    file: 'features/home/ready-near/near-units.resource.ts',
    layout: 'none',
  },
  {
    ...page('products/:slug/taken', 'taken'),
    file: 'features/inventory/taken.resource.ts',
    layout: 'none',
  },
  {
    ...page('products/:slug/reviews/summary', 'reviews'),
    file: 'features/products/reviews/reviews.resource.ts',
    layout: 'none',
  },
  {
    ...page('products/:slug/manuals', 'manuals', ANYONE, { query: ['product_id'] }),
    file: 'features/products/manuals.resource.ts',
    layout: 'none',
  },
  { ...page('social-feed', 'feed'), file: 'features/social/feed.resource.ts', layout: 'none' },
  { ...page('social-feed/:post', 'picture'), file: 'features/social/picture.resource.ts', layout: 'none' },
  { ...page('legal', 'legal'), file: 'features/legal/legal.resource.ts', layout: 'none' },
  {
    ...page('search/suggestions', 'suggestions', ANYONE, { query: ['q'] }),
    file: 'features/search/suggestions/suggestions.resource.ts',
    layout: 'none',
  },
  { ...page('sitemap.xml', 'sitemap'), file: 'features/sitemaps/sitemap.resource.ts', layout: 'none' },
];

/** Actions outside of every site. Browsers send policy reports by themselves, some of them without an Origin. */
export const ROOT_ACTIONS: Readonly<Record<string, Pick<SitePage, 'action' | 'foreignPosts'>>> = {
  reports: { action: 'report' },
  'csp-reports': { action: 'csp-report', foreignPosts: 'browser' },
};

// As the router names a match: its paths joined, without a leading slash.
const pattern = (page: SitePage) => (page.path === '' ? ':country' : `:country/${page.path}`);
const BY_PATTERN = new Map(SITE_MAP.map((page) => [pattern(page), page]));

/** The page behind a matched route pattern such as `:country/my-account/orders/:code`. */
export function findPage(routePattern: string): SitePage | undefined {
  return BY_PATTERN.get(routePattern);
}

const PAGE_KINDS = new Set(SITE_MAP.map((page) => page.path.split('/')[0] ?? ''));

/** A page's place in the site map without anything of its visitor: its first segment, `home` or `other`. */
export function pageKindOf(pathname: string): string {
  const [, , kind = ''] = pathname.replace(/\.data$/, '').split('/');
  return PAGE_KINDS.has(kind) ? kind || 'home' : 'other';
}
