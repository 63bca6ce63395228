import type { Tx } from '../../../platform/db/db.ts';
import {
  draftArticleWords,
  publishArticleWords,
  readArticleWords,
} from '../../news/translation/translate-article.ts';
import { draftPageWords, publishPageWords, readPageWords } from '../../pages/translation/translate-page.ts';
import type { TranslatedContent, TranslationInput } from '../../pages/translation/translated-content.ts';
import type { TextKind } from '../staff/texts.staff.contract.ts';

export type ContentKind = 'page' | 'news';

export const CONTENT_KINDS: readonly ContentKind[] = ['page', 'news'];

interface ContentVerbs {
  /** One subject, or all of them. */
  read(tx: Tx, subject: string | null): Promise<TranslatedContent[]>;
  draft(tx: Tx, subject: string, input: TranslationInput): Promise<boolean>;
  publish(tx: Tx, subject: string, input: TranslationInput): Promise<boolean>;
  /** Kind and name of the subject in the audit log. */
  auditSubject(subject: string, locale: string): { readonly kind: 'page' | 'article'; readonly ref: string };
}

/** Where the words of a kind of content are: their versions are the only truth, texts are what translators see of them. */
export const CONTENT: Readonly<Record<ContentKind, ContentVerbs>> = {
  page: {
    read: readPageWords,
    draft: draftPageWords,
    publish: publishPageWords,
    auditSubject: (slug, locale) => ({ kind: 'page', ref: `${slug}/${locale}` }),
  },
  news: {
    read: (tx, number) => readArticleWords(tx, number === null ? null : Number(number)),
    draft: (tx, number, input) => draftArticleWords(tx, Number(number), input),
    publish: (tx, number, input) => publishArticleWords(tx, Number(number), input),
    auditSubject: (number) => ({ kind: 'article', ref: number }),
  },
};

export const isContentKind = (kind: TextKind): kind is ContentKind =>
  (CONTENT_KINDS as readonly string[]).includes(kind);
