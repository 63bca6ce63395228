import brand from 'virtual:brand';
import { expect, test } from 'vitest';
import { isCommon, isLongEnough } from './password.rules.ts';

test('ten signs are enough, however they are written', () => {
  expect(isLongEnough('lungomare')).toBe(false);
  expect(isLongEnough('lungomare1')).toBe(true);
  expect(isLongEnough('😀'.repeat(5))).toBe(false);
});

test('an often used password is common, a phrase is not', () => {
  for (const password of [
    ...[
      'Password123!',
      '1234567890',
      '9876543210',
      'qwertyuiop',
      'aaaaaaaaaaaa',
      '!!qwerty2024',
      'ILoveYou2024',
    ],
    ...['passwordpassword', '1q2w3e4r5t', `${brand.name.toLowerCase()}1911`],
  ]) {
    expect(isCommon(password), password).toBe(true);
  }
  for (const password of ['lungomare1911', 'quattro mele verdi', 'passo della Cisa', '7 febbraio 1988']) {
    expect(isCommon(password), password).toBe(false);
  }
});
