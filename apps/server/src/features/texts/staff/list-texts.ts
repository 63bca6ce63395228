import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { cutPage, decodeCursor, listMeta } from '../../staff/staff-list.ts';
import { statesOf } from '../texts.rules.ts';
import { readPageOfKind, readPageOfLocale, readPageOfSubject } from './queue/text-page.sql.ts';
import { countKind, listQueue, type QueueFilter, type QueuePage } from './queue/text-queue.sql.ts';
import { countWords, searchQueue, walkQueue } from './queue/text-search.sql.ts';
import type { TextPage } from './queue/text-total.fragment.ts';
import type { listTexts as contract } from './texts.staff.contract.ts';

type Query = z.output<(typeof contract)['query']>;

const Key = z.tuple([z.int().nonnegative()]);
/** The queue of a locale is worked off from its beginning: beyond this the exact number does not matter. */
const MAX_COUNT = 1000;

export const filterOf = ({
  locale,
  state,
  kind,
  subject,
  q,
}: Pick<Query, 'locale' | 'state' | 'kind' | 'subject' | 'q'>): QueueFilter => ({
  locale,
  states: statesOf(state),
  kind: kind ?? null,
  subject: subject ?? null,
  q: q || null,
});

/** A page of the queue of a locale, in the order in which the texts came into being. */
export async function listTexts(db: Db, staffId: number, query: Query) {
  const filter = filterOf(query);
  if (filter.subject !== null && filter.kind === null) throw new HttpRefusal(400, 'malformed');
  const [after] = decodeCursor(Key, query.after) ?? [0];
  const { rows: found, total } = await readPage(db, filter, { after, limit: query.limit + 1, staffId });
  const { rows, next } = cutPage(found, query.limit, ({ id }) => [id]);
  return { data: rows, meta: listMeta(next, total, filter.q === null ? MAX_COUNT : MAX_FOUND) };
}

async function readPage(db: Db, { q, ...filter }: QueueFilter, page: QueuePage) {
  const { locale, states, kind, subject } = filter;
  if (q !== null) return searchTexts(db, { ...filter, q }, page);
  if (kind === null) return readPageOfLocale(db, { locale, states, max: MAX_COUNT + 1 }, page);
  if (subject !== null) return readPageOfSubject(db, filter, page);
  if (states !== null) return readPageOfKind(db, { locale, states, kind }, page);
  const [rows, total] = await Promise.all([
    listQueue(db, filter, page),
    countKind(db, { locale, kind }, MAX_COUNT + 1),
  ]);
  return { rows, total };
}

/** A search that finds more is counted no further, and its pages are read in order instead of sorting all finds. */
const MAX_FOUND = 200;

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
