import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../platform/db/db.ts';
import { cleanBlocks } from '../../pages/clean-blocks.ts';
import { identifyFileBlocks } from '../../pages/identify-blocks.ts';
import { type ContentWords, followSource } from '../../pages/translation/content-words.rules.ts';
import {
  type ContentBlock,
  SOURCE_LOCALE,
  type TranslatedContent,
  type TranslationInput,
} from '../../pages/translation/translated-content.ts';
import { lockBrandContent } from '../../versions/change-content.ts';
import { readPublishWindow } from '../../versions/publish-window.ts';
import { queueFollow } from '../../versions/queue-follow.ts';
import { scheduleChange } from '../../versions/schedule-change.ts';
import { NEWS_PAGES } from '../news.rules.ts';
import { findParts, publishArticleDraft, putArticle } from '../staff/articles.sql.ts';
import type { ArticleInput, ArticleText } from '../staff/news.staff.contract.ts';
import { findArticleDraft, findArticleWords } from './article-words.sql.ts';

type Row = Awaited<ReturnType<typeof findArticleWords>>[number];

const wordsOf = (number: number, { title, excerpt, blocks }: ArticleText): ContentWords<ContentBlock> => ({
  fields: { title, excerpt },
  blocks: identifyFileBlocks(`news ${number}`, blocks) as ContentBlock[],
});

/** The published articles (one of them, or all) with their words in every language. */
export async function readArticleWords(tx: Tx, number: number | null): Promise<TranslatedContent[]> {
  const rows = await findArticleWords(tx, number);
  return rows.map((row) => ({
    subject: String(row.number),
    sites: row.sites,
    versions: Object.entries(row.texts).map(([locale, text]) => ({
      locale,
      words: wordsOf(row.number, text),
      editedAt: row.edited_at,
      publishAt: row.publish_at,
    })),
  }));
}

interface FollowOptions extends Pick<TranslationInput, 'locale' | 'words' | 'known'> {
  readonly source: ArticleText;
}

/** The article with new words in one language; all others are left as they are. */
function translate(row: Row, { source, locale, words, known }: FollowOptions): ArticleInput {
  const own = row.texts[locale];
  const next = followSource({
    source: wordsOf(row.number, source),
    own: own ? wordsOf(row.number, own) : null,
    words,
    known,
  });
  const text: ArticleText = {
    slug: own?.slug ?? source.slug,
    title: next.fields.title ?? '',
    excerpt: next.fields.excerpt ?? '',
    blocks: cleanBlocks(next.blocks),
  };
  const { cover, tags, sites, texts } = row;
  return { cover, tags, sites, texts: { ...texts, [locale]: text } };
}

async function openArticle(tx: Tx, number: number) {
  await lockBrandContent(tx, `article ${number}`);
  const [shown] = await findArticleWords(tx, number);
  return { shown, source: shown?.texts[SOURCE_LOCALE], draft: await findArticleDraft(tx, number) };
}

async function putDraft(tx: Tx, number: number, article: ArticleInput, by: string) {
  const { siteIds } = await findParts(tx, article);
  await putArticle(tx, number, { article, siteIds, by });
}

/** Puts words into the article's draft, which all languages share. False: there is nothing to translate any more. */
export async function draftArticleWords(tx: Tx, number: number, input: TranslationInput): Promise<boolean> {
  const { shown, source, draft } = await openArticle(tx, number);
  if (!shown || !source) return false;
  await putDraft(tx, number, translate(draft ?? shown, { ...input, source }), input.by);
  return true;
}

/**
 * Publishes an article with the words of translators in one language, at the time of the version that is shown. Other
 * languages stay as they are shown, however far their translation is; a draft stays a draft. False: there is nothing new.
 */
export async function publishArticleWords(tx: Tx, number: number, input: TranslationInput): Promise<boolean> {
  const { shown, source, draft } = await openArticle(tx, number);
  if (!shown?.publish_at || !source) return false;
  const article = translate(shown, { ...input, source });
  const { locale } = input;
  if (isDeepStrictEqual(article.texts[locale], shown.texts[locale])) return false;
  await putDraft(tx, number, article, input.by);
  await publishShared(tx, number, shown);
  if (!draft) return true;
  const rest = translate(draft, { ...input, source, words: new Map() });
  const isSame = isDeepStrictEqual(rest, article);
  if (!isSame) await putDraft(tx, number, rest, draft.created_by);
  return true;
}

async function publishShared(tx: Tx, number: number, { publish_at, publish_until }: Row) {
  const instants = { at: publish_at?.toISOString(), until: publish_until?.toISOString() };
  // Both are instants: no site's clock is needed.
  const window = await readPublishWindow(tx, 0, instants);
  const published = window.ok && (await publishArticleDraft(tx, number, window));
  if (!window.ok || !published) throw new Error(`The translation of article ${number} was not published`);
  await scheduleChange(tx, NEWS_PAGES, [window.at, ...(window.until ? [window.until] : [])]);
  await queueFollow(tx, 'news', String(number));
}
