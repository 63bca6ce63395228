import { type Db, runPrepared, type Tx } from '../../../../platform/db/db.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Statements } from '../../../../platform/db/statements.ts';
import type { TextRow } from '../texts.staff.contract.ts';
import { TEXT_COLUMNS } from './text-columns.fragment.ts';
import type { QueueFilter, QueuePage } from './text-queue.sql.ts';
import { splitTotal, type TextPage } from './text-total.fragment.ts';

// Two index scans instead of one with "or": words by their trigrams in the locale, sources by theirs.
const SEARCH = statement<Statements['text_search'], TextRow & { total: number }>(
  'text_search',
  `
with hits as (
  select m.text_id from text_marks m where m.locale = $1 and m.lowered like lower($8::text)
  union
  select f.id from texts f where f.lowered like lower($8::text)),
found as materialized (
  select h.text_id from hits h join text_marks m on m.text_id = h.text_id and m.locale = $1
   where ($2::text[] is null or m.state = any ($2::text[]))
     and (($3::text is null and $4::text is null) or exists (select from texts k where k.id = h.text_id
       and ($3::text is null or k.kind = $3) and ($4::text is null or k.subject = $4))))
select ${TEXT_COLUMNS}, coalesce(m.translated_by = $7::bigint, false) as is_own,
       (select count(*) from found)::int as total
  from (select text_id from found where text_id > $5::bigint order by text_id limit $6) page
  join text_marks m on m.text_id = page.text_id and m.locale = $1 join texts t on t.id = page.text_id
 order by page.text_id`,
);

// How many texts of the locale have the words, up to a limit: the trigrams find them in any order.
const SIZE = statement<Statements['text_search_size'], { count: number }>(
  'text_search_size',
  `select count(*)::int as count from (
    select 1 from text_marks m where m.locale = $1 and m.lowered like lower($2::text) limit $3) found`,
);

// A frequent word is found soon by reading the texts in their order.
const WALK = statement<Statements['text_search_walk'], TextRow>(
  'text_search_walk',
  `select ${TEXT_COLUMNS}, coalesce(m.translated_by = $5::bigint, false) as is_own
     from text_marks m join texts t on t.id = m.text_id
    where m.locale = $1 and (m.lowered like lower($2::text) or t.lowered like lower($2::text))
      and m.text_id > $3::bigint
    order by m.text_id limit $4`,
);

/** `%` and `_` of the search are ordinary characters. */
const pattern = (q: string) => `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** How many translations of a locale have these words, at most `max`. */
export async function countWords(db: Db | Tx, locale: string, q: string, max: number): Promise<number> {
  const [row] = await runPrepared(db, SIZE, [locale, pattern(q), max]);
  return row?.count ?? 0;
}

/** A page of a search for a frequent word, without filters. */
export const walkQueue = (
  db: Db | Tx,
  { locale, q }: { locale: string; q: string },
  { after, limit, staffId }: QueuePage,
): Promise<TextRow[]> => runPrepared(db, WALK, [locale, pattern(q), after, limit, staffId]);

/** A page of a search with the number of all finds. */
export async function searchQueue(
  db: Db | Tx,
  { locale, states, kind, subject, q }: QueueFilter & { readonly q: string },
  { after, limit, staffId }: QueuePage,
): Promise<TextPage> {
  const filters = [locale, states && [...states], kind, subject] as const;
  return splitTotal(await runPrepared(db, SEARCH, [...filters, after, limit, staffId, pattern(q)]));
}
