import { baseOf } from '@paddock/i18n/locales';

// Letters that are not a plain letter with a mark on it.
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ə: 'e',
  // Arabic and Persian write these in several ways and mean one.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};

/** A town's name as it is searched: "Saint-Étienne" and "saint etienne" are one. */
export function townKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıəةىیکـ]/gu, (letter) => SPELLED[letter] ?? letter)
    .replace(/['’‘`´ʻʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The first key that no longer begins like this one. */
export const afterKey = (key: string) => `${key}\u{10ffff}`;

/** A shorter prefix is too ambiguous for a similarity search. */
const SHORTEST_GUESS = 4;
export const allowsFuzzyMatch = (key: string) => key.length >= SHORTEST_GUESS;

/** As `postcode_key` is made; null when there is no figure in it, or too little to be a postcode. */
export function postcodeKey(typed: string): string | null {
  const key = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return key.length >= 2 && key.length <= 10 && /\d/.test(key) ? key : null;
}

/** How large a town must be to have its name on a map that is so many degrees wide. */
export function minPopulation(width: number): number {
  if (width >= 40) return 1_000_000;
  if (width >= 15) return 300_000;
  if (width >= 6) return 100_000;
  if (width >= 2.5) return 15_000;
  return width >= 0.8 ? 5000 : 0;
}

// Regions are known by their Latin name only; among words of another script they would stand out.
const OTHER_SCRIPTS = new Set(['ar', 'el', 'fa', 'he', 'ja', 'kh', 'zh']);
export const readsLatin = (locale: string) => !OTHER_SCRIPTS.has(baseOf(locale));
