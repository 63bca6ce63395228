import type { Tx } from '../../platform/db/db.ts';
import { type FoundMedium, findLibrary } from '../library/library.sql.ts';
import { findMenus } from '../menus/menus.ts';
import { findArticles, findTags } from '../news/news.sql.ts';
import { findPages } from '../pages/pages.ts';
import { findTerms, findWords } from '../words/words.sql.ts';
import { KINDS, type Kind } from './bundle.schema.ts';
import type { Bundle } from './bundle.ts';

type Marked = { readonly is_desk: boolean };

/** Content of a database, with what an import would leave alone. */
export interface DatabaseContent extends Bundle {
  readonly pages: readonly (Bundle['pages'][number] & Marked)[];
  readonly menus: readonly (Bundle['menus'][number] & Marked)[];
  readonly news: Pick<Bundle['news'], 'tags'> & {
    readonly articles: readonly (Bundle['news']['articles'][number] & Marked)[];
  };
  readonly words: readonly (Bundle['words'][number] & Marked)[];
  readonly glossary: readonly (Bundle['glossary'][number] & Marked)[];
  readonly library: readonly FoundMedium[];
}

/** All content of the database that is public now or will be, from a transaction across all sites. */
export async function readContent(tx: Tx, kinds: readonly Kind[] = KINDS): Promise<DatabaseContent> {
  return {
    kinds,
    pages: await findPages(tx),
    menus: await findMenus(tx),
    news: { tags: await findTags(tx), articles: await findArticles(tx) },
    words: await findWords(tx),
    glossary: await findTerms(tx),
    library: await findLibrary(tx, { withUnfinished: false }),
  };
}
