import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** Marks a stem among the words of an index, so that it is never taken for a word of a text. */
export const STEM = '~';
/** Marks a part of a word that is written without spaces: it is found, but below a word of that very form. */
export const PART = '=';

/** A word of a query, or a run of script without spaces that only the vocabulary can take apart. */
export interface Piece {
  readonly text: string;
  readonly run: boolean;
}

const ELISIONS = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|dell|nell|all|sull|dall|un|quell)['’ʼ]/gu;
const RUN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々\\p{Script=Khmer}';
// A run; or digits; or letters. "lupo500" is two words, "54cm" too.
const PIECES = new RegExp(`[${RUN}]+|\\p{N}+(?:[.,]\\p{N}+)?|[\\p{L}\\p{M}]+`, 'gu');
const IS_RUN = new RegExp(`^[${RUN}]`, 'u');

export function takeApart(text: string, locale: string): Piece[] {
  // Persian joins a plural with a character of no width.
  const plain = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\u200c/g, ' ')
    .replace(ELISIONS, '');
  return (plain.match(PIECES) ?? []).flatMap((found) => {
    const folded = fold(found, locale);
    return folded === '' ? [] : [{ text: folded, run: IS_RUN.test(found) }];
  });
}

/** Every form under which a text is found: its words and their stems. */
export function wordsOf(text: string, locale: string): string[] {
  const words = new Set<string>();
  for (const piece of takeApart(text, locale))
    if (piece.run) addRun(words, piece.text, locale);
    else addWord(words, piece.text, locale);
  // "e-bike" is also found as "ebike".
  for (const joined of text.normalize('NFKC').match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [])
    addWord(words, fold(joined.replaceAll('-', ''), locale), locale);
  if (locale === 'de') for (const word of spelledOut(text)) addWord(words, word, locale);
  return [...words];
}

function addWord(words: Set<string>, word: string, locale: string) {
  words.add(word);
  words.add(STEM + stem(word, locale));
}

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterFor(locale: string) {
  const language = locale === 'kh' ? 'km' : locale;
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

// The whole run, the words a dictionary sees in it, and each two neighbours of those: "road" + "bicycle" is a word too.
function addRun(words: Set<string>, run: string, locale: string) {
  words.add(run);
  const parts = [...segmenterFor(locale).segment(run)].map(({ segment }) => segment);
  parts.forEach((part, at) => {
    words.add(PART + part);
    if (at > 0) words.add(`${PART}${parts[at - 1]}${part}`);
  });
  if (!/\p{Script=Han}/u.test(run)) return;
  const characters = [...run];
  for (let at = 0; at + 2 <= characters.length; at += 1)
    words.add(`${PART}${characters[at]}${characters[at + 1]}`);
}

// People without a German keyboard write grün as gruen.
const UMLAUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const spelledOut = (text: string) =>
  (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}*[äöü]\p{L}*/gu) ?? []
  ).map((word) =>
    fold(
      word.replace(/[äöü]/g, (letter) => UMLAUT[letter] ?? letter),
      'de',
    ),
  );
