import { expect, test } from 'vitest';
import { groupItems } from './cart-line.tsx';

const item = (uuid: string, over: Partial<Parameters<typeof groupItems>[0][number]> = {}) => ({
  uuid,
  variant_id: 1,
  is_accessory: true,
  unavailable: false,
  final_price: 1800,
  ...over,
});
const shape = (...items: ReturnType<typeof item>[]) =>
  groupItems(items).map((group) => group.items.map(({ uuid }) => uuid));

test('[ACCESSORIES-05] equal pieces of an accessory are one line of the bag, in the place of the first', () => {
  expect(shape(item('a'), item('b', { variant_id: 2 }), item('c'))).toEqual([['a', 'c'], ['b']]);
});

test('[ACCESSORIES-05] vehicles of one variant stay lines of their own', () => {
  expect(shape(item('a', { is_accessory: false }), item('b', { is_accessory: false }))).toEqual([
    ['a'],
    ['b'],
  ]);
});

test('pieces at different prices and pieces that are gone are not counted together', () => {
  expect(shape(item('a'), item('b', { final_price: 1500 }))).toEqual([['a'], ['b']]);
  expect(shape(item('a'), item('b', { unavailable: true }), item('c', { unavailable: true }))).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ]);
});
