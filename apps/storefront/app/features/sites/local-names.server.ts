import { displayNameId } from './sites.rules.ts';

// Names and lists are made here and not in the browser: the two may know different editions of a language's data,
// and a page must not change its words while it comes alive.

// One per language: making one costs more than all the names of a page.
const NAMES = new Map<string, Intl.DisplayNames>();

/** The country in the visitor's language. English keeps the brand's own names, such as "Belgium (French)". */
export function countryNameIn(lang: string, name: string, iso: string | null): string {
  if (!iso || lang.startsWith('en') || displayNameId(name)) return name;
  const names = NAMES.get(lang) ?? new Intl.DisplayNames([lang], { type: 'region' });
  NAMES.set(lang, names);
  return names.of(iso) ?? name;
}

/** The families of some models, each once: "Lupo, Tramontana and Passo". */
export function familiesIn(lang: string, names: string[]): string {
  const families = new Set(names.map((name) => name.split(' ')[0] ?? name));
  // Isolated, so that Latin names keep their order in a right-to-left list.
  const isolated = [...families].map((name) => `\u2068${name}\u2069`);
  // As a list of words: as units of measure Chinese and Japanese would put nothing between them.
  return new Intl.ListFormat(lang, { type: 'conjunction', style: 'narrow' }).format(isolated);
}
