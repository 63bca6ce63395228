import { fileURLToPath } from 'node:url';
import { compileCatalogue, loadCatalogue, type Messages } from '@paddock/i18n/catalogue';
import { CATALOGUE_NAMES, type CatalogueName, catalogueOf } from '@paddock/i18n/locales';
import { speak } from '@paddock/i18n/speak';
import type english from './messages.en.json';

export type MessageKey = keyof typeof english;

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

const released = new Map(CATALOGUE_NAMES.map((locale) => [locale, loadCatalogue(SOURCE, locale)]));
const speakers = new Map([...released].map(([locale, catalogue]) => [locale, speak(locale, catalogue)]));

/** From now on this process says these messages in the place of those of the release; earlier replacements end. */
export function replaceMessages(locale: CatalogueName, messages: Messages): void {
  speakers.set(locale, speak(locale, { ...released.get(locale), ...compileCatalogue(messages) }));
}

/** Words of a feature's own catalogue: `const say = wordsOf<keyof typeof english>()`, with its `messages.en.json`. */
export const wordsOf =
  <Key extends string>() =>
  (locale: string, key: Key, values: Record<string, string | number> = {}): string => {
    const speaker = speakers.get(catalogueOf(locale));
    return speaker ? speaker.say(key, values) : key;
  };

/** The sentence for a code in the request's locale; English when we do not speak it. */
export const translate = wordsOf<MessageKey>();
