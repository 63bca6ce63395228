import type { Tx } from '../../../platform/db/db.ts';
import { putLocale, putReleasedTerms, type ReleasedTerm } from '../glossary.sql.ts';
import { findCatalogue, noteCatalogue } from '../texts.sql.ts';
import { digestOf } from './load-catalogue.ts';

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
