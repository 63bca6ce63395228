import type { Db, Tx } from '../../../platform/db/db.ts';
import type { QueueFilter, QueuePage } from './queue/text-queue.sql.ts';
import { countWords, searchQueue, walkQueue } from './queue/text-search.sql.ts';
import type { TextPage } from './queue/text-total.fragment.ts';

/** A search that finds more is counted no further, and its pages are read in order instead of sorting all finds. */
export const MAX_FOUND = 200;

/** Texts of a locale with these words, in the order of their ids, with the number of all, at least up to 201. */
export async function searchTexts(
  db: Db | Tx,
  filter: QueueFilter & { readonly q: string },
  page: QueuePage,
): Promise<TextPage> {
  const { locale, states, kind, subject, q } = filter;
  if (states === null && kind === null && subject === null) {
    const total = await countWords(db, locale, q, MAX_FOUND + 1);
    if (total > MAX_FOUND) return { rows: await walkQueue(db, { locale, q }, page), total };
  }
  return searchQueue(db, filter, page);
}
