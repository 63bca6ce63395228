import { expect, test } from 'vitest';
import { formatDistance } from './distances.ts';

test('[NEARME-08] whole kilometres, or miles where the site drives in miles', () => {
  expect(formatDistance(11_600, 'metric', 'it-IT')).toBe('12 km');
  expect(formatDistance(1_234_000, 'metric', 'it-IT')).toBe('1234 km');
  expect(formatDistance(11_600, 'imperial_us', 'en-US')).toBe('7 mi');
  expect(formatDistance(11_600, 'imperial_uk', 'en-GB')).toMatch(/^7\s?mi$/);
});

test('[NEARME-08] in the words and digits of the language', () => {
  expect(formatDistance(12_000, 'metric', 'ar-AE')).toBe('12 كم');
  expect(formatDistance(12_000, 'metric', 'fa-IR')).toContain('۱۲');
  expect(formatDistance(12_000, 'metric', 'ja-JP')).toBe('12 km');
});

test('[NEARME-08] never less than one: the place itself is rounded', () => {
  expect(formatDistance(0, 'metric', 'it-IT')).toBe('1 km');
  expect(formatDistance(700, 'imperial_us', 'en-US')).toBe('1 mi');
});
