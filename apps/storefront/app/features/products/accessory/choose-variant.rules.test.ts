import { describe, expect, test } from 'vitest';
import { chooseVariant, listOptions, type Variant } from './choose-variant.rules.ts';

const COLOUR = 1;
const SIZE = 2;
const value = (attribute_id: number, value_id: number, content: string) => ({
  attribute_id,
  value_id,
  slug: attribute_id === COLOUR ? 'colour' : 'size',
  content,
  color1: null,
  color2: null,
});
const BLACK = value(COLOUR, 10, 'Black');
const WHITE = value(COLOUR, 11, 'White');
const [S, M, L] = [value(SIZE, 20, 'S'), value(SIZE, 21, 'M'), value(SIZE, 22, 'L')];
const variant = (id: number, count: number, ...values: Variant['values']): Variant => ({ id, count, values });

const HELMET = [
  variant(1, 0, BLACK, S),
  variant(2, 2, BLACK, M),
  variant(3, 1, BLACK, L),
  variant(4, 0, WHITE, S),
  variant(5, 0, WHITE, M),
  variant(6, 3, WHITE, L),
];

describe('[ACCESSORIES-02] the variant shown first', () => {
  test('without a choice it is the first that can be bought', () =>
    expect(chooseVariant(HELMET, {})?.id).toBe(2));
  test('a full choice is kept even when it is sold out', () =>
    expect(chooseVariant(HELMET, { [COLOUR]: 11, [SIZE]: 21 })?.id).toBe(5));
  test('a colour alone leads to a size of it that can be bought', () =>
    expect(chooseVariant(HELMET, { [COLOUR]: 11 })?.id).toBe(6));
  test('a choice that no variant has is ignored', () =>
    expect(chooseVariant(HELMET, { [COLOUR]: 99 })?.id).toBe(2));
  test('a product without variants has none', () => expect(chooseVariant([], {})).toBeNull());
});

test('[ACCESSORIES-03] sizes that are sold out in the chosen colour are marked, the others are not', () => {
  const sizesIn = (id: number) =>
    listOptions(HELMET, HELMET.find((one) => one.id === id) as Variant)
      .find((group) => group.slug === 'size')
      ?.options.map(({ content, isSoldOut, isChosen }) => [content, isSoldOut, isChosen]);
  expect(sizesIn(2)).toEqual([
    ['S', true, false],
    ['M', false, true],
    ['L', false, false],
  ]);
  expect(sizesIn(6)).toEqual([
    ['S', true, false],
    ['M', true, false],
    ['L', false, true],
  ]);
});

test('an option keeps the other choice where such a variant exists', () => {
  const [colours] = listOptions(HELMET, HELMET[1] as Variant);
  expect(colours?.options.find((option) => option.id === 11)?.values).toEqual({ [COLOUR]: 11, [SIZE]: 21 });
  const without = HELMET.filter((one) => one.id !== 5);
  const [others] = listOptions(without, without[1] as Variant);
  expect(others?.options.find((option) => option.id === 11)?.values).toEqual({ [COLOUR]: 11, [SIZE]: 22 });
});
