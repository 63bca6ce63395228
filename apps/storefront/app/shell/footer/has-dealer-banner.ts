/** Pages on which the shopper is doing something else, and the page to which the banner leads. */
const WITHOUT_BANNER = new Set([
  'bag',
  'change-email',
  'checkout',
  'login',
  'my-account',
  'orders',
  'recovery',
  'register',
  'secure-account',
  'stores',
  'test-ride',
  'update-password',
  'verify-email',
]);

/** Whether the page at `/it-it/…` ends with the dealer banner. */
export const hasDealerBanner = (pathname: string): boolean =>
  !WITHOUT_BANNER.has(pathname.split('/')[2] ?? '');
