import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import { putLocale, putReleasedTerms, type ReleasedTerm } from '../glossary.sql.ts';
import type { TextKind } from '../staff/texts.staff.contract.ts';
import { dueDay } from '../texts.rules.ts';
import { applyPlan, findCatalogue, listKnownTexts, lockTexts, noteCatalogue } from '../texts.sql.ts';
import { type IncomingText, planSync } from './plan-sync.rules.ts';

/** The same as PostgreSQL's md5: it names words, it protects nothing. */
export const digestOf = (words: string): string => createHash('md5').update(words).digest('hex');

export interface Catalogue {
  readonly kind: TextKind;
  readonly subject: string;
  readonly texts: readonly IncomingText[];
  /** Every locale that has to have these texts. */
  readonly locales: readonly string[];
  /** For pages and articles: see `SyncOptions`. */
  readonly editedAt?: Readonly<Record<string, number>>;
  /** The day by which translations are due; ten working days from now if absent. */
  readonly dueOn?: string;
}

/**
 * Brings the texts of a subject to what their owner has now: new ones are added, changed sources make their translations
 * stale, missing ones are retired. An unchanged catalogue costs one statement. Answers how many words differ.
 */
export async function loadCatalogue(tx: Tx, catalogue: Catalogue): Promise<number> {
  const { kind, subject, texts, locales, editedAt, dueOn = dueDay(new Date()) } = catalogue;
  const name = `${kind} ${subject}`;
  const digest = digestOf(JSON.stringify([texts, locales]));
  if ((await findCatalogue(tx, name)) === digest) return 0;
  // Translators who save meanwhile wait: what they saved before is known here.
  await lockTexts(tx, kind, subject);
  const plan = planSync(await listKnownTexts(tx, kind, subject), texts, { locales, digestOf, editedAt });
  await applyPlan(tx, { kind, subject, dueOn }, plan);
  await noteCatalogue(tx, name, digest);
  return plan.marks.length + plan.retired.length;
}

export interface ReleasedGlossary {
  readonly locale: string;
  readonly typography: readonly string[];
  readonly terms: readonly Omit<ReleasedTerm, 'locale'>[];
}

/** Brings the glossary of the release into the database. What the desk has changed stays as it is. */
export async function loadGlossaries(tx: Tx, glossaries: readonly ReleasedGlossary[]): Promise<void> {
  const digest = digestOf(JSON.stringify(glossaries));
  if ((await findCatalogue(tx, 'glossary')) === digest) return;
  for (const { locale, typography } of glossaries) await putLocale(tx, locale, typography);
  await putReleasedTerms(
    tx,
    glossaries.flatMap(({ locale, terms }) => terms.map((term) => ({ ...term, locale }))),
  );
  await noteCatalogue(tx, 'glossary', digest);
}
