import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type {
  TextCountsSql,
  TextLockSql,
  TextMarkPutSql,
  TextOverridesPutSql,
  TextQueueCountSql,
  TextQueueSql,
  TextShowSql,
  TextSimilarSql,
  TextSourcesPutSql,
  TextsBehindSql,
  TextsPublishableSql,
  TextsPublishedSql,
} from './text-queue.sql.types.ts';
import type { TextKind, TextRow, TextState } from './texts.staff.contract.ts';

const ROW = `t.id, t.kind, t.subject, t.path, t.source, t.digest, nullif(m.made_from, t.source) as made_from, m.words,
       m.state, m.origin, m.note, to_char(m.due_on, 'YYYY-MM-DD') as due_on, m.revision`;

export interface QueueFilter {
  readonly locale: string;
  readonly states: readonly TextState[] | null;
  readonly kind: TextKind | null;
  /** Part of the path, the source or the words. */
  readonly q: string | null;
}

type Row = Omit<TextRow, 'is_own'> & { readonly is_own: boolean };

const SEARCH = `
   and ($4::text is null or m.words ilike $4::text
     or m.text_id in (select f.id from texts f where f.path || ' ' || f.source ilike $4::text))`;

// A search reads the words of its locale; sources are found by their trigram index.
const FILTER = `
  from text_marks m join texts t on t.id = m.text_id
 where m.locale = $1
   and ($2::text[] is null or m.state = any ($2::text[]))
   and ($3::text is null or t.kind = $3)
   ${SEARCH}`;

const QUEUE = statement<TextQueueSql, Row>(
  'text_queue',
  `select ${ROW}, coalesce(m.translated_by = $7::bigint, false) as is_own ${FILTER} and m.text_id > $5::bigint
    order by m.text_id limit $6`,
);

/** `%` and `_` of the search are ordinary characters. */
const pattern = (q: string | null) => q && `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const parametersOf = ({ locale, states, kind, q }: QueueFilter) =>
  [locale, states && [...states], kind, pattern(q)] as const;

/** Texts of a locale in the order of their ids. */
export const listQueue = (
  db: Db | Tx,
  filter: QueueFilter,
  { after, limit, staffId }: { readonly after: number; readonly limit: number; readonly staffId: number },
): Promise<Row[]> => runPrepared(db, QUEUE, [...parametersOf(filter), after, limit, staffId]);

// Without the texts themselves unless a kind is chosen: the index of states is enough.
const COUNT = statement<TextQueueCountSql, { count: number }>(
  'text_queue_count',
  `select count(*)::int as count from (
    select 1 from text_marks m
     where m.locale = $1 and ($2::text[] is null or m.state = any ($2::text[]))
       and ($3::text is null or exists (select from texts t where t.id = m.text_id and t.kind = $3))
       ${SEARCH}
     limit $5) found`,
);

/** Counts at most `max` texts. */
export async function countQueue(db: Db, filter: QueueFilter, max: number): Promise<number> {
  const [row] = await runPrepared(db, COUNT, [...parametersOf(filter), max]);
  return row?.count ?? 0;
}

const COUNTS = statement<TextCountsSql, { locale: string; state: TextState; count: number }>(
  'text_counts',
  'select locale, state, count(*)::int as count from text_marks group by locale, state',
);

export const countStates = (db: Db) => runPrepared(db, COUNTS, []);

interface ShownText extends Row {
  readonly overruled: string | null;
  readonly translated_by: string | null;
  readonly reviewed_by: string | null;
}

const SHOW = statement<TextShowSql, ShownText>(
  'text_show',
  `select ${ROW}, coalesce(m.translated_by = $3::bigint, false) as is_own, m.overruled,
          (select p.name from staff p where p.id = m.translated_by) as translated_by,
          (select p.name from staff p where p.id = m.reviewed_by) as reviewed_by
     from text_marks m join texts t on t.id = m.text_id
    where m.text_id = $1 and m.locale = $2`,
);

export async function findText(db: Db, id: number, locale: string, staffId: number) {
  const [row] = await runPrepared(db, SHOW, [id, locale, staffId]);
  return row;
}

const SIMILAR = statement<TextSimilarSql, { source: string; words: string; match: number }>(
  'text_similar',
  `
with near as (
  select t.source, m.words, similarity(t.source, $2) as alike
    from texts t join text_marks m on m.text_id = t.id and m.locale = $1
   where t.source % $2 and t.id <> $3 and m.state = 'published'
  union all
  select y.source, y.words, similarity(y.source, $2) from text_memory y where y.locale = $1 and y.source % $2)
