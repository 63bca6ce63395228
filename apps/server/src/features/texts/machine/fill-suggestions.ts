import { findBreakingFaults, isMessageKind } from '@paddock/i18n/translation/check-translation';
import { z } from 'zod';
import { type Db, type Tx, transact } from '../../../platform/db/db.ts';
import { defineJob, queueJob } from '../../../platform/jobs/jobs.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { listLocaleSettings, lockLocale } from '../glossary.sql.ts';
import { findSimilar } from '../staff/queue/text-mark.sql.ts';
import { TEXT_KINDS } from '../staff/texts.staff.contract.ts';
import { GOOD_MATCH } from '../texts.rules.ts';
import { MAX_MACHINE_TEXTS, type Machine } from './deepl.ts';
import {
  listMissing,
  type MissingFilter,
  type MissingText,
  putSuggestion,
  type SuggestedWords,
} from './suggestions.sql.ts';

const MAX_COUNT = 1000;

type Requested =
  | { readonly ok: true; readonly texts: number }
  | { readonly ok: false; readonly code: 'not_found' };

/** Has a job fill the texts without words. Answers how many there are, up to 1000. */
export async function requestSuggestions(tx: Tx, call: StaffCall, filter: MissingFilter): Promise<Requested> {
  const settings = await lockLocale(tx, filter.locale);
  if (!settings) return { ok: false, code: 'not_found' };
  const missing = await listMissing(tx, filter, { after: 0, limit: MAX_COUNT });
  if (missing.length === 0) return { ok: true, texts: 0 };
  const { locale, kind, subject } = filter;
  await queueJob(tx, suggestTextsJob, { ...filter, after: 0 }, { key: `texts.suggest ${locale}` });
  await writeAudit(tx, call, {
    action: 'text.suggest',
    reason: null,
    subject: { kind: 'text', ref: `suggest/${locale}` },
    before: {},
    after: { locale, kind, subject, texts: missing.length },
  });
  return { ok: true, texts: missing.length };
}

/** Fills texts without words with suggestions, from the text after `after` on. */
export const suggestTextsJob = defineJob({
  name: 'texts.suggest',
  payload: z.object({
    locale: z.string(),
    kind: z.enum(TEXT_KINDS).nullable(),
    subject: z.string().nullable(),
    after: z.int().min(0).default(0),
  }),
  maxAttempts: 6,
});

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
