import { expect, test } from 'vitest';
import { hasVisitorMark, siteCookie } from './visitor-mark.ts';

test('only the mark itself is one', () => {
  expect(hasVisitorMark('Visitor=1')).toBe(true);
  expect(hasVisitorMark('Consent=x; Visitor=1')).toBe(true);
  for (const cookies of ['', 'Consent=x', 'OtherVisitor=1', 'a=Visitor=1', 'Visitor'])
    expect(hasVisitorMark(cookies), cookies).toBe(false);
});

test('[SITES-24] the site is remembered as country/locale for the whole host, and written once', () => {
  const cookie = siteCookie('it-en', 'Consent=x');
  expect(cookie).toBe('CountryLocale=it%2Fen; Path=/; Secure; SameSite=Lax; Max-Age=31536000');
  expect(siteCookie('it-en', 'Consent=x; CountryLocale=it%2Fen')).toBeNull();
  expect(siteCookie('it-it', 'CountryLocale=it%2Fen')).toContain('CountryLocale=it%2Fit;');
});
