/**
 * The whole site map on one page: which URL shows which page, in which layout, behind which guards, cached how.
 * `routes.ts` turns it into routes; the request middleware looks a matched route up here to run its guards.
 */
export const GUARDS = ['check-country', 'auth', 'guest', 'cart-cookie-validation'] as const;
export type GuardName = (typeof GUARDS)[number];

export type SitePage = {
  /** Below `/:country`; empty is the home page. */
  path: string;
  file: string;
  layout: 'default' | 'blank' | 'none';
  guards: readonly GuardName[];
  /** Public pages are equal for everybody and kept at the edge; private ones are never stored. */
  cache: 'public' | 'private';
  /** Pages of the till: closed where the site sells nothing. */
  shop?: true;
};

const CART = ['check-country', 'cart-cookie-validation'] as const;
const ANYONE = ['check-country'] as const;
const CUSTOMER = ['check-country', 'auth'] as const;
const GUEST = ['check-country', 'guest'] as const;

const page = (path: string, file: string, guards: readonly GuardName[] = ANYONE): SitePage => ({
  path,
  file: `features/${file}.page.tsx`,
  layout: 'default',
  guards,
  cache: 'public',
});
const own = (path: string, file: string, guards: readonly GuardName[] = ANYONE): SitePage => ({
  ...page(path, file, guards),
  cache: 'private',
});

const till = (path: string, name: string, guards: readonly GuardName[]): SitePage => ({
  ...own(path, name, guards),
  ...{ file: `features/checkout/routes/${name}.resource.ts`, layout: 'none', shop: true },
});

