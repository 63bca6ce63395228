import { expect, test } from 'vitest';
import { languageUrl } from './language-link.tsx';

test('inside a country a change of language takes session and bag along; another country starts fresh', () => {
  expect(languageUrl('/it-en', 'it-it')).toBe('/it-it/language/en');
  expect(languageUrl('/es-es', 'it-it')).toBe('/es-es');
  expect(languageUrl('/it-it', 'it-it')).toBe('/it-it');
  expect(languageUrl('/it-en', null)).toBe('/it-en');
});
