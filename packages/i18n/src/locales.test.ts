import { expect, test } from 'vitest';
import { CATALOGUE_LOCALES, clockStyle, isRtl, languageTag } from './locales.ts';

const AFTERNOON = new Date('2026-11-19T15:06:00Z');

// A time stands at the end of sentences ("… by Thursday, 3:06 p. m.") in every catalogue.
test.each([...CATALOGUE_LOCALES, 'es-AR', 'es-EC', 'es-MX', 'el-CY', 'en-US'])(
  'a time in %s does not end in a full stop',
  (tag) => {
    const time = { hour: 'numeric', minute: '2-digit', ...clockStyle(tag), timeZone: 'UTC' } as const;
    const text = new Intl.DateTimeFormat(tag === 'kh' ? 'km' : tag, time).format(AFTERNOON);
    expect(text).toMatch(/[^.]$/);
  },
);

test('[C-12] `kh` of the URL is the language `km`; Hebrew, Arabic and Persian have their own words, from right to left', () => {
  expect([languageTag('kh'), languageTag('kh', 'kh')]).toEqual(['km', 'km-KH']);
  expect(CATALOGUE_LOCALES.filter(isRtl)).toEqual(['ar', 'fa', 'he']);
});
