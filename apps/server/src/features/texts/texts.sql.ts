import { z } from 'zod';
import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { type TextKind, TextRow, TextState } from './staff/texts.staff.contract.ts';

const PATHS = statement('text_paths', 'select path from texts where kind = $1 and subject = $2');

/** Every path that a page or an article has or has had. */
export async function listPaths(tx: Tx, kind: TextKind, subject: string): Promise<string[]> {
  return (await runPrepared(tx, PATHS, [kind, subject])).map(({ path }) => path);
}

const SUBJECTS = statement(
  'text_subjects',
  'select distinct subject from texts where kind = $1 and retired_at is null',
);

/** The pages or articles that have texts. */
export async function listSubjects(tx: Tx, kind: TextKind): Promise<string[]> {
  return (await runPrepared(tx, SUBJECTS, [kind])).map(({ subject }) => subject);
}

type TextOrigin = TextRow['origin'];

const KnownMark = z.object({
  locale: z.string(),
  state: TextState,
  words: z.string().nullable(),
  made_from: z.string().nullable(),
  released_digest: z.string().nullable(),
  origin: TextRow.shape.origin,
  updated_at: z.string(),
});
export type KnownMark = Readonly<z.infer<typeof KnownMark>>;

export interface KnownText {
  readonly id: number;
  readonly path: string;
  readonly source: string;
  readonly released_source: string;
  readonly is_retired: boolean;
  readonly marks: readonly KnownMark[];
  /** Locales with words of the desk that are public. */
  readonly overridden: readonly string[];
}

export interface MarkChange {
  readonly path: string;
  readonly locale: string;
  readonly state: TextState;
  readonly words: string | null;
  readonly made_from: string | null;
  readonly origin: TextOrigin;
  readonly released_digest: string | null;
}

export interface SyncPlan {
  /** New texts, and known ones whose source changed or that came back. */
  readonly texts: readonly {
    readonly path: string;
    readonly source: string;
    readonly released_source: string;
  }[];
  readonly retired: readonly number[];
  readonly marks: readonly MarkChange[];
  /** Pairs that are no longer public and stay as suggestions. */
  readonly memory: readonly { readonly locale: string; readonly source: string; readonly words: string }[];
}

export interface Override {
  readonly path: string;
  readonly locale: string;
  readonly words: string;
  /** The locales in which the release has words for this text. */
  readonly released: readonly string[];
}

const CATALOGUE = statement('text_catalogue', 'select digest from text_catalogues where name = $1');

/** The digest of the catalogue that was loaded last; undefined: none. */
export async function findCatalogue(db: Db | Tx, name: string): Promise<string | undefined> {
  const [row] = await runPrepared(db, CATALOGUE, [name]);
  return row?.digest;
}

const NOTE_CATALOGUE = statement(
  'text_catalogue_note',
  `insert into text_catalogues (name, digest) values ($1, $2)
   on conflict (name) do update set digest = excluded.digest, loaded_at = now()`,
);

export async function noteCatalogue(tx: Tx, name: string, digest: string): Promise<void> {
  await runPrepared(tx, NOTE_CATALOGUE, [name, digest]);
}

const LOCK = statement(
  'texts_lock',
  'select id from texts where kind = $1 and subject = $2 order by id for update',
);

/** Words of these texts cannot be saved until the transaction ends. */
export async function lockTexts(tx: Tx, kind: TextKind, subject: string): Promise<void> {
  await runPrepared(tx, LOCK, [kind, subject]);
}

const KNOWN = statement<Statements['texts_known'], KnownText>(
  'texts_known',
  `select t.id, t.path, t.source, t.released_source, t.retired_at is not null as is_retired,
          coalesce((select json_agg(json_build_object('locale', m.locale, 'state', m.state, 'words', m.words,
                            'made_from', m.made_from, 'released_digest', m.released_digest, 'origin', m.origin,
                            'updated_at', m.updated_at))
             from text_marks m where m.text_id = t.id), '[]') as marks,
          array(select o.locale from text_overrides o where o.text_id = t.id) as overridden
     from texts t where t.kind = $1 and t.subject = $2`,
  { marks: z.array(KnownMark) },
);

