/*
 * One search box for everything staff know of an order. Row-level security lets only equality and ranges on text use an
 * index, so the text is first read as what it can be; each reading asks one index.
 */

import { serialKey } from '../../../bikes/bikes.rules.ts';

/** A range of text: `from <= key < to`. */
export interface KeyRange {
  readonly from: string;
  readonly to: string;
}

export type SearchBranch =
  | { readonly by: 'code'; readonly range: KeyRange }
  | { readonly by: 'email'; readonly range: KeyRange }
  | { readonly by: 'phone'; readonly range: KeyRange }
  | { readonly by: 'serial'; readonly range: KeyRange }
  | { readonly by: 'reference'; readonly reference: string }
  | { readonly by: 'family'; readonly family: string }
  | { readonly by: 'family_prefix'; readonly range: KeyRange }
  | { readonly by: 'given_prefix'; readonly range: KeyRange }
  /** Both names: the given name in full, the family name by its beginning. */
  | { readonly by: 'names'; readonly givenName: string; readonly range: KeyRange };

// The last character of Unicode: every text that begins with the prefix sorts before prefix + this.
const LAST = '\u{10FFFF}';
const startingWith = (prefix: string): KeyRange => ({ from: prefix, to: prefix + LAST });
/** Of an e-mail address, which has no space: that address alone. */
const only = (email: string): KeyRange => ({ from: email, to: `${email} ` });
const reversed = (text: string) => [...text].reverse().join('');

/** The same as `search_key` in the database. */
export const toSearchKey = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '');

const MIN_LETTERS = 2;
const MIN_DIGITS = 4;
const MIN_PHONE_DIGITS = 5;
/** Up to a domain with an ending: `anna@example.it`. */
const WHOLE_EMAIL = /@[^@]+\.[^@.]{2,}$/;

/** What a search text can be. Empty: too short to search for. */
export function readSearch(text: string): SearchBranch[] {
  const query = text.trim().replace(/\s+/g, ' ');
  if (query.includes('@')) {
    const email = query.toLowerCase();
    if (email.includes(' ')) return [];
    return [{ by: 'email', range: WHOLE_EMAIL.test(email) ? only(email) : startingWith(email) }];
  }
  return /\d/.test(query) ? readNumbers(query) : readLetters(query);
}

function readNumbers(query: string): SearchBranch[] {
  const branches: SearchBranch[] = [];
  const compact = query.replace(/[\s-]+/g, '').toUpperCase();
  const digits = query.replace(/\D+/g, '');
  if (/^[+\d\s().\-/]+$/.test(query) && digits.length >= MIN_PHONE_DIGITS)
    // Without the zero of national numbers, which is not dialled from abroad: it was typed with either.
    branches.push({ by: 'phone', range: startingWith(reversed(digits.replace(/^0+/, ''))) });
  if (/^[0-9A-Z]+$/.test(compact) && compact.length >= MIN_DIGITS)
    branches.push({ by: 'code', range: startingWith(compact) });
  const serial = serialKey(query);
  if (/^[\p{L}\p{N}\s\p{Pd}./]+$/u.test(query) && serial.length >= MIN_DIGITS)
    branches.push({ by: 'serial', range: startingWith(reversed(serial)) });
  if (!query.includes(' ') && query.length >= 6) {
    branches.push({ by: 'reference', reference: query });
    if (/^[a-z]/i.test(query)) branches.push({ by: 'email', range: startingWith(query.toLowerCase()) });
  }
  return branches;
}

function readLetters(query: string): SearchBranch[] {
  const key = toSearchKey(query);
  if (key.length < MIN_LETTERS) return [];
  if (/[._+]/.test(key) && !key.includes(' ')) return [{ by: 'email', range: startingWith(key) }];
  const branches: SearchBranch[] = [
    { by: 'family', family: key },
    { by: 'family_prefix', range: { from: `${key} `, to: key + LAST } },
    { by: 'given_prefix', range: startingWith(key) },
  ];
  const words = key.split(' ');
  for (let at = 1; at < words.length && at <= 3; at++) {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    branches.push({ by: 'names', givenName: before, range: startingWith(after) });
    branches.push({ by: 'names', givenName: after, range: startingWith(before) });
  }
  // One code in ten begins with six letters.
  if (/^[a-z]{6,32}$/.test(key)) branches.push({ by: 'code', range: startingWith(key.toUpperCase()) });
  return branches;
}