export const SITE_MAP: readonly SitePage[] = [
  page('', 'home/home'),

  { ...own('bag', 'bag/bag', CART), shop: true },
  { ...own('bag/items', 'items', CART), file: 'features/bag/items.resource.ts', layout: 'none', shop: true },
  { ...own('checkout/:code', 'checkout/checkout', CART), layout: 'blank', shop: true },
  { ...own('checkout/:code/result', 'checkout/result', CART), shop: true },
  { ...own('checkout/result', 'checkout/latest-result', CART), shop: true },
  till('checkout/methods-page', 'methods-page', CART),
  till('checkout/:code/hold', 'hold', CART),
  till('checkout/:code/contact', 'contact', CART),
  till('checkout/:code/addresses/:id?', 'addresses', CART),
  till('checkout/:code/delivery', 'delivery', CART),
  till('checkout/:code/methods', 'methods', CART),
  till('checkout/:code/order', 'order', CART),
  till('checkout/:code/invoice', 'invoice', CART),
  till('checkout/:code/events', 'events', CART),
  till('checkout/:code/attempts/:attempt', 'attempt', CART),
  till('checkout/:code/attempts/:attempt/results/:id', 'attempt-result', CART),
  till('checkout/:code/attempts/:attempt/form', 'attempt-form', CART),
  // A provider sends the shopper here, or comes himself: without our cookies, so none are given out either.
  till('checkout/:code/attempts/:attempt/return', 'attempt-return', ANYONE),

  own('login', 'auth/login', GUEST),
  { ...own('login/passkey', 'passkey', GUEST), file: 'features/auth/passkey.resource.ts', layout: 'none' },
  own('register', 'auth/register', GUEST),
  own('recovery', 'auth/recovery', GUEST),
  own('update-password/:token?', 'auth/update-password'),
  own('verify-email/:token?', 'auth/verify-email'),

  own('my-account', 'account/account', CUSTOMER),
  own('my-account/erase', 'account/erase', CUSTOMER),
  { ...own('my-account/go', 'go', CUSTOMER), file: 'features/account/go.resource.ts', layout: 'none' },
  {
    ...own('my-account/export', 'export', CUSTOMER),
    file: 'features/account/export.resource.ts',
    layout: 'none',
  },
  {
    ...own('my-account/passkeys', 'passkeys', CUSTOMER),
    file: 'features/account/passkeys.resource.ts',
    layout: 'none',
  },
  own('my-account/addresses', 'addresses/addresses', CUSTOMER),
  {
    ...own('my-account/addresses/entries/:id?', 'entries', CUSTOMER),
    ...{ file: 'features/addresses/routes/entries.resource.ts', layout: 'none' as const },
  },
  {
    ...page('addresses/shapes/:iso', 'shape'),
    ...{ file: 'features/addresses/routes/shape.resource.ts', layout: 'none' as const },
  },
  {
    ...own('addresses/places/:id?', 'places'),
    ...{ file: 'features/addresses/routes/places.resource.ts', layout: 'none' as const },
  },
  own('my-account/bikes', 'bikes/bikes', CUSTOMER),
  own('my-account/transfers/:token', 'bikes/transfer', CUSTOMER),
  own('my-account/bikes/:id/warranty', 'warranty/request', CUSTOMER),
  own('my-account/warranty', 'warranty/list', CUSTOMER),
  own('my-account/warranty/:code', 'warranty/order', CUSTOMER),
  {
    ...own('my-account/uploads/*', 'uploads', CUSTOMER),
    ...{ file: 'features/warranty/uploads.resource.ts', layout: 'none' },
  },
  own('my-account/orders', 'orders/orders', CUSTOMER),
  own('my-account/orders/:code', 'orders/order', CUSTOMER),
  own('my-account/orders/:code/cancel', 'orders/cancel', CUSTOMER),
  own('my-account/orders/:code/return', 'returns/return', CUSTOMER),
  {
    ...own('my-account/orders/:code/pay', 'pay', CUSTOMER),
    ...{ file: 'features/orders/pay.resource.ts', layout: 'none', shop: true },
  },
  {
    ...own('my-account/orders/:code/documents/:id', 'document', CUSTOMER),
    ...{ file: 'features/orders/document.resource.ts', layout: 'none' },
  },

  page('company', 'company/company'),
  page('company/the-legacy', 'company/legacy'),
  page('company/the-logo', 'company/logo'),
  page('company/the-museum', 'museum/museum'),
  page('company/our-story/:period', 'company/story'),

  page('news', 'news/news'),
  page('news/:article', 'news/article'),
  { ...page('news/feed.xml', 'feed'), file: 'features/news/feed.resource.ts', layout: 'none' },

  page('products', 'products/products', CART),
  page('products/:slug', 'products/product', CART),
  page('search/:type?', 'search/search', CART),

  page('stores', 'stores/stores'),
  { ...own('stores/find', 'find'), file: 'features/stores/find.resource.ts', layout: 'none' },
  { ...page('stores/places', 'places'), file: 'features/stores/places.resource.ts', layout: 'none' },
  { ...page('stores/towns/:z/:x/:y', 'towns'), file: 'features/stores/towns.resource.ts', layout: 'none' },
  page('contact', 'contact/contact'),
  {
    ...own('contact/messages', 'messages'),
    ...{ file: 'features/contact/messages.resource.ts', layout: 'none' },
  },
  page('manuals', 'manuals/manuals'),
  page('how-to-buy', 'pages/how-to-buy'),
  page('warranty', 'pages/warranty'),
  // What one looks for is nobody else's business.
  own('bike-check', 'bikes/bike-check'),

  page('terms', 'legal/terms'),
  page('privacy-policy', 'legal/privacy-policy'),
  page('cookie-policy', 'legal/cookie-policy'),
  page('shipping-policy', 'legal/shipping-policy'),

  own('subscriber-verify', 'newsletter/subscriber-verify'),
  own('unsubscribe', 'newsletter/unsubscribe'),
  own('newsletter', 'newsletter/newsletter'),
  { ...own('subscriber', 'subscribe'), file: 'features/newsletter/subscribe.resource.ts', layout: 'none' },
  { ...page('captcha', 'captcha'), file: 'features/captcha/captcha.resource.ts', layout: 'none' },

  // What is personal on a public page comes from here, after it.
  { ...own('session', 'session', CART), file: 'session/session.resource.ts', layout: 'none' },
  { ...own('consent', 'consent'), file: 'features/consent/consent.resource.ts', layout: 'none' },
  { ...own('chat', 'chat'), file: 'features/chat/chat.resource.ts', layout: 'none' },
  { ...own('logout', 'logout'), file: 'session/logout.resource.ts', layout: 'none' },
  { ...own('language/:locale', 'language'), file: 'features/sites/language.resource.ts', layout: 'none' },
  { ...page('products/:slug/units', 'units'), file: 'features/inventory/units.resource.ts', layout: 'none' },
  {
    ...own('products/:slug/events', 'events'),
    file: 'features/inventory/events.resource.ts',
    layout: 'none',
  },
  {
    ...page('products/:slug/reviews', 'reviews'),
    file: 'features/products/reviews.resource.ts',
    layout: 'none',
  },
  {
    ...page('products/:slug/manuals', 'manuals'),
    file: 'features/products/manuals.resource.ts',
    layout: 'none',
  },
  { ...page('social-feed', 'feed'), file: 'features/social/feed.resource.ts', layout: 'none' },
  { ...page('social-feed/:post', 'picture'), file: 'features/social/picture.resource.ts', layout: 'none' },
  { ...page('legal', 'legal'), file: 'features/legal/legal.resource.ts', layout: 'none' },
  {
    ...page('search/suggestions', 'suggestions'),
    file: 'features/search/suggestions.resource.ts',
    layout: 'none',
  },
  { ...page('sitemap.xml', 'sitemap'), file: 'features/sites/sitemap.resource.ts', layout: 'none' },
];

// As the router names a match: its paths joined, without a leading slash.
const pattern = (page: SitePage) => (page.path === '' ? ':country' : `:country/${page.path}`);
const BY_PATTERN = new Map(SITE_MAP.map((page) => [pattern(page), page]));

/** The page behind a matched route pattern such as `:country/my-account/orders/:code`. */
export function findPage(routePattern: string): SitePage | undefined {
  return BY_PATTERN.get(routePattern);
}
