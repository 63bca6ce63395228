import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { baseOf, CATALOGUE_LOCALES, catalogueOf } from '@paddock/i18n/locales';
import { readSynonyms, type SynonymFile, type Synonyms } from '@paddock/text-search/synonyms';

// Raise it when the way a text is taken apart changes: every document is then made again.
const RULES = 3;

const files = CATALOGUE_LOCALES.map((locale) => {
  const text = readFileSync(new URL(`synonyms/${locale}.json`, import.meta.url), 'utf8');
  return { locale, text };
});

/** Names the rules and the synonyms a document was made by. */
export const RECIPE = createHash('sha256')
  .update([RULES, ...files.map((file) => file.text)].join('\n'))
  .digest('hex')
  .slice(0, 16);

const all = new Map<string, Synonyms>(
  files.map(({ locale, text }) => [locale, readSynonyms(JSON.parse(text) as SynonymFile, locale)]),
);

export function synonymsOf(locale: string): Synonyms {
  const found = all.get(baseOf(catalogueOf(locale)));
  if (!found) throw new Error(`No synonyms for ${locale}`);
  return found;
}
