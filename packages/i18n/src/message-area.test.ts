import { expect, test } from 'vitest';
import { areaOf } from './message-area.ts';

const AREAS = {
  everywhere: ['bag.added'],
  shop: ['products.', 'inventory.'],
  bag: ['bag.', 'shell.bag.'],
  dialog: ['consent.always', 'consent.ne'],
};

test('a message belongs to the area that names the beginning of its id', () => {
  expect(areaOf(AREAS, 'products.lead')).toBe('shop');
  expect(areaOf(AREAS, 'consent.necessary.text')).toBe('dialog');
});

test('a message that no area names comes with every page', () => {
  expect(areaOf(AREAS, 'shell.skip')).toBe('everywhere');
  expect(areaOf(AREAS, 'consent.title')).toBe('everywhere');
});

test('the longer beginning wins over the shorter', () => {
  expect(areaOf(AREAS, 'bag.added')).toBe('everywhere');
  expect(areaOf(AREAS, 'shell.bag.total')).toBe('bag');
  expect(areaOf({ ...AREAS, total: ['shell.bag.total'] }, 'shell.bag.total')).toBe('total');
});
