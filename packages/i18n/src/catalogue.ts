import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { spellEdition } from './editions.ts';
import { baseOf, DEFAULT_LOCALE, isEdition, isRtl } from './locales.ts';

export type Messages = Record<string, string>;
export type CompiledCatalogue = Record<string, CompiledMessage>;

/** One folder or several: the messages below all of them make one catalogue. */
type Roots = string | readonly string[];

/** Every `messages.<locale>.json` beside a feature, and every `messages/<locale>.json` of a whole app. */
function catalogueFiles(root: Roots, locale: string): string[] {
  return [root]
    .flat()
    .flatMap((folder) =>
      globSync(`**/messages{.,/}${locale}.json`, { cwd: folder }).map((name) => join(folder, name)),
    )
    .sort();
}

export function readCatalogue(root: Roots, locale: string): Messages {
  const messages: Messages = {};
  for (const file of catalogueFiles(root, locale)) {
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Messages)) {
      if (id in messages)
        throw new Error(`Message "${id}" of locale "${locale}" is defined twice, again in ${file}`);
      messages[id] = text;
    }
  }
  return messages;
}

// First-strong isolates do for a sentence what dir="auto" does for an element: an English sentence that stands in
// for a missing one keeps its own direction inside a right-to-left page.
const isolate = (text: string) => `\u2068${text}\u2069`;

/** A locale's messages over English, key by key. */
export function withFallback(own: Messages, english: Messages, locale: string): Messages {
  const borrowed = Object.entries(english).filter(([id]) => !own[id]);
  return {
    ...Object.fromEntries(borrowed.map(([id, text]) => [id, isRtl(locale) ? isolate(text) : text])),
    ...own,
  };
}

export function compileCatalogue(messages: Messages): CompiledCatalogue {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]));
}

/** What a process needs to speak a locale or an edition: read, completed from its base and English, compiled. */
export function loadCatalogue(root: Roots, locale: string): CompiledCatalogue {
  const english = readCatalogue(root, DEFAULT_LOCALE);
  const own = (name: string) =>
    name === DEFAULT_LOCALE ? english : withFallback(readCatalogue(root, name), english, name);
  if (!isEdition(locale)) return compileCatalogue(own(locale));
  const overlay = readCatalogue(root, locale);
  return compileCatalogue(spellEdition(locale, { ...own(baseOf(locale)), ...overlay }));
}
