import { expect, test } from 'vitest';
import {
  binOf,
  brandOf,
  formatCardNumber,
  formatCode,
  formatDocument,
  formatExpiry,
  splitExpiry,
} from './card-format.rules.ts';

test('[PAY-GATEWAY-11] a card number is grouped as its brand prints it', () => {
  expect(formatCardNumber('4507990000004905')).toBe('4507 9900 0000 4905');
  expect(formatCardNumber('373953192351004')).toBe('3739 531923 51004');
  expect(formatCardNumber('4507-9900 00')).toBe('4507 9900 00');
  expect(formatCardNumber('abc')).toBe('');
  expect(formatCardNumber('45')).toBe('45');
  // American Express has 15, whatever is pasted.
  expect(formatCardNumber('3739531923510049999')).toBe('3739 531923 51004');
});

test('a brand is named only when no other is possible', () => {
  expect(brandOf('4507 99')?.type).toBe('visa');
  expect(brandOf('5299 91')?.type).toBe('mastercard');
  expect(brandOf('')).toBeNull();
  expect(brandOf('6')).toBeNull();
});

test('[PAY-GATEWAY-02] [PAY-GATEWAY-10] the expiry is shown as MM / YY, figures only, and split in two and two', () => {
  expect(formatExpiry('0830')).toBe('08 / 30');
  expect(formatExpiry('8')).toBe('08 / ');
  expect(formatExpiry('1')).toBe('1');
  expect(formatExpiry('12')).toBe('12 / ');
  expect(formatExpiry('12 /', true)).toBe('12');
  expect(formatExpiry('a1b2c3d45')).toBe('12 / 34');
  expect(formatExpiry('08/2030')).toBe('08 / 30');
  expect(splitExpiry('08 / 30')).toEqual({ month: '08', year: '30' });
  expect(splitExpiry('08 / 2')).toEqual({ month: '08', year: '2' });
});

test('the security code has four figures at most, three where the brand has three', () => {
  expect(formatCode('12345')).toBe('1234');
  expect(formatCode('12a45', '4507990000004905')).toBe('124');
  expect(formatCode('12345', '373953192351004')).toBe('1234');
});

test('[PAY-GATEWAY-09] a document number is figures only', () => {
  expect(formatDocument('28.341.901')).toBe('28341901');
});

test('[PAY-GATEWAY-06] the bin is the first seven figures without the spaces between them', () => {
  expect(binOf('4507 9900 0000 4905')).toBe('4507990');
});
