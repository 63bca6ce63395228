import { type Synonyms, withSynonyms } from '@paddock/text-search/synonyms';
import { PART, STEM } from '@paddock/text-search/words';
import type { Structure } from './catalogue.rules.ts';
import type { DocumentRow } from './search-documents.sql.ts';
import type { CategoryRow, ValueRow } from './search-index.sql.ts';

/** Where in a product a word stands. */
export const FIELD = { name: 0, kind: 1, category: 2, text: 3 } as const;
export type Field = (typeof FIELD)[keyof typeof FIELD];

/** Packed into one number, since a large catalogue has a million of them: product × 8 + field × 2 + synonym. */
export type Posting = number;
export const productIn = (posting: Posting) => Math.floor(posting / 8);
export const fieldIn = (posting: Posting) => ((posting % 8) >> 1) as Field;
export const isSynonymIn = (posting: Posting) => posting % 2 === 1;

export interface WordIndex {
  readonly locale: string;
  readonly ignored: ReadonlySet<string>;
  readonly products: ReadonlyMap<string, readonly Posting[]>;
  /** Words of colours, sizes and materials: value × 2 + synonym. */
  readonly values: ReadonlyMap<string, readonly number[]>;
  readonly categories: ReadonlyMap<string, readonly number[]>;
  /** Every word that is neither stem nor part, sorted by code unit. */
  readonly vocabulary: readonly string[];
  readonly nameLength: ReadonlyMap<number, number>;
  /** What a name begins with. */
  readonly firstWord: ReadonlyMap<number, string>;
}

interface Parts {
  readonly structure: Structure;
  readonly documents: Iterable<DocumentRow>;
  readonly categories: readonly CategoryRow[];
  readonly values: readonly ValueRow[];
  readonly own: Synonyms;
  readonly english: Synonyms;
}

export function buildWordIndex({ structure, documents, categories, values, own, english }: Parts): WordIndex {
  const products = new Map<string, Posting[]>();
  const valueWords = new Map<string, number[]>();
  const categoryWords = new Map<string, number[]>();
  const nameLength = new Map<number, number>();
  const firstWord = new Map<number, string>();
  const post = (id: number, field: Field, synonym: 0 | 1, words: readonly string[]) => {
    for (const word of words) add(products, word, id * 8 + field * 2 + synonym);
  };

  for (const { product_id: id, words } of documents) {
    if (!structure.products.has(id)) continue;
    nameLength.set(id, words.nameLength);
    firstWord.set(id, split(words.name)[0] ?? '');
    post(id, FIELD.name, 0, split(words.name));
    post(id, FIELD.kind, 0, split(words.kind));
    post(id, FIELD.kind, 1, split(words.also));
    post(id, FIELD.text, 0, split(words.text));
  }
  const productsOf = Map.groupBy(structure.products.values(), (product) => product.categoryId);
  for (const category of categories) {
    const { words, also } = namesOf(category, own, english);
    for (const { id } of productsOf.get(category.id) ?? []) {
      post(id, FIELD.category, 0, words);
      post(id, FIELD.category, 1, also);
    }
    for (const word of [...words, ...also]) add(categoryWords, word, category.id);
  }
  for (const value of values) {
    const { words, also } = namesOf(value, own, english);
    for (const word of words) add(valueWords, word, value.id * 2);
    for (const word of also) add(valueWords, word, value.id * 2 + 1);
  }
  const vocabulary = [...new Set([...products.keys(), ...valueWords.keys()])].filter(
    (word) => !word.startsWith(STEM) && !word.startsWith(PART),
  );
  return {
    locale: own.locale,
    ignored: own.ignored,
    products,
    values: valueWords,
    categories: categoryWords,
    vocabulary: vocabulary.sort(),
    nameLength,
    firstWord,
  };
}

function namesOf(row: CategoryRow | ValueRow, own: Synonyms, english: Synonyms) {
  const ownWords = withSynonyms([row.own ?? row.original, row.original], own);
  const englishWords = withSynonyms([row.english ?? row.original, row.slug], english);
  return { words: ownWords.words, also: [...ownWords.also, ...englishWords.words, ...englishWords.also] };
}

const split = (words: string) => words.split(' ').filter(Boolean);

function add(map: Map<string, number[]>, word: string, posting: number) {
  const known = map.get(word);
  if (known) known.push(posting);
  else map.set(word, [posting]);
}
