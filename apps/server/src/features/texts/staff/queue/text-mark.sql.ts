import { type Db, runPrepared, type Tx } from '../../../../platform/db/db.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Statements } from '../../../../platform/db/statements.ts';
import type { TextKind, TextRow, TextState } from '../texts.staff.contract.ts';
import { TEXT_COLUMNS } from './text-columns.fragment.ts';

interface ShownText extends TextRow {
  readonly overruled: string | null;
  readonly translated_by: string | null;
  readonly reviewed_by: string | null;
}

const SHOW = statement<Statements['text_show'], ShownText>(
  'text_show',
  `select ${TEXT_COLUMNS}, coalesce(m.translated_by = $3::bigint, false) as is_own, m.overruled,
          (select p.name from staff p where p.id = m.translated_by) as translated_by,
          (select p.name from staff p where p.id = m.reviewed_by) as reviewed_by
     from text_marks m join texts t on t.id = m.text_id
    where m.text_id = $1 and m.locale = $2`,
);

export async function findText(db: Db, id: number, locale: string, staffId: number) {
  const [row] = await runPrepared(db, SHOW, [id, locale, staffId]);
  return row;
}

const SIMILAR = statement<Statements['text_similar'], { source: string; words: string; match: number }>(
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

const LOCK = statement<Statements['text_lock'], LockedText>(
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
  readonly wants_review: boolean;
}

const PUT = statement<Statements['text_mark_put'], { revision: number }>(
  'text_mark_put',
  `update text_marks set state = $3, words = $4, made_from = $5, origin = $6, translated_by = $7, reviewed_by = $8,
          overruled = $9, note = $10, wants_review = $11, due_on = case when $3 = 'published' then null else due_on end,
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
    mark.wants_review,
  ]);
  if (!row) throw new Error(`Text ${id} has no mark in ${locale}`);
  return row.revision;
}
