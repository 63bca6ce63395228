const MIN_LETTERS = 2;
const MAX_LETTERS = 80;
const MAX_WORDS = 6;
// The last character of Unicode: every word that begins with the prefix sorts before prefix + this.
const LAST = '\u{10FFFF}';

/** As `search_key` in the database: lower case without accents. */
const toKey = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '');

/** Words as the database splits them; an address is one word as well. */
const wordsOf = (token: string): string[] =>
  token.includes('@') ? [token.toLowerCase()] : (toKey(token).match(/[^\s\p{P}\p{S}]+/gu) ?? []);

/**
 * What a search text can be: the number of a ticket, and ranges of words, `from <= word < to`. The longest word stands
 * first, because it has the fewest tickets; without words the text is too short to search for.
 */
export function readTicketSearch(text: string) {
  const words = [...new Set(text.split(/\s+/).flatMap(wordsOf))]
    .map((word) => word.slice(0, MAX_LETTERS))
    .filter(({ length }) => length >= MIN_LETTERS)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS);
  return {
    code: text.replace(/[\s-]+/g, '').toUpperCase(),
    words: words.map((word) => ({ from: word, to: word + LAST })),
  };
}
