import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Visit } from '../request/visit.server.ts';
import { contentSecurityPolicy, hashesOf } from './content-security-policy.server.ts';
import { finish, tagsOf } from './finish.server.ts';
import { keepPreview } from './keep-preview.server.ts';

// The build puts it in.
beforeAll(() => vi.stubGlobal('__BUILD_ID__', 'test'));
afterAll(() => vi.unstubAllGlobals());

const NONCE = 'a+b/c==';
const own = (code: string) => `<script nonce="${NONCE}">${code}</script>`;
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the policy names exactly the inline scripts of the page', () => {
  const code = 'window.x = 1;';
  const html = `${own(code)}${own(code)}<script src="/a.js" nonce="${NONCE}"></script><script type="application/ld+json">{}</script>`;
  const policy = contentSecurityPolicy(hashesOf(html, NONCE));
  expect(policy).toContain(`script-src 'self' ${hash(code)};`);
  expect(policy).not.toContain("'unsafe-inline' 'self'");
  expect(policy).not.toContain("style-src 'self' 'unsafe-inline'");
});

test('an injected script is not named, whatever attributes it has', () => {
  const hostile = ['<script>steal()</script>', '<script nonce="">steal()</script>'];
  hostile.push('<script nonce="guess">steal()</script>', '<script data-x=\' nonce="a"\'>steal()</script>');
  expect(hashesOf(`${own('good()')}${hostile.join('')}`, NONCE)).toEqual([hash('good()')]);
});

const visitOf = (path: string, cache: 'public' | 'private') =>
  ({
    request: new Request(`http://x${path}`),
    url: new URL(`http://x${path}`),
    nonce: NONCE,
    segment: null,
    requestId: 'r',
    site: null,
    sites: [],
    setCookies: [],
    tags: [],
    page: { path, cache, guards: [] },
  }) as unknown as Visit;

test('cached pages contain no nonce, private pages keep theirs', async () => {
  const answer = () =>
    new Response(`<head></head>${own('good()')}`, {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  const kept = await finish(answer(), visitOf('/it-it/news', 'public'));
  expect(await kept.text()).toBe('<head></head><script>good()</script>');
  const his = await finish(answer(), visitOf('/it-it/bag', 'private'));
  expect(await his.text()).toContain(`nonce="${NONCE}"`);
});

test.each([
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/it-it' } })],
  ['the list of sites', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
])(
  '[H-06] %s at / varies with what it was chosen by, and is kept by no shared cache',
  async (_name, answer) => {
    const visit = { ...visitOf('/', 'public'), page: null };
    const { headers } = await finish(answer(), visit);
    expect(headers.get('vary')).toBe('Cookie, Accept-Language, User-Agent, x-visitor-country');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const elsewhere = await finish(answer(), visitOf('/it-it', 'private'));
    expect(elsewhere.headers.get('vary')).toBeNull();
  },
);

test('a product’s page and its lists can be forgotten by the product’s name', () => {
  const tags = (path: string, pattern: string) =>
    tagsOf({
      site: { slug: 'it' } as never,
      page: { path: pattern } as never,
      url: new URL(path, 'http://shop.example'),
      tags: [],
    });
  expect(tags('/it-it/products/lupo-500?color=2', 'products/:slug')).toBe(
    'pages site:it page:products product:lupo-500',
  );
  expect(tags('/it-it/products/lupo-500.data', 'products/:slug')).toContain('product:lupo-500');
  expect(tags('/it-it/products/lupo-500/units', 'products/:slug/units')).toContain('product:lupo-500');
  expect(tags('/it-it/products/lupo-500?compare=passo-700,via', 'products/:slug')).toBe(
    'pages site:it page:products product:lupo-500 product:passo-700 product:via',
  );
  expect(tags('/it-it/products', 'products')).toBe('pages site:it page:products');
});

test('a page that was written can be forgotten by its own name', () => {
  const visit = {
    site: { slug: 'it' },
    page: { path: 'terms' },
    url: new URL('http://shop.example/it-it/terms'),
  };
  expect(tagsOf({ ...visit, tags: ['content:it_terms'] } as never)).toBe(
    'pages site:it page:terms content:it_terms',
  );
});

test('[C2] a page of one visitor, such as the checkout with the cart in its URL, sends other origins no referrer', async () => {
  const policyOf = async (path: string, cache: 'public' | 'private') => {
    const answer = new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    return (await finish(answer, visitOf(path, cache))).headers.get('referrer-policy');
  };
  expect(await policyOf('/it-it/checkout/01a1e446-3883-74b2-af4c-f0c63a238c94', 'private')).toBe(
    'same-origin',
  );
  expect(await policyOf('/it-it/news', 'public')).toBe('strict-origin-when-cross-origin');
});

test('[PREVIEW-04] a page of a preview is private, sends no referrer, and may be framed by the desk alone', async () => {
  const preview = { at: null, drafts: true, timezone: 'Europe/Rome', desk_origin: 'https://desk.example' };
  const visit = { ...visitOf('/it-it/news?preview=abc', 'private'), previewToken: 'abc', preview };
  const answer = new Response('<html>', {
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, s-maxage=300' },
  });
  const { headers } = await finish(answer, visit as unknown as Visit);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('x-frame-options')).toBeNull();
  expect(contentSecurityPolicy([], [], preview.desk_origin)).toContain(
    'frame-ancestors https://desk.example',
  );
  expect(contentSecurityPolicy([])).toContain("frame-ancestors 'none'");
});

const keep = (html: string) => keepPreview(html, 'it-it', 'T0ken');

test('[PREVIEW-05] links and forms of the site keep the secret of a preview', () => {
  expect(keep('<a class="x" href="/it-it/news">')).toBe('<a class="x" href="/it-it/news?preview=T0ken">');
  expect(keep('<a href="/it-it">')).toBe('<a href="/it-it?preview=T0ken">');
  expect(keep('<a href="/it-it/search?category=a#top">')).toBe(
    '<a href="/it-it/search?category=a&amp;preview=T0ken#top">',
  );
  expect(keep('<form method="post" action="/it-it/newsletter">')).toContain('preview=T0ken"');
});

test('[PREVIEW-05] links to other sites, files and other origins do not get the secret', () => {
  for (const html of [
    '<a href="/de-de/news">',
    '<a href="/it-itx">',
    '<a href="https://example.com/it-it">',
    '<a href="#content">',
    '<link rel="stylesheet" href="/assets/a.css">',
    '<a href="/it-it/news?preview=T0ken">',
  ])
    expect(keep(html)).toBe(html);
});
