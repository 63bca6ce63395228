import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { findPage, GUARDS, SITE_MAP } from './site-map.ts';

test('[SHELL-45] [SHELL-46] [SHELL-47] [SHELL-48] the four guards have their names', () => {
  expect([...GUARDS].sort()).toEqual(['auth', 'cart-cookie-validation', 'check-country', 'guest']);
});

test('[H-09] every page is behind check-country, account pages behind auth, sign-in pages behind guest', () => {
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

test('[SEC-06] [SEC-10] a path has one spelling: routes with a name are case-sensitive', () => {
  type Entry = { path?: string; caseSensitive?: boolean; children?: Entry[] };
  const all = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
  const named = all(routes).filter(({ path: name }) => name && !/^(:country|\*)$/.test(name));
  expect(named.length).toBeGreaterThan(SITE_MAP.length);
  expect(named.filter(({ caseSensitive }) => !caseSensitive)).toEqual([]);
});

test('a page is found by the pattern the router matched', () => {
  expect(findPage(':country')?.file).toBe('features/home/home.page.tsx');
  expect(findPage(':country/my-account/orders/:code')?.guards).toContain('auth');
  expect(findPage(':country/*')).toBeUndefined();
});

const APP = path.join(import.meta.dirname, '..');
/** Of the page `/`, which is never cached, and of an address at Google. */
const OTHERS = ['choose', 'map_ids'];
const READS = /\b(?:searchParams|search|query|params)\.(?:get|has|getAll)\('(\w+)'\)/g;

test('[C12] every query name that a public page reads is in the site map, or the edge would drop it', () => {
  const featureOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const publicFeatures = new Set(
    SITE_MAP.filter((page) => page.cache === 'public').map((page) => featureOf(page.file)),
  );
  for (const feature of publicFeatures) {
    const known = SITE_MAP.filter((page) => featureOf(page.file) === feature).flatMap(
      (page) => page.query ?? [],
    );
    const sources = readdirSync(path.join(APP, feature), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file),
    );
    for (const file of sources) {
      const text = readFileSync(path.join(APP, feature, file), 'utf8');
      for (const [, name = ''] of text.matchAll(READS))
        expect.soft([...known, ...OTHERS], `${feature}/${file} reads ${name}`).toContain(name);
    }
  }
});
