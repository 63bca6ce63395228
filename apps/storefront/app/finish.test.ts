import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, tagsOf } from './finish.server.ts';

test('the policy names exactly the inline scripts of the page', () => {
  const code = 'window.x = 1;';
  const policy = contentSecurityPolicy(
    `<script>${code}</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`,
  );
  const hash = createHash('sha256').update(code).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain("'unsafe-inline' 'self'");
  expect(policy).not.toContain("style-src 'self' 'unsafe-inline'");
});

test('a product’s page and its lists can be forgotten by the product’s name', () => {
  const tags = (path: string, pattern: string) =>
    tagsOf({
      site: { slug: 'it' } as never,
      page: { path: pattern } as never,
      url: new URL(path, 'http://shop.example'),
      tags: [],
    });
  expect(tags('/it-it/products/lupo-500?color=2', 'products/:slug?')).toBe(
    'site:it page:products product:lupo-500',
  );
  expect(tags('/it-it/products/lupo-500.data', 'products/:slug?')).toContain('product:lupo-500');
  expect(tags('/it-it/products/lupo-500/units', 'products/:slug/units')).toContain('product:lupo-500');
  expect(tags('/it-it/products/lupo-500?compare=passo-700,via', 'products/:slug?')).toBe(
    'site:it page:products product:lupo-500 product:passo-700 product:via',
  );
  expect(tags('/it-it/products', 'products/:slug?')).toBe('site:it page:products');
});

test('a page that was written can be forgotten by its own name', () => {
  const visit = {
    site: { slug: 'it' },
    page: { path: 'terms' },
    url: new URL('http://shop.example/it-it/terms'),
  };
  expect(tagsOf({ ...visit, tags: ['content:it_terms'] } as never)).toBe(
    'site:it page:terms content:it_terms',
  );
});