export const listKnownTexts = (tx: Tx, kind: TextKind, subject: string): Promise<KnownText[]> =>
  runPrepared(tx, KNOWN, [kind, subject]);

const PUT_TEXTS = statement(
  'texts_put',
  `insert into texts (kind, subject, path, source, released_source)
   select $1, $2, t.path, t.source, t.released_source
     from jsonb_to_recordset($3::jsonb) as t (path text, source text, released_source text)
   on conflict (kind, subject, path) do update
      set source = excluded.source, released_source = excluded.released_source, retired_at = null,
          changed_at = case when texts.source = excluded.source then texts.changed_at else now() end`,
);

const PUT_MARKS = statement(
  'text_marks_put',
  `insert into text_marks (text_id, locale, state, words, made_from, origin, released_digest, due_on)
   select t.id, m.locale, m.state, m.words, m.made_from, m.origin, m.released_digest,
          case when m.state <> 'published' then $4::date end
     from jsonb_to_recordset($3::jsonb) as m
            (path text, locale text, state text, words text, made_from text, origin text, released_digest text)
     join texts t on t.kind = $1 and t.subject = $2 and t.path = m.path
   on conflict (locale, text_id) do update
      set state = excluded.state, words = excluded.words, made_from = excluded.made_from, origin = excluded.origin,
          released_digest = excluded.released_digest, due_on = excluded.due_on,
          reviewed_by = case when excluded.state = 'reviewed' then text_marks.reviewed_by end,
          revision = text_marks.revision + 1, updated_at = now()`,
);

const RETIRE = statement(
  'texts_retire',
  `with gone as (update texts set retired_at = now() where id = any ($1::bigint[]) returning id),
        overrides as (delete from text_overrides where text_id in (select id from gone))
   delete from text_marks where text_id in (select id from gone)`,
);

const PUT_MEMORY = statement(
  'text_memory_put',
  `insert into text_memory (locale, source, words)
   select distinct m.locale, m.source, m.words
     from jsonb_to_recordset($1::jsonb) as m (locale text, source text, words text)
   on conflict (locale, source_digest, words_digest) do update set used_at = now()`,
);

export async function putMemory(tx: Tx, pairs: SyncPlan['memory']): Promise<void> {
  if (pairs.length > 0) await runPrepared(tx, PUT_MEMORY, [JSON.stringify(pairs)]);
}

/** Writes a plan; `dueOn` is the day by which its tasks are due. */
export async function applyPlan(
  tx: Tx,
  { kind, subject, dueOn }: { readonly kind: TextKind; readonly subject: string; readonly dueOn: string },
  plan: SyncPlan,
): Promise<void> {
  await putMemory(tx, plan.memory);
  if (plan.texts.length > 0) await runPrepared(tx, PUT_TEXTS, [kind, subject, JSON.stringify(plan.texts)]);
  if (plan.marks.length > 0)
    await runPrepared(tx, PUT_MARKS, [kind, subject, JSON.stringify(plan.marks), dueOn]);
  if (plan.retired.length > 0) await runPrepared(tx, RETIRE, [[...plan.retired]]);
}

const OVERRIDES = statement<Statements['text_overrides'], Override>(
  'text_overrides',
  `select t.path, o.locale, o.words,
          array(select m.locale from text_marks m where m.text_id = t.id and m.released_digest is not null) as released
     from text_overrides o join texts t on t.id = o.text_id
    where t.kind = $1`,
);

/** The words of the desk that are public, with the locales in which the release has words of its own. */
export const listOverrides = (db: Db | Tx, kind: TextKind): Promise<Override[]> =>
  runPrepared(db, OVERRIDES, [kind]);
