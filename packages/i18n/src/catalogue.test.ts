import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue, readCatalogue, withFallback } from './catalogue.ts';
import { catalogueOf, isRtl, languageTag } from './locales.ts';
import { speak } from './speak.ts';

function anApp(catalogues: Record<string, Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'paddock-i18n-'));
  mkdirSync(join(root, 'bag'));
  mkdirSync(join(root, 'messages'));
  for (const [locale, messages] of Object.entries(catalogues)) {
    const file = locale === 'en' ? 'bag/messages.en.json' : `messages/${locale}.json`;
    writeFileSync(join(root, file), JSON.stringify(messages));
  }
  return root;
}

const ENGLISH = {
  'bag.title': 'Bag',
  'bag.add': 'Add to bag',
  'bag.items': '{count, plural, one {# item} other {# items}}',
};

test('[I18N-02] a set with two entries falls back to English key by key', () => {
  const root = anApp({ en: ENGLISH, pl: { 'bag.title': 'Koszyk', 'bag.add': 'Dodaj do koszyka' } });
  const polish = speak('pl', loadCatalogue(root, 'pl'));
  expect(polish.say('bag.title')).toBe('Koszyk');
  expect(polish.say('bag.items', { count: 1 })).toBe('1 item');
});

test('[SITES-17] right to left are he, ar and fa, and no others', () => {
  for (const locale of ['he', 'ar', 'fa']) expect(isRtl(locale)).toBe(true);
  for (const locale of ['en', 'it', 'ja', 'kh', 'zh', 'vi', 'el', 'nl', 'ur'])
    expect(isRtl(locale)).toBe(false);
});

test('an English sentence in a right-to-left page keeps its own direction', () => {
  expect(withFallback({}, { a: 'Hello.' }, 'fa')).toEqual({ a: '\u2068Hello.\u2069' });
  expect(withFallback({}, { a: 'Hello.' }, 'de')).toEqual({ a: 'Hello.' });
});

test('[I18N-03] a language without a set is English, and says so', () => {
  expect(catalogueOf('nl')).toBe('en');
  expect(languageTag('nl', 'BE')).toBe('en-BE');
  expect(languageTag('kh', 'kh')).toBe('km-KH');
  expect(languageTag('it')).toBe('it');
});

test('plural forms are the language’s own', () => {
  const forms = '{count, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}';
  const root = anApp({ en: ENGLISH, ar: { 'bag.items': forms } });
  const arabic = speak('ar', loadCatalogue(root, 'ar'));
  expect([0, 1, 2, 3, 11, 100].map((count) => arabic.say('bag.items', { count }))).toEqual([
    'z',
    'o',
    't',
    'f',
    'm',
    'x',
  ]);
});

test('a key defined twice is refused', () => {
  const root = anApp({ en: ENGLISH });
  mkdirSync(join(root, 'shop'));
  writeFileSync(join(root, 'shop/messages.en.json'), JSON.stringify({ 'bag.title': 'Basket' }));
  expect(() => readCatalogue(root, 'en')).toThrow('"bag.title"');
});
