import { readdirSync } from 'node:fs';
import { CATALOGUE_LOCALES, isEdition } from '@paddock/i18n/locales';
import { expect, test } from 'vitest';
import { translate } from './messages.ts';

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