select source, words, max(round(alike * 100))::int as match from near
 group by source, words order by match desc, source limit 3`,
);

/** Words of the most similar sources: what is published now, and what was once. */
export const findSimilar = (db: Db | Tx, locale: string, source: string, exceptId: number) =>
  runPrepared(db, SIMILAR, [locale, source, exceptId]);

export interface LockedText {
  readonly id: number;
  readonly kind: TextKind;
  readonly subject: string;
  readonly path: string;
  readonly source: string;
  readonly digest: string;
  readonly state: TextState;
  readonly words: string | null;
  readonly made_from: string | null;
  readonly translated_by: number | null;
  readonly origin: TextRow['origin'];
  readonly revision: number;
  /** The words are those that shoppers read. */
  readonly is_live: boolean;
}

const LOCK = statement<TextLockSql, LockedText>(
  'text_lock',
  `select t.id, t.kind, t.subject, t.path, t.source, t.digest, m.state, m.words, m.made_from, m.translated_by, m.origin,
          m.revision, coalesce(coalesce(
            (select o.words from text_overrides o where o.text_id = t.id and o.locale = m.locale) = m.words,
            m.released_digest = md5(m.words)), false) as is_live
     from texts t join text_marks m on m.text_id = t.id and m.locale = $2
    where t.id = $1 for update of t, m`,
);

/** Locks the source too: words are saved for the source that is locked here. */
export async function lockText(tx: Tx, id: number, locale: string): Promise<LockedText | undefined> {
  const [row] = await runPrepared(tx, LOCK, [id, locale]);
  return row;
}

export interface MarkUpdate {
  readonly state: TextState;
  readonly words: string | null;
  readonly made_from: string | null;
  readonly origin: TextRow['origin'];
  readonly translated_by: number | null;
  readonly reviewed_by: number | null;
  readonly overruled: string | null;
  readonly note: string | null;
}

const PUT = statement<TextMarkPutSql, { revision: number }>(
  'text_mark_put',
  `update text_marks set state = $3, words = $4, made_from = $5, origin = $6, translated_by = $7, reviewed_by = $8,
          overruled = $9, note = $10, due_on = case when $3 = 'published' then null else due_on end,
          revision = revision + 1, updated_at = now()
    where text_id = $1 and locale = $2 returning revision`,
);

export async function putMark(tx: Tx, id: number, locale: string, mark: MarkUpdate): Promise<number> {
  const [row] = await runPrepared(tx, PUT, [
    id,
    locale,
    mark.state,
    mark.words,
    mark.made_from,
    mark.origin,
    mark.translated_by,
    mark.reviewed_by,
    mark.overruled,
    mark.note,
  ]);
  if (!row) throw new Error(`Text ${id} has no mark in ${locale}`);
  return row.revision;
}

const PUBLISHABLE = statement<TextsPublishableSql, { id: number; kind: TextKind }>(
  'texts_publishable',
  `select m.text_id as id, t.kind
     from text_marks m join texts t on t.id = m.text_id
    where m.locale = $1 and m.state = any ($2::text[]) and m.state <> 'published'
      and m.made_from = t.source and ($3::bigint[] is null or m.text_id = any ($3::bigint[]))
    order by m.text_id limit 500 for update of m`,
);

/** Finished words whose source has not changed since. */
export const lockPublishable = (
  tx: Tx,
  locale: string,
  states: readonly TextState[],
  ids: readonly number[] | null,
) => runPrepared(tx, PUBLISHABLE, [locale, [...states], ids && [...ids]]);

const PUBLISHED = statement<TextsPublishedSql>(
  'texts_published',
  `update text_marks set state = 'published', due_on = null, note = null, revision = revision + 1, updated_at = now()
    where locale = $1 and text_id = any ($2::bigint[])`,
);

const PUT_OVERRIDES = statement<TextOverridesPutSql>(
  'text_overrides_put',
  `insert into text_overrides (text_id, locale, words)
   select m.text_id, m.locale, m.words from text_marks m
    where m.locale = $1 and m.text_id = any ($2::bigint[]) and m.words is not null
   on conflict (text_id, locale) do update set words = excluded.words, published_at = now()`,
);

/** Makes the saved words of these texts public. */
export async function publishMarks(tx: Tx, locale: string, ids: readonly number[]): Promise<void> {
  await runPrepared(tx, PUT_OVERRIDES, [locale, [...ids]]);
  await runPrepared(tx, PUBLISHED, [locale, [...ids]]);
}

const PUT_SOURCES = statement<TextSourcesPutSql>(
  'text_sources_put',
  `
with changed as (
  update texts t set source = m.words, changed_at = now()
    from text_marks m
   where m.text_id = t.id and m.locale = $1 and t.id = any ($2::bigint[]) and m.words is not null
     and m.words <> t.source
  returning t.id, t.source)
update text_marks m set made_from = c.source from changed c where m.text_id = c.id and m.locale = $1`,
);

const BEHIND = statement<TextsBehindSql>(
  'texts_behind',
  `
update text_marks m set state = 'stale', due_on = $3::date, reviewed_by = null, revision = m.revision + 1, updated_at = now()
  from texts t
 where t.id = m.text_id and m.text_id = any ($2::bigint[]) and m.locale <> $1
   and m.state in ('published', 'translated', 'reviewed') and m.made_from <> t.source`,
);

/** The saved words of the source locale become the source; translations of the words before become stale. */
export async function changeSources(
  tx: Tx,
  { sourceLocale, ids, dueOn }: { sourceLocale: string; ids: readonly number[]; dueOn: string },
): Promise<void> {
  await runPrepared(tx, PUT_SOURCES, [sourceLocale, [...ids]]);
  await runPrepared(tx, BEHIND, [sourceLocale, [...ids], dueOn]);
}
