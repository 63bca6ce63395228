import type { BundleMedium } from '../library/read-library.ts';
import type { BundleMenu } from '../menus/menus.ts';
import type { DemoNews } from '../news/read-news.ts';
import type { DemoPage } from '../pages/pages.ts';
import type { BundleTerm, BundleWords } from '../words/read-words.ts';
import type { Kind } from './bundle.schema.ts';

/** The content of a brand: what the desk can change, in a folder or in a database. */
export interface Bundle {
  /** Kinds that are not named are not there: an import leaves them alone, and a diff does not compare them. */
  readonly kinds: readonly Kind[];
  readonly pages: readonly DemoPage[];
  readonly menus: readonly BundleMenu[];
  readonly news: DemoNews;
  readonly words: readonly BundleWords[];
  readonly glossary: readonly BundleTerm[];
  readonly library: readonly BundleMedium[];
}
