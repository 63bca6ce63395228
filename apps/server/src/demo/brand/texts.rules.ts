import { LOCALES } from './brand.schema.ts';
import type { Texts } from './dictionary.ts';

// Sentences are never the same in two languages; a single word (Scrambler, Carbon) may be.
const PROSE = /\.(headline|tagline|description|title|text|q|a)$/;
const wordsIn = (text: string) => text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
const holesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** What is wrong with the files of texts: one line each. `used` is what the brand's data asks for. */
export function findTextFaults(texts: Texts, used: ReadonlySet<string>, same: ReadonlySet<string>): string[] {
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
