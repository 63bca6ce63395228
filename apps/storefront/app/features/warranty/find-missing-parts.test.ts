import { expect, test } from 'vitest';
import { formatMegabytes, kindOf } from '../uploads/upload-item.ts';
import { findMissingParts } from './find-missing-parts.ts';

const NONE = { ids: [], isBusy: false };
const ready = (count: number) => ({ ids: Array.from({ length: count }, (_, n) => String(n)), isBusy: false });
const WORDS = { part: 'fork', description: 'The fork knocks.', store: '3', terms: true };

test('[ORDERS-09] [ORDERS-10] an empty page needs everything, in the order of the page', () => {
  const words = { part: '', description: ' ', store: '', terms: false };
  const needs = findMissingParts(words, { images: NONE, video: NONE });
  expect(needs.map(({ name, count }) => (count ? `${count} ${name}` : name))).toEqual([
    ...['part', 'description', '3 images', 'video', 'store', 'terms'],
  ]);
});

test('what is still under way is needed, and said so', () => {
  const images = { ids: ['1', '2'], isBusy: true };
  const video = { ids: [], isBusy: true };
  expect(findMissingParts(WORDS, { images, video }).map(({ words, count }) => [words, count])).toEqual([
    ['warranty.needed.imagesBusy', 1],
    ['warranty.needed.videoBusy', undefined],
  ]);
  // A fourth on its way is waited for, too.
  const four = { ...ready(3), isBusy: true };
  expect(findMissingParts(WORDS, { images: four, video: ready(1) })).toHaveLength(1);
  expect(findMissingParts(WORDS, { images: ready(3), video: ready(1) })).toEqual([]);
});

test('a file is taken for what the browser says it is; without a word, for what the field is for', () => {
  expect(kindOf({ type: 'image/heic', name: 'a.heic' }, ['image'])).toBe('image');
  expect(kindOf({ type: 'video/quicktime', name: 'a.mov' }, ['image'])).toBeNull();
  expect(kindOf({ type: 'application/pdf', name: 'a.pdf' }, ['image', 'document'])).toBe('document');
  expect(kindOf({ type: 'text/html', name: 'a.jpg' }, ['image'])).toBeNull();
  expect(kindOf({ type: '', name: 'a.heic' }, ['image'])).toBe('image');
  expect(kindOf({ type: '', name: 'a' }, ['image', 'document'])).toBeNull();
});

test('sizes as people read them', () => {
  const MEGABYTE = 1024 * 1024;
  expect(formatMegabytes(312 * MEGABYTE, 'it-IT')).toBe('312');
  expect(formatMegabytes(5.84 * MEGABYTE, 'it-IT')).toBe('5,8');
  expect(formatMegabytes(40_000, 'en')).toBe('0.04');
  expect(formatMegabytes(5.84 * MEGABYTE, 'ar-AE')).toBe('5.8');
});
