import { expect, test } from 'vitest';
import { z } from 'zod';
import { Block, Html } from './blocks.contract.ts';
import { cleanBlock, cleanBlocks, cleanHtml } from './clean-blocks.ts';

const DIRTY = '<p onclick="x()">a</p><script>x()</script>';
const CLEAN = '<p>a</p>';

/** One of every kind, with HTML wherever there can be any. */
const every = (html: string): Block[] =>
  [
    { type: 'banner', headline: 'a' },
    { type: 'text', html },
    { type: 'media', image: 'museum-hall', alt: '', html },
    { type: 'gallery', items: [{ image: 'museum-hall', alt: '' }] },
    { type: 'timeline', entries: [{ year: '1911', title: 'a', html }] },
    { type: 'news', title: 'a' },
    { type: 'feed', title: 'a' },
    { type: 'categories' },
    { type: 'quote', text: 'a', who: 'b' },
    {
      type: 'columns',
      columns: [
        { title: 'a', html },
        { title: 'b', html },
      ],
    },
  ].map((block) => Block.parse(block));

test('every kind of block is cleaned wherever it holds HTML, and nothing else of it changes', () => {
  const kinds = Block.options.map((option) => option.shape.type.value);
  expect(every(DIRTY).map(({ type }) => type)).toEqual(kinds);
  expect(cleanBlocks(every(DIRTY))).toEqual(every(CLEAN));
});

test('HTML inside a part of a block is cleaned too', () => {
  expect(cleanBlock({ part: { html: DIRTY, parts: [[{ html: DIRTY }]] } })).toEqual({
    part: { html: CLEAN, parts: [[{ html: CLEAN }]] },
  });
});

test('in the contract HTML is always named html', () => {
  const namesOf = (shape: Record<string, z.ZodType>): string[] =>
    Object.entries(shape).flatMap(([name, field]) => {
      const inner = field instanceof z.ZodOptional || field instanceof z.ZodDefault ? field.unwrap() : field;
      if (inner === Html) return [name];
      const item = inner instanceof z.ZodArray ? inner.element : inner;
      return item instanceof z.ZodObject ? namesOf(item.shape) : [];
    });
  const names = Block.options.flatMap((option) => namesOf(option.shape));
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names)).toEqual(new Set(['html']));
});

test.each([
  ['a kind nobody knows', { type: 'carousel', slides: [] }],
  ['a field nobody knows', { type: 'text', html: 'a', script: 'x' }],
  ['a link that runs code', { type: 'banner', headline: 'a', links: [{ to: 'javascript:x()', text: 'a' }] }],
  [
    'a link to whoever serves it',
    { type: 'banner', headline: 'a', links: [{ to: '//evil.example', text: 'a' }] },
  ],
  [
    'a colour that is more',
    { type: 'banner', headline: 'a', colors: { background: 'red;x', text_color: '#ffffff' } },
  ],
  ['a picture from elsewhere', { type: 'media', image: 'https://evil.example/x.jpg', alt: '' }],
])('%s is refused', (_, block) => {
  expect(Block.safeParse(block).success).toBe(false);
});

test('[CATALOGUE-11] a banner has headline, subheadline, links, image, background video, video and colours', () => {
  const banner = {
    type: 'banner',
    headline: 'Lupo 500',
    subheadline: 'At home on all roads.',
    alt: 'A red machine',
    links: [{ to: 'products/lupo-500', text: 'Discover it' }],
    image: 'hero-scrambler-rosso',
    background_video: 'video-scrambler-turn',
    video: 'video-road-turn',
    colors: { background: '#0f1412', text_color: '#ffffff' },
  };
  expect(Block.parse(banner)).toEqual(banner);
});

test('what a shop writes about paying keeps its paragraphs, lists and links', () => {
  const html =
    '<p>Pay <strong>here</strong>: <a href="https://brand.example/x" rel="noopener">x</a></p><ul><li>1</li></ul>';
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a rel="noopener">a</a>'],
  ['<a href="//evil.example">a</a>', '<a rel="noopener">a</a>'],
  ['<img src=x onerror=x()>', ''],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<style>p{}</style><p style="position:fixed">a</p>', '<p>a</p>'],
])('%s becomes %s', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});
