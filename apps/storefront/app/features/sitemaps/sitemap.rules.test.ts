import { expect, test } from 'vitest';
import { staticPaths, urlSet } from './sitemap.rules.ts';

test('a sitemap contains the public pages and no private ones', () => {
  const paths = staticPaths();
  expect(paths).toEqual(
    expect.arrayContaining(['', 'products', 'search', 'news', 'company/the-museum', 'terms']),
  );
  for (const path of paths) expect(path).not.toMatch(/my-account|bag|checkout|login|session|:/);
});

test('addresses are written as XML', () => {
  expect(urlSet(['http://x/?a=1&b=2'])).toContain('<loc>http://x/?a=1&amp;b=2</loc>');
});
