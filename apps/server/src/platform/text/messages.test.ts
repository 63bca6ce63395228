import { readdirSync, readFileSync } from 'node:fs';
import { findTranslationErrors } from '@paddock/i18n/compare-catalogues';
import { CATALOGUE_LOCALES, isEdition, languageTag } from '@paddock/i18n/locales';
import { expect, test } from 'vitest';
import { translate } from './messages.ts';

const read = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../../messages/${locale}.json`, import.meta.url), 'utf8'));

test.each(CATALOGUE_LOCALES)(
  'every sentence of the api exists in %s, with all its plural forms',
  (locale) => {
    expect(findTranslationErrors(read(locale), read('en'), { language: languageTag(locale) })).toEqual([]);
  },
);

test('there is no catalogue of a locale we do not know', () => {
  const files = readdirSync(new URL('../../messages/', import.meta.url)).map((name) =>
    name.replace('.json', ''),
  );
  expect(files.filter((name) => !isEdition(name)).sort()).toEqual([...CATALOGUE_LOCALES].sort());
});

test('plurals follow the language', () => {
  expect(translate('pl', 'rate_limited', { seconds: 5 })).toContain('5 sekund.');
  expect(translate('pl', 'rate_limited', { seconds: 2 })).toContain('2 sekundy.');
  expect(translate('ar', 'rate_limited', { seconds: 2 })).toContain('ثانيتين');
});

test('a locale we do not speak is answered in English', () => {
  expect(translate('nl', 'not_found')).toBe('Not found.');
});

test('an edition has its own words, and those of its base', () => {
  expect(translate('en-US', 'order_not_cancellable')).toContain('canceled');
  expect(translate('en', 'order_not_cancellable')).toContain('cancelled');
  expect(translate('en-US', 'not_found')).toBe('Not found.');
});
