import { DEFAULT_LOCALE } from '@paddock/i18n/locales';
import { sql } from 'kysely';
import { changeSources } from '../../features/texts/staff/queue/text-publishing.sql.ts';
import { dueDay } from '../../features/texts/texts.rules.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { BundleTerm, BundleWords } from './read-words.ts';

/** Every text whose words the desk or an import has put in the place of those of the release. */
export async function findWords(tx: Tx): Promise<(BundleWords & { is_desk: boolean })[]> {
  const { rows } = await sql<BundleWords & { is_desk: boolean }>`
    select t.kind, t.subject, t.path, o.locale, o.words, o.imported_digest is distinct from md5(o.words) as is_desk
      from text_overrides o join texts t on t.id = o.text_id where t.retired_at is null
     order by t.kind, o.locale, t.subject, t.path`.execute(tx);
  return rows;
}

export interface SavedWords {
  readonly written: number;
  /** The desk has words of its own, or some that wait to be published. */
  readonly left: readonly string[];
  /** The release of this installation has no such text. */
  readonly unknown: readonly string[];
}

interface Outcome {
  readonly id: number;
  readonly name: string;
  readonly locale: string;
  readonly words: string;
  readonly state: 'written' | 'left' | 'unknown' | 'same';
}

/** English first: it is the source that the words of the other languages are made from. */
export async function saveWords(tx: Tx, words: readonly BundleWords[]): Promise<SavedWords> {
  const english = await putWords(
    tx,
    words.filter(({ locale }) => locale === DEFAULT_LOCALE),
  );
  const ids = english.filter(({ state }) => state === 'written').map(({ id }) => id);
  if (ids.length > 0)
    await changeSources(tx, { sourceLocale: DEFAULT_LOCALE, ids, dueOn: dueDay(new Date()) });
  const others = await putWords(
    tx,
    words.filter(({ locale }) => locale !== DEFAULT_LOCALE),
  );
  const all = [...english, ...others];
  const named = (state: Outcome['state']) => all.filter((one) => one.state === state).map(({ name }) => name);
  return { written: named('written').length, left: named('left'), unknown: named('unknown') };
}

/** What would become of the words of a bundle. */
async function judgeWords(tx: Tx, words: readonly BundleWords[]): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select coalesce(t.id, 0) as id, r.kind || '/' || r.locale || ' ' || r.path as name, r.locale, r.words,
           case when t.id is null then 'unknown'
                when o.words = r.words then 'same'
                when o.words is not null and o.imported_digest is distinct from md5(o.words)
                  or m.state in ('translated', 'reviewed') then 'left'
                else 'written' end as state
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
           as r(kind text, subject text, path text, locale text, words text)
      left join texts t on t.kind = r.kind and t.subject = r.subject and t.path = r.path and t.retired_at is null
      left join text_overrides o on o.text_id = t.id and o.locale = r.locale
      left join text_marks m on m.text_id = t.id and m.locale = r.locale`.execute(tx);
  return rows;
}

/** The conditions stand here too: words that the desk saves meanwhile are not covered. */
async function putWords(tx: Tx, words: readonly BundleWords[]): Promise<Outcome[]> {
  const outcomes = await judgeWords(tx, words);
  const written = outcomes.filter(({ state }) => state === 'written');
  // A statement without rows would still tell storefronts that the frame of their pages has changed.
  if (written.length === 0) return outcomes;
  await sql`
    with r as (
      select r.*, t.source from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id bigint, locale text, words text)
        join texts t on t.id = r.id
    ), overrides as (
      insert into text_overrides (text_id, locale, words, imported_digest)
      select id, locale, words, md5(words) from r
      on conflict (text_id, locale) do update
         set words = excluded.words, imported_digest = excluded.imported_digest, published_at = now()
       where text_overrides.imported_digest = md5(text_overrides.words)
    )
    insert into text_marks (text_id, locale, state, words, made_from, origin)
    select id, locale, 'published', words, source, 'file' from r
    on conflict (locale, text_id) do update
       set state = 'published', words = excluded.words, made_from = excluded.made_from, origin = 'file',
           translated_by = null, reviewed_by = null, overruled = null, note = null, due_on = null,
           revision = text_marks.revision + 1, updated_at = now()
     where text_marks.state not in ('translated', 'reviewed')`.execute(tx);
  return outcomes;
}

/** Terms of the desk and of imports, removed ones too; those of the release are in the release. */
export async function findTerms(tx: Tx): Promise<(BundleTerm & { is_desk: boolean })[]> {
  const { rows } = await sql<BundleTerm & { is_desk: boolean }>`
    select locale, term, source, definition, forbidden, kinds, retired_at is not null as removed,
           imported_revision is distinct from revision as is_desk
      from glossary_terms where origin = 'desk' order by locale, term`.execute(tx);
  return rows;
}

/** How many terms were written, and the names of those that the desk has changed itself. */
export async function saveTerms(
  tx: Tx,
  terms: readonly BundleTerm[],
): Promise<{ written: number; left: string[] }> {
  const { rows } = await sql<{ name: string; state: 'written' | 'left' }>`
    with r as (
      select r.*, g.id,
             g.id is not null and g.origin = 'desk' and (g.source, g.definition, g.forbidden, g.kinds, g.retired_at is not null)
               is not distinct from (r.source, r.definition, r.forbidden, r.kinds, r.removed) as is_same,
             coalesce(g.origin = 'desk' and g.imported_revision is distinct from g.revision, false) as is_desk
        from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
             as r(locale text, term text, source text, definition text, forbidden text[], kinds text[], removed boolean)
        left join glossary_terms g on g.locale = r.locale and g.term = r.term
    ), put as (
      insert into glossary_terms (locale, term, source, definition, forbidden, kinds, origin, retired_at, imported_revision)
      select locale, term, source, definition, forbidden, kinds, 'desk', case when removed then now() end, 1
        from r where not is_same and not is_desk
      on conflict (locale, term) do update
         set source = excluded.source, definition = excluded.definition, forbidden = excluded.forbidden,
             kinds = excluded.kinds, origin = 'desk', retired_at = excluded.retired_at,
             revision = glossary_terms.revision + 1, imported_revision = glossary_terms.revision + 1
       where glossary_terms.origin = 'release' or glossary_terms.imported_revision = glossary_terms.revision
    )
    select locale || ' ' || term as name, case when is_desk then 'left' else 'written' end as state
      from r where not is_same`.execute(tx);
  return {
    written: rows.filter(({ state }) => state === 'written').length,
    left: rows.filter(({ state }) => state === 'left').map(({ name }) => name),
  };
}
