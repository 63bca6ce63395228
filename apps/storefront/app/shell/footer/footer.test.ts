import { expect, test } from 'vitest';
import { SITE_MAP } from '../../routing/site-map.ts';
import { hasDealerBanner } from './footer.tsx';

test('[LOCATOR-10] the dealer banner is on pages of the showroom, not on bag, checkout, orders, sign-in or the locator', () => {
  for (const path of ['', '/products/lupo-500', '/news', '/search', '/how-to-buy'])
    expect(hasDealerBanner(`/it-it${path}`), path).toBe(true);
  for (const path of [
    ...['/bag', '/checkout/ABC/result', '/my-account/orders/1', '/orders/find'],
    ...['/login', '/stores', '/test-ride'],
  ])
    expect(hasDealerBanner(`/it-it${path}`), path).toBe(false);
  // Every page behind a sign-in, or for those without one.
  const signedIn = SITE_MAP.filter(({ guards }) => guards.includes('auth') || guards.includes('guest'));
  expect(signedIn.filter(({ path }) => hasDealerBanner(`/it-it/${path}`))).toEqual([]);
});
