import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { applyOverlay, spellEdition } from './editions.ts';
import { baseOf, catalogueOf, EDITIONS, isFamilyNameFirst, languageTag } from './locales.ts';
import { speak } from './speak.ts';

const root = mkdtempSync(path.join(tmpdir(), 'editions-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, 'messages'));
const write = (locale: string, messages: object) =>
  writeFileSync(path.join(root, 'messages', `${locale}.json`), JSON.stringify(messages));
write('en', { color: 'Colour', hello: 'Hello', street: 'Street' });
write('en-US', { color: 'Color' });
write('de', { color: 'Farbe', street: 'Straße' });
write('zh', { color: '颜色' });

describe('lookup', () => {
  const say = (locale: string, id: string) => speak(locale, loadCatalogue(root, locale)).say(id);

  test('a text comes from the edition, else from its base, else from English', () => {
    expect(say('en-US', 'color')).toBe('Color');
    expect(say('en-US', 'hello')).toBe('Hello');
    expect(say('zh-Hant', 'color')).toBe('颜色');
    expect(say('zh-Hant', 'hello')).toBe('Hello');
    expect(say('en', 'color')).toBe('Colour');
  });

  test('an edition without any file is its base', () =>
    expect(loadCatalogue(root, 'zh-Hant')).toEqual(loadCatalogue(root, 'zh')));

  test('Swiss German has no ß, also in texts of its base', () => {
    expect(say('de-CH', 'street')).toBe('Strasse');
    expect(say('de', 'street')).toBe('Straße');
  });
});

describe('tags', () => {
  test.each([
    ['en-US', 'us', 'en-US'],
    ['es-419', 'MX', 'es-MX'],
    ['es-419', 'US', 'es-US'],
    ['zh-Hant', 'HK', 'zh-Hant-HK'],
    ['de-CH', 'CH', 'de-CH'],
    ['zh-Hant', null, 'zh-Hant'],
    ['es-419', undefined, 'es-419'],
    ['en', 'CA', 'en-CA'],
  ])('%s in %s is %s', (locale, country, tag) => {
    expect(languageTag(locale, country)).toBe(tag);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  test('the locale of the URL is the base, and its customs hold in the edition', () => {
    expect(EDITIONS.map((edition) => baseOf(edition))).toEqual(['de', 'en', 'es', 'zh']);
    expect(baseOf('nl')).toBe('nl');
    expect(catalogueOf('zh-Hant')).toBe('zh-Hant');
    expect(catalogueOf('en-GB')).toBe('en');
    expect(isFamilyNameFirst('zh-Hant')).toBe(true);
  });
});

describe('overlays of brand files', () => {
  const base = {
    title: 'Colour',
    blocks: [
      { type: 'text', html: 'tyre' },
      { type: 'media', alt: 'a' },
    ],
  };

  test('objects are merged by key, arrays by index', () => {
    const changed = { ...base, blocks: [{ type: 'text', html: 'tire' }, base.blocks[1]] };
    expect(applyOverlay(base, { blocks: { 0: { html: 'tire' } } })).toEqual(changed);
    expect(applyOverlay(base, { blocks: [{ html: 'tire' }] })).toEqual(changed);
    expect(applyOverlay(base, { blocks: [{ type: 'text', html: 'tire' }, null] })).toEqual(changed);
    expect(applyOverlay(base, {})).toEqual(base);
  });

  test('the spelling of an edition reaches every text of a file, and no other locale', () => {
    expect(spellEdition('de-CH', { a: ['Spaß', { b: 'GROẞ', n: 1 }] })).toEqual({
      a: ['Spass', { b: 'GROSS', n: 1 }],
    });
    expect(spellEdition('de', 'Spaß')).toBe('Spaß');
  });

  test('Swiss German has its own quotation marks, digits and bicycles', () => {
    expect(spellEdition('de-CH', '„22.000“ in 1.5 l, am 1.10.2026')).toBe('«22’000» in 1.5 l, am 1.10.2026');
    expect(spellEdition('de-CH', 'Fahrrad, des Fahrrads, Fahrräder, mit Fahrrädern, Fahrradläden')).toBe(
      'Velo, des Velos, Velos, mit Velos, Veloläden',
    );
  });
});
