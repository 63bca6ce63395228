import type { LetterText } from '@paddock/server/features/letters/letter-blocks.contract.ts';
import { type SavedLetter, saveLetter } from '@paddock/server/features/letters/letters.contract.ts';
import type { Values } from '../../kit/form/draft.rules.ts';
import { LETTER_PREFIX } from '../content/blocks/block-fields.ts';
import { type ContentDoc, readBlocks, toDoc, toValues, writeBlocks } from '../content/blocks/content-doc.ts';
import type { SavedContent } from '../content/editor/content-saver.ts';

// A letter while it is edited: its name, and each language with a prefix. Its blocks are named `letter_text` and so on, so
// that the editor does not take them for those of a page.

export const prefixOf = (locale: string): string => `${locale}:`;

const edited = ({ subject, preview, blocks }: LetterText): ContentDoc => ({
  fields: { subject, preview },
  blocks: readBlocks(blocks.map((block) => ({ ...block, type: `${LETTER_PREFIX}${block.type}` }))),
});

export const savedOf = ({
  name,
  revision,
  texts,
}: Pick<SavedLetter, 'name' | 'revision' | 'texts'>): SavedContent => ({
  values: Object.assign(
    { name },
    ...Object.entries(texts).map(([locale, text]) => toValues(edited(text), prefixOf(locale))),
  ),
  revision: String(revision),
});

/** Languages in which something is written. */
export function writtenLocales(values: Values): string[] {
  const written = Object.entries(values).filter(([key, value]) => key.includes(':') && value !== '');
  return [...new Set(written.map(([key]) => key.slice(0, key.indexOf(':'))))];
}

function textOf({ fields, blocks }: ContentDoc) {
  const written = writeBlocks(blocks) as { readonly type: string }[];
  return {
    subject: fields.subject ?? '',
    preview: fields.preview ?? '',
    blocks: written.map((block) => ({ ...block, type: block.type.slice(LETTER_PREFIX.length) })),
  };
}

export function letterOf(values: Values) {
  const texts = writtenLocales(values).map((locale) => [locale, textOf(toDoc(values, prefixOf(locale)))]);
  return {
    name: values.name ?? '',
    texts: Object.fromEntries(texts) as Record<string, LetterText>,
  };
}

export const checkLetter = (values: Values) =>
  saveLetter.body.safeParse({ revision: 1, ...letterOf(values) });
