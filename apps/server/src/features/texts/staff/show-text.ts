import { compileForm } from '@paddock/i18n/language/word-pattern';
import { isMessageKind } from '@paddock/i18n/translation/check-translation';
import type { Db } from '../../../platform/db/db.ts';
import { listLocaleSettings, listTerms } from '../glossary.sql.ts';
import type { Machine } from '../machine/deepl.ts';
import { GOOD_MATCH } from '../texts.rules.ts';
import type { GlossaryTerm } from './glossary.staff.contract.ts';
import { findSimilar, findText } from './queue/text-mark.sql.ts';
import type { Suggestion } from './texts.staff.contract.ts';

/** A text with what helps to translate it: similar texts, a machine where the locale allows it, and all terms that apply. */
export async function showText(
  db: Db,
  { id, locale, staffId }: { readonly id: number; readonly locale: string; readonly staffId: number },
  { machine, onFailure }: { readonly machine: Machine | null; onFailure(error: unknown): void },
) {
  const text = await findText(db, id, locale, staffId);
  if (!text) return null;
  const [similar, terms, settings] = await Promise.all([
    findSimilar(db, locale, text.source, id),
    listTerms(db, locale),
    machine ? listLocaleSettings(db) : [],
  ]);
  const usesMachine = settings.some((one) => one.locale === locale && one.uses_machine);
  const suggestions: Suggestion[] = similar.map((row) => ({ ...row, origin: 'memory' }));
  if (machine && usesMachine && !similar.some(({ match }) => match >= GOOD_MATCH)) {
    const words = await askMachine(machine, text, locale, onFailure);
    if (words !== null) suggestions.splice(2, 1, { words, source: text.source, origin: 'machine', match: 0 });
  }
  return { ...text, suggestions, terms: terms.filter((term) => concerns(term, text)).map(toTerm) };
}

/** A machine that fails suggests nothing. */
async function askMachine(
  machine: Machine,
  { source, kind }: { readonly source: string; readonly kind: string },
  locale: string,
  onFailure: (error: unknown) => void,
): Promise<string | null> {
  try {
    const [words] = await machine({ texts: [{ source, isMessage: isMessageKind(kind) }], locale });
    return words ?? null;
  } catch (error) {
    onFailure(error);
    return null;
  }
}

/** Terms with forbidden forms always apply; a term for a word of the source only where the word stands. */
const concerns = ({ source, forbidden }: GlossaryTerm, text: { readonly source: string }) =>
  forbidden.length > 0 || (source !== null && compileForm(source, 'en').test(text.source));

const toTerm = ({ term, source, definition, forbidden, kinds }: GlossaryTerm) => ({
  term,
  source,
  definition,
  forbidden,
  kinds,
});
