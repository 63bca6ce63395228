import { expect, test } from 'vitest';
import { LOCALES, TEXT_LOCALES } from './brand.schema.ts';
import { fillNumbers, formatNumber, openDictionary, type Texts } from './dictionary.ts';
import { readFiles, readGeneratedFiles, readTexts } from './read-brand.ts';
import { resolveBrand } from './resolve-brand.ts';

// Sentences are never the same in two languages; a single word (Scrambler, Carbon) may be.
const PROSE = /\.(headline|tagline|description|title|text|q|a)$/;
const wordsIn = (text: string) => text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
const holesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** What is wrong with the files of texts: one line each. `used` is what the brand's data asks for. */
function findTextFaults(texts: Texts, used: ReadonlySet<string>, same: ReadonlySet<string>): string[] {
  const keys = Object.keys(texts.en);
  const faults = keys.filter((key) => !used.has(key)).map((key) => `en ${key}: nothing asks for it`);
  for (const locale of LOCALES.filter((code) => code !== 'en')) {
    const own = texts[locale];
    for (const key of Object.keys(own)) if (!(key in texts.en)) faults.push(`${locale} ${key}: left over`);
    for (const key of keys) {
      const [english = '', text] = [texts.en[key], own[key]];
      if (!text) faults.push(`${locale} ${key}: missing`);
      else if (holesIn(text) !== holesIn(english)) faults.push(`${locale} ${key}: other placeholders`);
      else if (text === english && !same.has(key) && (PROSE.test(key) || wordsIn(english) > 2))
        faults.push(`${locale} ${key}: still English`);
    }
  }
  return faults;
}

const [files, texts, made] = await Promise.all([readFiles(), readTexts(), readGeneratedFiles()]);

// Names and figures that no language changes.
const SAME = new Set(['value.fits-panniers']);

test('every text is there in all fifteen languages, translated, and asked for', () => {
  const dictionary = openDictionary(texts);
  resolveBrand(files, dictionary, made);
  expect(findTextFaults(texts, dictionary.used, SAME)).toEqual([]);
});

test('[RESULT-10] payment methods are named for people: no processor, and no two of a site alike', () => {
  const { checkout } = files;
  const processors = /payway|mercado ?pago|paymentez|datafast|stripe/i;
  const dictionary = openDictionary(texts);
  for (const [site, { payments }] of Object.entries(checkout.sites)) {
    const names = payments.map(({ method }) => dictionary.words(checkout.methods[method]?.name ?? ''));
    for (const locale of LOCALES) {
      const own = names.map((name) => name[locale]);
      expect(new Set(own).size, `${site} ${locale}`).toBe(own.length);
      expect(
        own.filter((name) => processors.test(name ?? '')),
        `${site} ${locale}`,
      ).toEqual([]);
    }
  }
});

test('a missing, a left over, an untranslated and a broken text are each named', () => {
  const english = {
    'a.headline': 'Two modes',
    'b.kind': 'Scrambler',
    'c.text': '{n} bends',
    'd.name': 'Gone',
  };
  const own = { 'a.headline': 'Two modes', 'b.kind': 'Scrambler', 'c.text': 'virages', 'e.name': 'Reste' };
  const french = Object.fromEntries(
    LOCALES.map((locale) => [locale, { ...english, 'a.headline': locale, 'c.text': `{n} ${locale}` }]),
  );
  const faulty = { ...french, en: english, fr: own } as unknown as Texts;
  expect(findTextFaults(faulty, new Set(['a.headline', 'b.kind', 'c.text']), new Set())).toEqual([
    'en d.name: nothing asks for it',
    'fr e.name: left over',
    'fr a.headline: still English',
    'fr c.text: other placeholders',
    'fr d.name: missing',
  ]);
});

test('a text missing in English is refused, one not yet translated reads English', () => {
  const empty = Object.fromEntries(TEXT_LOCALES.map((locale) => [locale, {}]));
  const dictionary = openDictionary({ ...empty, en: { hello: 'Hello' } } as unknown as Texts);
  expect(dictionary.words('hello').fr).toBe('Hello');
  expect(() => dictionary.words('bye')).toThrow('texts/en.json has no "bye"');
});

test('numbers are written as the language writes them, in Western digits', () => {
  expect(formatNumber('de', 1445)).toBe('1.445');
  expect(formatNumber('it', '69.0')).toBe('69,0');
  expect(formatNumber('ar', '14.5')).toMatch(/^14[.,٫]5$/);
  expect(formatNumber('kh', 8500)).toMatch(/^8[.,]500$/);
  expect(formatNumber('en', 'XL')).toBe('XL');
});

test('a pattern may ask for the unit of the United States beside the number itself', () => {
  expect(fillNumbers('en-US', '{n|mm} ({n} mm)', { n: 1445 })).toBe('56.9 in (1,445 mm)');
  expect(fillNumbers('de', '{n} mm, {m}', { n: 1445 })).toBe('1.445 mm, {m}');
  expect(() => fillNumbers('en-US', '{n|feet}', { n: 1 })).toThrow('unknown unit feet');
});
