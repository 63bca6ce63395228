import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../platform/db/db.ts';
import { lockBrandContent } from '../../versions/change-content.ts';
import type { PageText } from '../blocks.contract.ts';
import { identifyFileBlocks } from '../identify-blocks.ts';
import { publishPage, saveDraft } from '../page-versions.ts';
import { type ContentWords, followSource } from './content-words.rules.ts';
import { findPageDraft, findPageWords } from './page-words.sql.ts';
import {
  type ContentBlock,
  SOURCE_LOCALE,
  type TranslatedContent,
  type TranslationInput,
} from './translated-content.ts';

const wordsOf = (slug: string, { title, description, blocks }: PageText): ContentWords<ContentBlock> => ({
  fields: { title, description },
  blocks: identifyFileBlocks(slug, blocks) as ContentBlock[],
});

const textOf = ({ fields, blocks }: ContentWords<ContentBlock>): PageText => ({
  title: fields.title ?? '',
  description: fields.description ?? '',
  blocks: [...blocks],
});

/** The pages of the brand (one of them, or all) with their words in every language. */
export async function readPageWords(tx: Tx, slug: string | null): Promise<TranslatedContent[]> {
  const rows = await findPageWords(tx, slug, null);
  return [...Map.groupBy(rows, (row) => row.slug)].map(([subject, versions]) => ({
    subject,
    sites: null,
    versions: versions.map(({ locale, text, created_at, publish_at }) => ({
      locale,
      words: wordsOf(subject, text),
      editedAt: created_at,
      publishAt: publish_at,
    })),
  }));
}

async function openPage(tx: Tx, slug: string, locale: string) {
  await lockBrandContent(tx, `page ${slug} ${locale}`);
  const rows = await findPageWords(tx, slug, [SOURCE_LOCALE, locale]);
  const find = (language: string) => rows.find((row) => row.locale === language);
  return { source: find(SOURCE_LOCALE), own: find(locale), draft: await findPageDraft(tx, slug, locale) };
}

/** Puts words into the draft of the brand's page in a language. False: there is no page to translate any more. */
export async function draftPageWords(
  tx: Tx,
  slug: string,
  { locale, words, known, by }: TranslationInput,
): Promise<boolean> {
  const { source, own, draft } = await openPage(tx, slug, locale);
  if (!source) return false;
  const current = draft ?? own;
  const next = followSource({
    source: wordsOf(slug, source.text),
    own: current ? wordsOf(slug, current.text) : null,
    words,
    known,
  });
  await saveDraft(tx, null, { slug, locale }, { text: textOf(next), by });
  return true;
}

/**
 * Publishes a page with the words of translators, at the time of its source. What else stands in the draft of the language
 * is not published and stays in the draft. False: there is nothing new to show.
 */
export async function publishPageWords(
  tx: Tx,
  slug: string,
  { locale, words, known, by }: TranslationInput,
): Promise<boolean> {
  const { source, own, draft } = await openPage(tx, slug, locale);
  if (!source) return false;
  const follow = (text: PageText | undefined, added: ReadonlyMap<string, string>) =>
    textOf(
      followSource({
        source: wordsOf(slug, source.text),
        own: text ? wordsOf(slug, text) : null,
        words: added,
        known,
      }),
    );
  const text = follow(own?.text, words);
  if (own && isDeepStrictEqual(textOf(wordsOf(slug, own.text)), text)) return false;
  const saved = await saveDraft(tx, null, { slug, locale }, { text, by });
  const until = source.publish_until;
  const later =
    own?.publish_at && source.publish_at && own.publish_at > source.publish_at ? own.publish_at : null;
  const at = later && !(until && later >= until) ? later : source.publish_at;
  const published = await publishPage(tx, null, { slug, locale }, { at, until });
  if (!published.ok) throw new Error(`The translation of page ${slug} into ${locale}: ${published.code}`);
  const rest = draft && follow(draft.text, new Map());
  if (draft && rest && !isDeepStrictEqual(rest, { ...saved.text }))
    await saveDraft(tx, null, { slug, locale }, { text: rest, by: draft.created_by });
  return true;
}
