import { editDistance } from '@paddock/text-search/edit-distance';
import { stem } from '@paddock/text-search/stem';
import { PART, STEM, takeApart } from '@paddock/text-search/words';
import type { WordIndex } from './index/word-index.rules.ts';

/** A word of the query with the words of the index it may mean, each with how sure we are (1 = written the same). */
export interface Term {
  readonly text: string;
  /** It may be missing in a product. */
  readonly optional: boolean;
  readonly means: readonly { readonly word: string; readonly sure: number }[];
}

const MAX_CHARACTERS = 120;
const MAX_TERMS = 12;
const MAX_MEANINGS = 40;
const LONGEST_IN_RUN = 24;
const SURE = {
  exact: 1,
  stem: 0.9,
  part: 0.6,
  prefix: 0.75,
  oneSlip: 0.5,
  twoSlips: 0.35,
  slipInPrefix: 0.4,
};

/** Understands what was typed, with the index as dictionary. */
export function readQuery(q: string, index: WordIndex): Term[] {
  // By code points: half a character would be no character.
  const text = [...q.toWellFormed()].slice(0, MAX_CHARACTERS).join('');
  const pieces = takeApart(text, index.locale);
  const words = pieces.flatMap((piece) =>
    piece.run ? splitRun(piece.text, index) : splitWord(piece.text, index),
  );
  const unfinished = /[\p{L}\p{M}\p{N}]$/u.test(text);
  const terms = words.slice(0, MAX_TERMS).map((word, at) => ({
    text: word,
    optional: index.ignored.has(word),
    means: meaningsOf(word, index, unfinished && at === words.length - 1),
  }));
  // A query of nothing but "the" means "the".
  return terms.every((term) => term.optional) ? terms.map((term) => ({ ...term, optional: false })) : terms;
}

const knows = (index: WordIndex, word: string) => index.products.has(word) || index.values.has(word);

const knowsRun = (index: WordIndex, word: string) => knows(index, word) || knows(index, PART + word);

/** Longest words first; what no word begins with is kept together. */
function splitRun(run: string, index: WordIndex): string[] {
  const characters = [...run];
  const words: string[] = [];
  let unknown = '';
  for (let at = 0; at < characters.length; ) {
    let length = Math.min(characters.length - at, LONGEST_IN_RUN);
    const word = () => characters.slice(at, at + length).join('');
    while (length > 0 && !knowsRun(index, word())) length -= 1;
    if (length > 0 && unknown) words.push(unknown);
    if (length > 0) words.push(word());
    unknown = length > 0 ? '' : unknown + characters[at];
    at += Math.max(1, length);
  }
  return unknown ? [...words, unknown] : words;
}

/** "motorradhelm" is two words we know; so is "lupotrail". */
function splitWord(word: string, index: WordIndex): string[] {
  if (word.length < 6 || known(word, index)) return [word];
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (known(first, index) && known(rest, index)) return [first, rest];
  }
  return [word];
}

const known = (word: string, index: WordIndex) =>
  knows(index, word) || knows(index, STEM + stem(word, index.locale));

function meaningsOf(word: string, index: WordIndex, isLast: boolean): Term['means'] {
  const bare = stem(word, index.locale);
  const means = [
    { word, sure: SURE.exact },
    { word: STEM + bare, sure: SURE.stem },
    // One form may lose more than the other: "weisse" is weiss, but "weiss" is weis.
    { word: bare, sure: SURE.stem },
    { word: PART + word, sure: SURE.part },
  ].filter(
    (one, at, all) => knows(index, one.word) && all.findIndex((other) => other.word === one.word) === at,
  );
  if (means.length === 0 || (isLast && word.length >= 3)) means.push(...beginningWith(word, index));
  if (means.length === 0) means.push(...resembling(word, index, isLast));
  return means.slice(0, MAX_MEANINGS);
}

function beginningWith(word: string, { vocabulary }: WordIndex) {
  const found: { word: string; sure: number }[] = [];
  for (let at = firstFrom(vocabulary, word); vocabulary[at]?.startsWith(word); at += 1) {
    const candidate = vocabulary[at] as string;
    if (candidate !== word)
      found.push({ word: candidate, sure: SURE.prefix * (0.7 + (0.3 * word.length) / candidate.length) });
  }
  return found.sort((a, b) => b.sure - a.sure);
}

function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

// Three letters can be anything; a wrong digit is another model.
function resembling(word: string, { vocabulary }: WordIndex, isLast: boolean) {
  if (word.length < 4 || /\d/.test(word)) return [];
  const limit = word.length >= 8 ? 2 : 1;
  const found: { word: string; sure: number }[] = [];
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > limit && !(isLast && candidate.length > word.length))
      continue;
    const distance = editDistance(word, candidate, limit);
    if (distance <= limit) found.push({ word: candidate, sure: surenessOf(word, candidate, distance) });
    else if (isLast && editDistance(word, candidate, 1, true) <= 1)
      found.push({ word: candidate, sure: SURE.slipInPrefix * (word[0] === candidate[0] ? 1 : 0.5) });
  }
  return found.sort((a, b) => b.sure - a.sure);
}

function surenessOf(word: string, candidate: string, distance: number): number {
  const sure = distance === 1 ? SURE.oneSlip : SURE.twoSlips;
  return word[0] === candidate[0] ? sure : sure * 0.8;
}
