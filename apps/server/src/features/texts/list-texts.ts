import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { cutPage, decodeCursor, listMeta } from '../staff/staff-list.ts';
import { readPageOfKind, readPageOfSubject } from './queue/text-page.sql.ts';
import { countQueue, listQueue, type QueueFilter, type QueuePage } from './queue/text-queue.sql.ts';
import { searchTexts } from './search-texts.ts';
import { statesOf } from './texts.rules.ts';
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
  const [after] = decodeCursor(Key, query.after) ?? [0];
  const { found, count } = await readPage(db, filter, { after, limit: query.limit + 1, staffId });
  const { rows, next } = cutPage(found, query.limit, ({ id }) => [id]);
  return { data: rows, meta: listMeta(next, count, MAX_COUNT) };
}

async function readPage(db: Db, { q, ...filter }: QueueFilter, page: QueuePage) {
  const { states, kind, subject } = filter;
  const { rows, total } =
    q !== null
      ? await searchTexts(db, { ...filter, q }, page)
      : kind !== null && subject !== null
        ? await readPageOfSubject(db, filter, page)
        : kind !== null && states !== null
          ? await readPageOfKind(db, { ...filter, states, kind }, page)
          : await readPageOfStates(db, filter, page);
  return { found: rows, count: Math.min(total, MAX_COUNT + 1) };
}

async function readPageOfStates(db: Db, filter: Omit<QueueFilter, 'q'>, page: QueuePage) {
  const [rows, total] = await Promise.all([
    listQueue(db, filter, page),
    countQueue(db, filter, MAX_COUNT + 1),
  ]);
  return { rows, total };
}
