import { describe, expect, test } from 'vitest';
import { WarrantyStatus } from './warranty.contract.ts';
import { findMissingEvidence, mayMove, partsOf } from './warranty.rules.ts';

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n));

describe('what a request needs', () => {
  test('[ORDERS-09] [ORDERS-10] 3 images and 1 video; up to 6 images', () => {
    const video = id(9);
    expect(findMissingEvidence({ images: ids(3), video, accept_terms: true })).toEqual({});
    expect(findMissingEvidence({ images: ids(6), video, accept_terms: true })).toEqual({});
    expect(findMissingEvidence({ images: ids(2), video, accept_terms: true })).toEqual({
      images: 'warranty_images_needed',
    });
    expect(findMissingEvidence({ images: ids(7), video, accept_terms: true })).toEqual({
      images: 'warranty_images_too_many',
    });
    expect(findMissingEvidence({ images: ids(3), video: null, accept_terms: false })).toEqual({
      video: 'warranty_video_needed',
      accept_terms: 'warranty_terms_needed',
    });
  });

  test('the same image three times is one image', () => {
    expect(findMissingEvidence({ images: [id(1), id(1), id(1)], video: id(9), accept_terms: true })).toEqual({
      images: 'warranty_images_needed',
    });
  });
});

test('[ORDERS-11] pending, then verified or rejected, then repaired, then closed; never back', () => {
  const moves = WarrantyStatus.options.flatMap((from) =>
    WarrantyStatus.options.filter((to) => mayMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    ...['pending → verified', 'pending → rejected', 'verified → in_repair', 'verified → closed'],
    'in_repair → closed',
  ]);
});

test('parts by what it is: an engine for motorcycles, a battery for electric bicycles, a shell for helmets', () => {
  expect(partsOf('motorcycles', true)).toContain('engine');
  expect(partsOf('bicycles', true)).not.toContain('engine');
  expect(partsOf('electric-bicycles', true)).toEqual(expect.arrayContaining(['motor', 'battery']));
  expect(partsOf('helmets', false)).toEqual(['shell', 'closure', 'electrics', 'other']);
  expect(partsOf('hovercraft', true)).toContain('frame');
});
