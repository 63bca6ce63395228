import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_NAMES, catalogueOf } from '@paddock/i18n/locales';
import { speak } from '@paddock/i18n/speak';
import type english from '../../messages/en.json';

export type MessageKey = keyof typeof english;

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

const speakers = new Map(
  CATALOGUE_NAMES.map((locale) => [locale, speak(locale, loadCatalogue(SOURCE, locale))]),
);

/** Words of a feature's own catalogue: `const say = wordsOf<keyof typeof english>()`, with its `messages/en.json`. */
export const wordsOf =
  <Key extends string>() =>
  (locale: string, key: Key, values: Record<string, string | number> = {}): string => {
    const speaker = speakers.get(catalogueOf(locale));
    return speaker ? speaker.say(key, values) : key;
  };

/** The sentence for a code in the request's locale; English when we do not speak it. */
export const translate = wordsOf<MessageKey>();
