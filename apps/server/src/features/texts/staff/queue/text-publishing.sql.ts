import { runPrepared, type Tx } from '../../../../platform/db/db.ts';
import { type Known, statement } from '../../../../platform/db/statement.ts';
import type { Statements } from '../../../../platform/db/statements.ts';
import type { TextKind, TextState } from '../texts.staff.contract.ts';

/** Whether the words of a mark may be published: $2 are the finished states of its locale. */
const isFinished = (mark: string) =>
  `(${mark}.state = any ($2::text[]) and (${mark}.state = 'reviewed' or not ${mark}.wants_review))`;

// A page is published whole: while one of its texts is not finished, none of them is.
const IS_COMPLETE = `(t.kind not in ('page', 'news') or not exists (
        select from texts s join text_marks o on o.text_id = s.id and o.locale = m.locale
         where s.kind = t.kind and s.subject = t.subject and o.state <> 'published' and not ${isFinished('o')}))`;

const PUBLISHABLE = statement<
  Statements['texts_publishable'],
  { id: number; kind: TextKind; subject: string }
>(
  'texts_publishable',
  `select m.text_id as id, t.kind, t.subject
     from text_marks m join texts t on t.id = m.text_id
    where m.locale = $1 and m.state <> 'published' and ${isFinished('m')}
      and m.made_from = t.source and ($3::bigint[] is null or m.text_id = any ($3::bigint[])) and ${IS_COMPLETE}
    order by m.text_id limit 500 for update of m`,
);

/** Finished words whose source has not changed since; of pages and articles only where all of their texts are finished. */
export const lockPublishable = (
  tx: Tx,
  locale: string,
  states: readonly TextState[],
  ids: readonly number[] | null,
) => runPrepared(tx, PUBLISHABLE, [locale, [...states], ids && [...ids]]);

const WAITING = statement<Statements['texts_waiting'], { count: number }>(
  'texts_waiting',
  `select count(*)::int as count from (
    select from text_marks m join texts t on t.id = m.text_id
     where m.locale = $1 and m.state <> 'published' and ${isFinished('m')} and t.kind in ('page', 'news')
       and not ${IS_COMPLETE}
     limit 1000) waiting`,
);

/** How many finished texts wait for the rest of their page or article. */
export async function countWaiting(tx: Tx, locale: string, states: readonly TextState[]): Promise<number> {
  const [row] = await runPrepared(tx, WAITING, [locale, [...states]]);
  return row?.count ?? 0;
}

const CONTENT_PUBLISHED = statement<Known<Statements['text_content_published'], { words: string }>>(
  'text_content_published',
  `update text_marks m set state = 'published', released_digest = md5(m.words), due_on = null, note = null,
          revision = m.revision + 1, updated_at = now()
     from texts t
    where t.id = m.text_id and t.kind = $1 and t.subject = $2 and m.locale = $3
      and m.state = any ($4::text[]) and m.state <> 'published' and m.words is not null
   returning t.id, t.path, m.words`,
);

/** The finished texts of a page or an article are published with it. Answers with their words. */
export const publishContentMarks = (
  tx: Tx,
  { kind, subject, locale }: { readonly kind: TextKind; readonly subject: string; readonly locale: string },
  states: readonly TextState[],
) => runPrepared(tx, CONTENT_PUBLISHED, [kind, subject, locale, [...states]]);

const PUBLISHED = statement(
  'texts_published',
  `update text_marks set state = 'published', due_on = null, note = null, revision = revision + 1, updated_at = now()
    where locale = $1 and text_id = any ($2::bigint[])`,
);

const PUT_OVERRIDES = statement(
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

const PUT_SOURCES = statement(
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

const BEHIND = statement(
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
