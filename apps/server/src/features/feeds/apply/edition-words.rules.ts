import { spellEdition } from '@paddock/i18n/editions';
import { baseOf, EDITIONS } from '@paddock/i18n/locales';

/** New words of a language replace those of its editions too, which were written over the old ones. */
export function withEditions(words: Readonly<Record<string, string>> = {}): Record<string, string> {
  const derived = EDITIONS.flatMap((edition) => {
    const text = words[baseOf(edition)];
    return text === undefined ? [] : [[edition, spellEdition(edition, text)]];
  });
  return { ...Object.fromEntries(derived), ...words };
}
