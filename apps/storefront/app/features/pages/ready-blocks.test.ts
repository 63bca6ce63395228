import type { Block } from '@paddock/server/contracts/pages';
import { expect, test } from 'vitest';
import type { Visit } from '../../request/visit.server.ts';
import { textLang } from './load-page.server.ts';
import { readyBlocks, withSegment } from './ready-blocks.server.ts';

const entry = (slug: string) => ({ slug });
/** A visitor of `it-it`, where the menu has these products. */
function visitor({ products = ['lupo-500'], enableShop = true, menu = true } = {}): Visit {
  const visit = {
    segment: { country: 'it', locale: 'it' },
    revision: null,
    site: { slug: 'it', enableShop },
    call: async () => (menu ? { ok: true, data: [{ products: products.map(entry) }] } : { ok: false }),
  };
  return visit as unknown as Visit;
}
const banner = (product: string, links: { to: string; text: string }[] = []): Block => ({
  type: 'banner',
  headline: product,
  product,
  links,
  alt: '',
  image: 'hero-scrambler-rosso',
});
const heads = async (visit: Visit, blocks: Block[]) =>
  (await readyBlocks(visit, blocks)).map((block) => (block.type === 'banner' ? block.headline : block.type));

test('a banner of a machine that this site does not show is left out, and the page begins with the next', async () => {
  const blocks: Block[] = [banner('lupo-500'), { type: 'categories' }, banner('falco-r')];
  expect(await heads(visitor({ products: ['lupo-500', 'falco-r'] }), blocks)).toEqual([
    ...['lupo-500', 'categories', 'falco-r'],
  ]);
  expect(await heads(visitor({ products: ['lupo-500'] }), blocks)).toEqual(['lupo-500', 'categories']);
  expect(await heads(visitor({ products: ['falco-r'] }), blocks)).toEqual(['falco-r', 'categories']);
  expect(await heads(visitor({ menu: false }), blocks)).toEqual(['lupo-500', 'categories', 'falco-r']);
});

test('links lead into the visitor’s own site; those to the shop are left out where nothing is sold', async () => {
  const links = [
    { to: 'search', text: 'What is ready' },
    { to: 'https://museum.brand.example', text: 'The museum' },
    { to: 'products/lupo-500', text: 'Discover it' },
  ];
  const linksOf = async (visit: Visit) =>
    (await readyBlocks(visit, [banner('lupo-500', links)])).flatMap((block) =>
      block.type === 'banner' ? block.links.map(({ to, isOutside }) => [to, isOutside]) : [],
    );
  expect(await linksOf(visitor())).toEqual([
    ['/it-it/search', false],
    ['https://museum.brand.example', true],
    ['/it-it/products/lupo-500', false],
  ]);
  expect(await linksOf(visitor({ enableShop: false }))).toHaveLength(2);
});

test('inside a text too, and nowhere else', () => {
  const html = '<a href="/contact">a</a><a href="https://a.example/b">b</a><a href="//evil.example">c</a>';
  expect(withSegment(html, 'ae-ar')).toBe(html.replace('"/contact"', '"/ae-ar/contact"'));
});

test('a picture that is not in the manifest is left out, the block stays', async () => {
  const [media] = await readyBlocks(visitor(), [
    { type: 'media', image: 'nobody-took-this', alt: '', side: 'start', tone: 'light', title: 'a' },
  ]);
  expect(media).toMatchObject({ type: 'media', image: null, title: 'a' });
});

test('a text in another language than the page says so, with its direction', () => {
  const at = (locale: string) => ({ segment: { country: 'ae', locale } }) as unknown as Visit;
  expect(textLang(at('ar'), 'ar')).toBeNull();
  expect(textLang(at('ar'), 'en')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(textLang(at('en'), 'fa')).toEqual({ lang: 'fa', dir: 'rtl' });
});
