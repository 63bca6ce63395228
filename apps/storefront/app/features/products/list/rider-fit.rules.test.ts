import type { ModelFit } from '@paddock/server/contracts/products';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitModels, stanceOn } from './rider-fit.rules.ts';

const MODELS: ModelFit[] = [
  { slug: 'lido-125', seat_height: 780, licence: 'small' },
  { slug: 'tramontana-400', seat_height: 790, licence: 'middle' },
  { slug: 'lupo-500', seat_height: 830, licence: 'large' },
  { slug: 'lupo-800', seat_height: 870, licence: 'full' },
  { slug: 'electric', seat_height: 760, licence: null },
];
const slugs = (choice: Parameters<typeof fitModels>[1]) => fitModels(MODELS, choice).map(({ slug }) => slug);

test('[SIZES-07] an inseam shows the models whose seat it reaches, flat-footed or on tiptoe', () => {
  const found = fitModels(MODELS, { inseam: 79, licence: null });
  expect(found.map(({ slug, stance }) => [slug, stance])).toEqual([
    ['lido-125', 'flat'],
    ['tramontana-400', 'flat'],
    ['lupo-500', 'tiptoe'],
    ['electric', 'flat'],
  ]);
  expect(stanceOn(790, 79)).toBe('flat');
  expect(stanceOn(850, 79)).toBe('tiptoe');
  expect(stanceOn(851, 79)).toBeNull();
});

test('[SIZES-08] a licence shows what it covers: its own kind, everything below, and what needs none', () => {
  expect(slugs({ inseam: null, licence: 'small' })).toEqual(['lido-125', 'electric']);
  expect(slugs({ inseam: null, licence: 'large' })).toEqual([
    'lido-125',
    'tramontana-400',
    'lupo-500',
    'electric',
  ]);
  expect(slugs({ inseam: null, licence: 'full' })).toHaveLength(5);
  expect(slugs({ inseam: 75, licence: 'full' })).toEqual(['lido-125', 'tramontana-400', 'electric']);
});

test('[SIZES-07] longer legs never reach fewer models', () => {
  fc.assert(
    fc.property(fc.integer({ min: 55, max: 100 }), fc.integer({ min: 0, max: 15 }), (inseam, longer) => {
      const before = slugs({ inseam, licence: null });
      const after = slugs({ inseam: inseam + longer, licence: null });
      expect(before.filter((slug) => !after.includes(slug))).toEqual([]);
    }),
  );
});
