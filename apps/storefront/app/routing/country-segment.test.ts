import { expect, test } from 'vitest';
import { readSegment } from './country-segment.ts';

test('[SHELL-01] [H-07] the first segment is a country, a dash and a language', () => {
  expect(readSegment('it-it')).toEqual({ ok: true, country: 'it', locale: 'it' });
  expect(readSegment('global-en')).toEqual({ ok: true, country: 'global', locale: 'en' });
  for (const segment of [undefined, '', 'news', 'IT-IT', 'ita-it', 'it-ita', 'it_it', 'it-it-it', '..']) {
    expect(readSegment(segment), segment).toEqual({ ok: false, code: 'no_country' });
  }
});

test('[SHELL-51] a country alone lacks its language', () => {
  expect(readSegment('it')).toEqual({ ok: false, code: 'no_locale' });
  expect(readSegment('global')).toEqual({ ok: false, code: 'no_locale' });
});

test('[H-07] an old code points to the new one', () => {
  expect(readSegment('uk-en')).toEqual({ ok: false, code: 'alias', segment: 'gb-en' });
});
