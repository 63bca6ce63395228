import { expect, test } from 'vitest';
import { findPage, GUARDS, SITE_MAP } from './site-map.ts';

test('[SHELL-45] [SHELL-46] [SHELL-47] [SHELL-48] the four guards have their names', () => {
  expect([...GUARDS].sort()).toEqual(['auth', 'cart-cookie-validation', 'check-country', 'guest']);
});

test('every page is behind check-country, account pages behind auth, sign-in pages behind guest', () => {
  for (const page of SITE_MAP) expect(page.guards, page.path).toContain('check-country');
  const guarded = (name: string) =>
    SITE_MAP.filter((page) => page.guards.some((guard) => guard === name)).map((page) => page.path);
  expect(guarded('auth').sort()).toEqual(
    SITE_MAP.filter((page) => page.path.startsWith('my-account'))
      .map((page) => page.path)
      .sort(),
  );
  expect(guarded('guest').sort()).toEqual(['login', 'login/passkey', 'recovery', 'register']);
  for (const path of [
    'bag',
    'checkout/:code',
    'checkout/:code/result',
    'products',
    'products/:slug',
    'search/:type?',
  ]) {
    expect(guarded('cart-cookie-validation')).toContain(path);
  }
});

test('what belongs to one visitor is never kept at the edge', () => {
  for (const page of SITE_MAP) {
    if (page.guards.includes('auth') || page.guards.includes('guest') || page.shop) {
      expect(page.cache, page.path).toBe('private');
    }
  }
});

test('a page is found by the pattern the router matched', () => {
  expect(findPage(':country')?.file).toBe('features/home/home.page.tsx');
  expect(findPage(':country/my-account/orders/:code')?.guards).toContain('auth');
  expect(findPage(':country/*')).toBeUndefined();
});
