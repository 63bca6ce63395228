import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { STEM, takeApart, wordsOf } from './words.ts';

/** What `synonyms/<locale>.json` holds. */
export interface SynonymFile {
  /** Words that may stand in a query without having to be found: "the", "size". */
  readonly ignore: readonly string[];
  /**
   * Each group says one thing in several ways: a text with one of them is found by all. With ">" before it, only found
   * by: "bike" may mean a motorcycle, but a mountain bike is none.
   */
  readonly groups: readonly (readonly string[])[];
}

export interface Synonyms {
  readonly locale: string;
  readonly ignored: ReadonlySet<string>;
  readonly groups: readonly (readonly Phrase[])[];
}

interface Phrase {
  readonly parts: readonly string[];
  readonly run: string | null;
  readonly words: readonly string[];
  readonly isCause: boolean;
}

export function readSynonyms(file: SynonymFile, locale: string): Synonyms {
  const ignored = new Set(file.ignore.flatMap((word) => takeApart(word, locale).map((piece) => piece.text)));
  const groups = file.groups.map((group) => group.map((phrase) => readPhrase(phrase, locale)));
  return { locale, ignored, groups };
}

function readPhrase(written: string, locale: string): Phrase {
  const isCause = !written.startsWith('>');
  const phrase = isCause ? written : written.slice(1);
  const pieces = takeApart(phrase, locale);
  const words = wordsOf(phrase, locale);
  if (pieces.some((piece) => piece.run))
    return { parts: [], run: fold(phrase, locale).trim(), words, isCause };
  return { parts: pieces.map((piece) => piece.text), run: null, words, isCause };
}

/** The words of the texts, and apart from them those that mean the same. */
export function withSynonyms(texts: readonly string[], synonyms: Synonyms) {
  const { locale } = synonyms;
  const words = new Set(texts.flatMap((text) => wordsOf(text, locale)));
  const plain = texts.map((text) => fold(text, locale)).join(' ');
  const has = ({ parts, run, isCause }: Phrase) =>
    isCause &&
    (run === null
      ? parts.every((part) => words.has(part) || words.has(STEM + stem(part, locale)))
      : plain.includes(run));
  const also = synonyms.groups
    .filter((group) => group.some(has))
    .flatMap((group) => group.flatMap((one) => one.words));
  return { words: [...words], also: [...new Set(also)].filter((word) => !words.has(word)) };
}
