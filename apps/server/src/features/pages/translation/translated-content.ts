import type { Block } from '../blocks.contract.ts';
import type { ContentWords } from './content-words.rules.ts';

export type ContentBlock = Block & { readonly id: string } & { readonly [field: string]: unknown };

/** A version in one language as translators need it. */
interface LocaleWords {
  readonly locale: string;
  readonly words: ContentWords<ContentBlock>;
  /** When it was last edited. */
  readonly editedAt: Date;
  /** From when it is shown; null: a draft. */
  readonly publishAt: Date | null;
}

/** A page or an article in the languages it has: the newest version that is shown or will be shown. */
export interface TranslatedContent {
  readonly subject: string;
  readonly versions: readonly LocaleWords[];
  /** Slugs of the sites that show it; null: all of them. */
  readonly sites: readonly string[] | null;
}

/** New words of translators for one language of a page or an article. */
export interface TranslationInput {
  readonly locale: string;
  /** By path. */
  readonly words: ReadonlyMap<string, string>;
  /** Every path that the source has or has had. */
  readonly known: ReadonlySet<string>;
  /** As in `created_by`: `staff:7`. */
  readonly by: string;
}

/** The source locale of all translations. */
export const SOURCE_LOCALE = 'en';
