import { expect, test } from 'vitest';
import { cardBrandsOf } from './card-brands.ts';

test('[RESULT-10] an account names its brands, however its provider separates and spells them', () => {
  const settings = { brands: 'VISA MASTER AMEX' };
  expect(cardBrandsOf({ provider: 'datafast', settings })).toEqual(['visa', 'mastercard', 'amex']);
  expect(cardBrandsOf({ provider: 'stripe', settings: {} })).toEqual(['visa', 'mastercard', 'amex']);
  expect(cardBrandsOf({ provider: 'payphone', settings: {} })).toEqual([]);
});
