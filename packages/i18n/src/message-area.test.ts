import { expect, test } from 'vitest';
import { areaOf } from './message-area.ts';

const AREAS = {
  everywhere: ['bag.added'],
  shop: ['products', 'inventory'],
  bag: ['cart', 'shell.bag.'],
  dialog: ['consent.always', 'consent.ne'],
};

test('a message belongs to the area that names its folder', () => {
  expect(areaOf(AREAS, 'products.lead', 'products')).toBe('shop');
  expect(areaOf(AREAS, 'bag.title', 'cart')).toBe('bag');
});

test('a message that no area names comes with every page', () => {
  expect(areaOf(AREAS, 'shell.skip', 'shell')).toBe('everywhere');
  expect(areaOf(AREAS, 'consent.title', undefined)).toBe('everywhere');
});

test('the beginning of an id wins over the folder, and the longer one over the shorter', () => {
  expect(areaOf(AREAS, 'bag.added', 'cart')).toBe('everywhere');
  expect(areaOf(AREAS, 'shell.bag.total', 'shell')).toBe('bag');
  expect(areaOf({ ...AREAS, total: ['shell.bag.total'] }, 'shell.bag.total', 'shell')).toBe('total');
  expect(areaOf(AREAS, 'consent.necessary.text', 'consent')).toBe('dialog');
});
