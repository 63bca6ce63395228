import { findBreakingFaults, isMessageKind } from '@paddock/i18n/translation/check-translation';
import { type Db, transact } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { listLocaleSettings } from '../glossary.sql.ts';
import { findSimilar } from '../queue/text-mark.sql.ts';
import { GOOD_MATCH } from '../texts.rules.ts';
import { MAX_MACHINE_TEXTS, type Machine } from './deepl.ts';
import {
  listMissing,
  type MissingFilter,
  type MissingText,
  putSuggestion,
  type SuggestedWords,
} from './suggestions.sql.ts';
import { suggestTextsJob } from './texts.jobs.ts';

type Suggested = readonly [text: MissingText, suggestion: SuggestedWords];

/**
 * Fills the next 50 texts without words: a very similar text of the memory first, else the machine where the language
 * allows it. Suggestions wait for a person; a text that a translator has saved meanwhile is left alone. Queues itself for
 * the rest. Answers how many were filled.
 */
export async function fillSuggestions(
  { db, machine }: { readonly db: Db; readonly machine: Machine | null },
  { after, ...filter }: MissingFilter & { readonly after: number },
): Promise<number> {
  const { locale } = filter;
  const texts = await listMissing(db, filter, { after, limit: MAX_MACHINE_TEXTS });
  const last = texts.at(-1);
  if (!last) return 0;
  const remembered = await remember(db, locale, texts);
  const known = new Set(remembered.map(([{ id }]) => id));
  const settings = (await listLocaleSettings(db)).find((one) => one.locale === locale);
  const rest = texts.filter(({ id }) => !known.has(id));
  const translated = machine && settings?.uses_machine ? await askMachine(machine, locale, rest) : [];
  let filled = 0;
  await transact(db, async (tx) => {
    for (const [text, suggestion] of [...remembered, ...translated])
      if (await putSuggestion(tx, text, locale, suggestion)) filled += 1;
    if (texts.length === MAX_MACHINE_TEXTS)
      await queueJob(tx, suggestTextsJob, { ...filter, after: last.id }, { key: `texts.suggest ${locale}` });
    return { ok: true };
  });
  return filled;
}

async function remember(db: Db, locale: string, texts: readonly MissingText[]): Promise<Suggested[]> {
  const found: Suggested[] = [];
  for (const text of texts) {
    const [best] = await findSimilar(db, locale, text.source, text.id);
    if (best && best.match >= GOOD_MATCH && isUsable(text, locale, best.words))
      found.push([text, { words: best.words, origin: 'memory' }]);
  }
  return found;
}

async function askMachine(
  machine: Machine,
  locale: string,
  texts: readonly MissingText[],
): Promise<Suggested[]> {
  if (texts.length === 0) return [];
  const input = texts.map(({ source, kind }) => ({ source, isMessage: isMessageKind(kind) }));
  const words = await machine({ texts: input, locale });
  return texts.flatMap((text, place): Suggested[] => {
    const reply = words[place];
    return reply && isUsable(text, locale, reply) ? [[text, { words: reply, origin: 'machine' }]] : [];
  });
}

/** Words that would break the page are no help. */
const isUsable = ({ source, kind }: MissingText, locale: string, words: string) =>
  findBreakingFaults({ source, words, locale, kind }).length === 0;
