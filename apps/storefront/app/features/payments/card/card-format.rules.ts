import creditCardType from 'credit-card-type';

export const digitsOf = (text: string) => text.replace(/\D/g, '');

const LONGEST_NUMBER = 19;
const LONGEST_CODE = 4;

/** The one brand a beginning can belong to; null while it may be several. */
export function brandOf(number: string) {
  const digits = digitsOf(number);
  const found = digits === '' ? [] : creditCardType(digits);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Grouped as it stands on the card of that brand: 4-4-4-4, or 4-6-5 for American Express. */
export function formatCardNumber(text: string): string {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, brand ? Math.max(...brand.lengths) : LONGEST_NUMBER);
  const gaps = brand?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, place) => (gaps.includes(place) ? ` ${digit}` : digit)).join('');
}

/** `MM / YY`. A month that can only be one figure gets its nought. */
export function formatExpiry(text: string, isDeleting = false): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  // A wallet's "08 / 2030" means the same year.
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (isDeleting && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** What is sent: two figures each (PAY-GATEWAY-02). */
export function splitExpiry(text: string): { month: string; year: string } {
  const digits = digitsOf(text);
  return { month: digits.slice(0, 2), year: digits.slice(2, 4) };
}

export function formatCode(text: string, number = ''): string {
  return digitsOf(text).slice(0, brandOf(number)?.code.size ?? LONGEST_CODE);
}

export const formatDocument = (text: string) => digitsOf(text).slice(0, 20);

/** The first seven figures, never a space among them (C-10); the server takes as many as its provider wants. */
export const BIN_LENGTH = 7;
export const binOf = (number: string) => digitsOf(number).slice(0, BIN_LENGTH);
