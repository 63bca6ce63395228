import { type Synonyms, withSynonyms } from '@paddock/text-search/synonyms';
import { takeApart, wordsOf } from '@paddock/text-search/words';

export interface DocumentSource {
  readonly original: string;
  readonly own_name: string | null;
  readonly english_name: string | null;
  readonly own_kind: string | null;
  readonly english_kind: string | null;
  readonly aliases: readonly string[] | null;
  readonly text: string | null;
}

const input = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '') as string[];

/**
 * The words of a product in one language, by where they stand. English words are always there too, a little lower:
 * people use them for bicycles everywhere.
 */
export function makeDocument(source: DocumentSource, own: Synonyms, english: Synonyms) {
  const { locale } = own;
  const name = source.own_name ?? source.english_name ?? source.original;
  const kind = source.own_kind ?? source.english_kind;
  const kindWords = withSynonyms(input([kind]), own);
  const englishKind = withSynonyms(input([source.english_kind]), english);
  return {
    name,
    kind,
    words: {
      name: joined(
        input([name, source.original, ...(source.aliases ?? [])]).flatMap((text) => wordsOf(text, locale)),
      ),
      kind: joined(kindWords.words),
      also: joined([...kindWords.also, ...englishKind.words, ...englishKind.also]),
      text: joined(wordsOf(source.text ?? '', locale)),
      nameLength: takeApart(name, locale).length,
    },
  };
}

const joined = (words: readonly string[]) => [...new Set(words)].join(' ');
