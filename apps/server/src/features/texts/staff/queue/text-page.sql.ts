import { type Db, runPrepared } from '../../../../platform/db/db.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Statements } from '../../../../platform/db/statements.ts';
import type { TextKind, TextRow, TextState } from '../texts.staff.contract.ts';
import { TEXT_COLUMNS } from './text-columns.fragment.ts';
import type { QueueFilter, QueuePage } from './text-queue.sql.ts';
import { splitTotal, type TextPage } from './text-total.fragment.ts';

// Conditions without "or": each filter has a statement that its indexes can answer. The count comes with the rows.
const OF_LOCALE = statement<Statements['text_page_of_locale'], TextRow & { total: number }>(
  'text_page_of_locale',
  `
select ${TEXT_COLUMNS}, coalesce(m.translated_by = $4::bigint, false) as is_own,
       (select count(*) from (select from text_marks c where c.locale = $1 limit $5) found)::int as total
  from text_marks m join texts t on t.id = m.text_id
 where m.locale = $1 and m.text_id > $2::bigint
 order by m.text_id limit $3`,
);

const OF_STATES = statement<Statements['text_page_of_states'], TextRow & { total: number }>(
  'text_page_of_states',
  `
select ${TEXT_COLUMNS}, coalesce(m.translated_by = $5::bigint, false) as is_own,
       (select count(*) from (select from text_marks c
         where c.locale = $1 and c.state = any ($2::text[]) limit $6) found)::int as total
  from (select p.text_id from text_marks p
         where p.locale = $1 and p.state = any ($2::text[]) and p.text_id > $3::bigint
         order by p.text_id limit $4) page
  join text_marks m on m.text_id = page.text_id and m.locale = $1 join texts t on t.id = page.text_id
 order by page.text_id`,
);

const OF_KIND = statement<Statements['text_page_of_kind'], TextRow & { total: number }>(
  'text_page_of_kind',
  `
with found as materialized (
  select m.text_id from text_marks m join texts k on k.id = m.text_id
   where m.locale = $1 and m.state = any ($2::text[]) and k.kind = $3)
select ${TEXT_COLUMNS}, coalesce(m.translated_by = $6::bigint, false) as is_own,
       (select count(*) from found)::int as total
  from (select text_id from found where text_id > $4::bigint order by text_id limit $5) page
  join text_marks m on m.text_id = page.text_id and m.locale = $1 join texts t on t.id = page.text_id
 order by page.text_id`,
);

const OF_SUBJECT = statement<Statements['text_page_of_subject'], TextRow & { total: number }>(
  'text_page_of_subject',
  `
with found as materialized (
  select m.text_id from texts k join text_marks m on m.text_id = k.id and m.locale = $1
   where k.kind = $3 and k.subject = $4 and ($2::text[] is null or m.state = any ($2::text[])))
select ${TEXT_COLUMNS}, coalesce(m.translated_by = $7::bigint, false) as is_own,
       (select count(*) from found)::int as total
  from (select text_id from found where text_id > $5::bigint order by text_id limit $6) page
  join text_marks m on m.text_id = page.text_id and m.locale = $1 join texts t on t.id = page.text_id
 order by page.text_id`,
);

/** A page of all texts of a locale, or of those in some states; counts at most `max`. */
export async function readPageOfLocale(
  db: Db,
  { locale, states, max }: { locale: string; states: readonly TextState[] | null; max: number },
  { after, limit, staffId }: QueuePage,
): Promise<TextPage> {
  return splitTotal(
    states === null
      ? await runPrepared(db, OF_LOCALE, [locale, after, limit, staffId, max])
      : await runPrepared(db, OF_STATES, [locale, [...states], after, limit, staffId, max]),
  );
}

/** A page of the texts of a kind in some states. */
export async function readPageOfKind(
  db: Db,
  { locale, states, kind }: { locale: string; states: readonly TextState[]; kind: TextKind },
  { after, limit, staffId }: QueuePage,
): Promise<TextPage> {
  return splitTotal(await runPrepared(db, OF_KIND, [locale, [...states], kind, after, limit, staffId]));
}

/** A page of the texts of one page or article. */
export async function readPageOfSubject(
  db: Db,
  { locale, states, kind, subject }: Omit<QueueFilter, 'q'>,
  { after, limit, staffId }: QueuePage,
): Promise<TextPage> {
  const parameters = [locale, states && [...states], kind, subject, after, limit, staffId] as const;
  return splitTotal(await runPrepared(db, OF_SUBJECT, parameters));
}
