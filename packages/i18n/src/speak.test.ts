import { fileURLToPath } from 'node:url';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { compileCatalogue, loadCatalogue } from './catalogue.ts';
import { CATALOGUE_NAMES, languageTag } from './locales.ts';
import { speak } from './speak.ts';

const ROOTS = ['storefront/app', 'server/src'].map((app) =>
  fileURLToPath(new URL(`../../../apps/${app}`, import.meta.url)),
);
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 1_000_000, 1.5, -1];

const argumentsOf = (message: unknown): string[] =>
  Array.isArray(message)
    ? message.flatMap((part) =>
        Array.isArray(part) ? [String(part[0]), ...Object.values(part[2] ?? {}).flatMap(argumentsOf)] : [],
      )
    : [];

const bareArguments = (message: unknown): string[] =>
  Array.isArray(message)
    ? message.flatMap((part) =>
        Array.isArray(part)
          ? [...(part[1] ? [] : [String(part[0])]), ...Object.values(part[2] ?? {}).flatMap(bareArguments)]
          : [],
      )
    : [];

test.each(CATALOGUE_NAMES)(
  '%s: every message with every kind of count is formatted as Lingui does',
  (locale) => {
    const tag = languageTag(locale);
    let compared = 0;
    for (const root of ROOTS) {
      const catalogue = loadCatalogue(root, locale);
      const speaker = speak(locale, catalogue);
      const lingui = setupI18n({ locale: tag, messages: { [tag]: catalogue } });
      for (const [id, message] of Object.entries(catalogue)) {
        const names = argumentsOf(message);
        for (const count of names.length > 0 ? COUNTS : [0]) {
          const values = Object.fromEntries(names.map((name) => [name, count]));
          const text = speaker.say(id, values);
          // Lingui prints a bare number as JavaScript does; here it has the digits of the language.
          const bare = new Set(bareArguments(message));
          const written = Object.fromEntries(
            names.map((name) => [name, bare.has(name) ? speaker.digits(count) : count]),
          );
          if (text !== lingui._(id, written))
            expect({ id, count, text }).toEqual({ id, count, text: lingui._(id, written) });
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(2000);
  },
);

test('a word chooses by its name, a count inside counts, and a message without words is text by its id', () => {
  const speaker = speak(
    'en',
    compileCatalogue({
      who: '{who, select, dealer {The dealer {name}} other {Somebody}} {count, plural, =0 {has none} one {has #} other {has #}}',
      other: 'Other',
    }),
  );
  expect(speaker.say('who', { who: 'dealer', name: 'Rossi', count: 1234 })).toBe(
    'The dealer Rossi has 1,234',
  );
  expect(speaker.say('who', { who: 'constructor', count: 0 })).toBe('Somebody has none');
  expect(speaker.say('missing')).toBe('missing');
  speaker.load(compileCatalogue({ missing: 'Here now', other: 'Another' }));
  expect(speaker.say('missing') + speaker.say('other')).toBe('Here nowAnother');
});

test('numbers in a message have the digits of its language, texts keep theirs', () => {
  const words = compileCatalogue({
    page: '{page} / {pages}',
    many: '{count, plural, one {#} other {#}}',
    order: '{code}',
  });
  const read = (locale: string) => {
    const speaker = speak(locale, words);
    return [
      speaker.say('page', { page: 3, pages: 12 }),
      speaker.say('many', { count: 45 }),
      speaker.say('many', { count: 6789 }),
      speaker.say('order', { code: 'K7Q2' }),
      speaker.digits('10:30'),
    ];
  };
  expect(read('fa')).toEqual(['۳ / ۱۲', '۴۵', '۶٬۷۸۹', 'K7Q2', '۱۰:۳۰']);
  for (const locale of ['ar', 'en', 'he', 'kh'])
    expect(read(locale)).toEqual(['3 / 12', '45', '6,789', 'K7Q2', '10:30']);
});
