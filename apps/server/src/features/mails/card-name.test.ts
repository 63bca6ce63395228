import { expect, test } from 'vitest';
import { cardName } from './card-name.ts';

test.each([
  ['visa', 'Visa'],
  ['VISA', 'Visa'],
  ['master', 'Mastercard'],
  ['American Express', 'American Express'],
  ['diners-club', 'Diners Club'],
  ['verve', 'Verve'],
])('[RESULT-07] a provider’s %s is written %s', (brand, name) => expect(cardName(brand)).toBe(name));
