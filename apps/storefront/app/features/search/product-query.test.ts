import { expect, test } from 'vitest';
import { productQuery } from './product-query.ts';

test('[CHOICE-08] a search carries its one colour, size and status to the product, and nothing else', () => {
  expect(productQuery({ color: 3, size: 7 }, { status: ['on_hand'] })).toBe(
    '?color=3&size=7&inventory_status=on_hand',
  );
  expect(productQuery({ color: null, size: 7 }, { status: ['in_transit', 'on_hand'] })).toBe('?size=7');
  expect(productQuery({ color: null, size: null }, { status: [] })).toBe('');
});
