import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { GlossaryInput, GlossaryTerm } from './staff/glossary.staff.contract.ts';

const LIST = statement<Statements['glossary_list'], GlossaryTerm>(
  'glossary_list',
  `select id, locale, term, source, definition, forbidden, kinds, origin, revision
     from glossary_terms where locale = $1 and retired_at is null order by term limit 2000`,
);

export const listTerms = (db: Db | Tx, locale: string): Promise<GlossaryTerm[]> =>
  runPrepared(db, LIST, [locale]);

const INSERT = statement(
  'glossary_insert',
  `insert into glossary_terms (locale, term, source, definition, forbidden, kinds)
   values ($1, $2, $3, $4, $5::text[], $6::text[])
   on conflict (locale, term) do update
      set source = excluded.source, definition = excluded.definition, forbidden = excluded.forbidden,
          kinds = excluded.kinds, origin = 'desk', retired_at = null, revision = glossary_terms.revision + 1
    where glossary_terms.retired_at is not null
   returning id`,
);

/** Undefined: the locale has this term. One that was removed comes back. */
export async function insertTerm(tx: Tx, input: GlossaryInput): Promise<number | undefined> {
  const { locale, term, source, definition, forbidden, kinds } = input;
  const [row] = await runPrepared(tx, INSERT, [locale, term, source, definition, forbidden, kinds]);
  return row?.id;
}

const LOCK = statement<Statements['glossary_lock'], GlossaryTerm>(
  'glossary_lock',
  `select id, locale, term, source, definition, forbidden, kinds, origin, revision
     from glossary_terms where id = $1 and retired_at is null for update`,
);

export async function lockTerm(tx: Tx, id: number): Promise<GlossaryTerm | undefined> {
  const [row] = await runPrepared(tx, LOCK, [id]);
  return row;
}

const UPDATE = statement(
  'glossary_update',
  `update glossary_terms set term = $2, source = $3, definition = $4, forbidden = $5::text[], kinds = $6::text[],
          origin = 'desk', revision = revision + 1
    where id = $1
      and not exists (select from glossary_terms o where o.locale = glossary_terms.locale and o.term = $2 and o.id <> $1)
   returning id`,
);

/** False: another term of the locale has this name. */
export async function updateTerm(tx: Tx, id: number, input: GlossaryInput): Promise<boolean> {
  const { term, source, definition, forbidden, kinds } = input;
  return (await runPrepared(tx, UPDATE, [id, term, source, definition, forbidden, kinds])).length > 0;
}

const DELETE = statement(
  'glossary_delete',
  `update glossary_terms set retired_at = now(), origin = 'desk', revision = revision + 1 where id = $1`,
);

export async function retireTerm(tx: Tx, id: number): Promise<void> {
  await runPrepared(tx, DELETE, [id]);
}

export type ReleasedTerm = Pick<GlossaryTerm, 'locale' | 'term' | 'definition' | 'forbidden' | 'kinds'>;

const PUT_RELEASE = statement(
  'glossary_release_put',
  `insert into glossary_terms (locale, term, definition, forbidden, kinds, origin)
   select r.locale, r.term, r.definition, r.forbidden, r.kinds, 'release'
     from jsonb_to_recordset($1::jsonb) as r (locale text, term text, definition text, forbidden text[], kinds text[])
   on conflict (locale, term) do update
      set definition = excluded.definition, forbidden = excluded.forbidden, kinds = excluded.kinds
    where glossary_terms.origin = 'release'`,
);

/** Terms of the release; those that the desk has changed or removed stay as they are. */
export async function putReleasedTerms(tx: Tx, terms: readonly ReleasedTerm[]): Promise<void> {
  await runPrepared(tx, PUT_RELEASE, [JSON.stringify(terms)]);
}

export interface LocaleSettings {
  readonly locale: string;
  readonly needs_review: boolean;
  readonly uses_machine: boolean;
  readonly typography: string[];
  readonly revision: number;
}

const PUT_LOCALE = statement(
  'text_locale_put',
  `insert into translation_locales (locale, typography) values ($1, $2::text[])
   on conflict (locale) do update set typography = excluded.typography`,
);

/** Makes a locale known, with the typography rules of its glossary. */
export async function putLocale(tx: Tx, locale: string, typography: readonly string[]): Promise<void> {
  await runPrepared(tx, PUT_LOCALE, [locale, [...typography]]);
}

const LOCALES = statement<Statements['text_locales'], LocaleSettings>(
  'text_locales',
  'select locale, needs_review, uses_machine, typography, revision from translation_locales order by locale',
);

export const listLocaleSettings = (db: Db): Promise<LocaleSettings[]> => runPrepared(db, LOCALES, []);

const LOCALE = statement<Statements['text_locale'], LocaleSettings>(
  'text_locale',
  'select locale, needs_review, uses_machine, typography, revision from translation_locales where locale = $1 for update',
);

export async function lockLocale(tx: Tx, locale: string): Promise<LocaleSettings | undefined> {
  const [row] = await runPrepared(tx, LOCALE, [locale]);
  return row;
}

const SET_LOCALE = statement(
  'text_locale_set',
  `update translation_locales set needs_review = $2, uses_machine = $3, revision = revision + 1 where locale = $1`,
);

export async function setLocale(
  tx: Tx,
  locale: string,
  { needs_review, uses_machine }: Pick<LocaleSettings, 'needs_review' | 'uses_machine'>,
): Promise<void> {
  await runPrepared(tx, SET_LOCALE, [locale, needs_review, uses_machine]);
}
