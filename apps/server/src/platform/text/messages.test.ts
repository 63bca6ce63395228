import { readdirSync } from 'node:fs';
import { CATALOGUE_NAMES } from '@paddock/i18n/locales';
import { expect, test } from 'vitest';
import { translate } from './messages.ts';

test('there is no catalogue of a locale we do not know', () => {
  const files = readdirSync(new URL('../../messages/', import.meta.url));
  const known = CATALOGUE_NAMES.filter((name) => name !== 'en' && name !== 'de-CH');
  expect(files.sort()).toEqual(known.map((name) => `${name}.json`).sort());
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
