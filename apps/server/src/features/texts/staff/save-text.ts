import { checkTranslation, type Finding, isBreaking } from '@paddock/i18n/translation/check-translation';
import type { Tx } from '../../../platform/db/db.ts';
import { cleanHtml } from '../../pages/clean-blocks.ts';
import { maxLengthOf } from '../../pages/translation/content-words.rules.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { CONTENT, isContentKind } from '../content/content-kinds.ts';
import { listTerms, lockLocale } from '../glossary.sql.ts';
import { listPaths } from '../texts.sql.ts';
import { type LockedText, lockText, putMark } from './queue/text-mark.sql.ts';
import type { TextKind, TextRow, TextState } from './texts.staff.contract.ts';

export interface TextKey {
  readonly id: number;
  readonly locale: string;
}

export interface SaveInput {
  readonly words: string;
  readonly revision: number;
  /** Of the source that was translated. */
  readonly digest: string;
  readonly overrule?: string | undefined;
  readonly origin?: TextRow['origin'];
  /** Another person has to approve these words. */
  readonly wants_review?: boolean | undefined;
}

export type Saved =
  | { readonly ok: true; readonly state: TextState; readonly revision: number }
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' }
  | { readonly ok: false; readonly code: 'text_checks_failed'; readonly findings: readonly Finding[] };

type Stored =
  | (Extract<Saved, { ok: true }> & { readonly text: LockedText; readonly words: string })
  | Exclude<Saved, { ok: true }>;

/** Saves words and puts those of a page or an article into its draft. */
export async function saveText(tx: Tx, call: StaffCall, key: TextKey, input: SaveInput): Promise<Saved> {
  const stored = await storeWords(tx, call, key, input);
  if (!stored.ok) return stored;
  const { state, revision, text, words } = stored;
  await draftContent(tx, call, { ...text, locale: key.locale }, new Map([[text.path, words]]));
  return { ok: true, state, revision };
}

/**
 * Saves words for the source they were made from. What breaks the page is refused; what is only doubtful needs a reason,
 * which stays with the words. Nothing is public yet.
 */
export async function storeWords(
  tx: Tx,
  call: StaffCall,
  { id, locale }: TextKey,
  input: SaveInput,
): Promise<Stored> {
  const text = await lockText(tx, id, locale);
  const settings = await lockLocale(tx, locale);
  if (!text || !settings) return { ok: false, code: 'not_found' };
  if (text.revision !== input.revision || text.digest !== input.digest)
    return { ok: false, code: 'conflict' };
  const words = cleanWords(text, input.words);
  const findings = checkTranslation({
    source: text.source,
    words,
    locale,
    kind: text.kind,
    terms: await listTerms(tx, locale),
    typography: settings.typography,
  });
  const tooLong = findTooLong(text, words);
  if (tooLong) return { ok: false, code: 'text_checks_failed', findings: [tooLong] };
  if (findings.some(isBreaking) || (findings.length > 0 && input.overrule === undefined))
    return { ok: false, code: 'text_checks_failed', findings };
  const overruled = findings.length > 0 ? (input.overrule ?? null) : null;
  const revision = await putMark(tx, id, locale, {
    state: 'translated',
    words,
    made_from: text.source,
    origin: input.origin ?? 'desk',
    translated_by: call.staffId,
    reviewed_by: null,
    overruled,
    note: null,
    wants_review: input.wants_review ?? false,
  });
  await auditText(tx, call, {
    action: 'text.save',
    text,
    locale,
    before: { words: text.words, state: text.state },
    after: { words, state: 'translated', ...(input.wants_review ? { wants_review: true } : {}) },
    reason: overruled,
  });
  return { ok: true, state: 'translated', revision, text, words };
}

/** HTML of pages and articles has few tags. */
const cleanWords = ({ kind, path }: LockedText, words: string) =>
  isContentKind(kind) && path.endsWith('.html') ? cleanHtml(words) : words;

/** A field of a page or an article takes so many characters: no reason makes it longer. */
function findTooLong({ kind, path }: LockedText, words: string): Finding | null {
  const most = maxLengthOf(path);
  if (!isContentKind(kind) || words.length <= most) return null;
  return { check: 'length', found: String(words.length), instead: String(most) };
}

interface Change {
  readonly action: string;
  readonly text: { readonly kind: string; readonly path: string };
  readonly locale: string;
  readonly before: object;
  readonly after: object;
  readonly reason?: string | null;
}

/** The subject of a text is its kind, path and locale: it stays readable when the text is gone. */
export const auditText = (tx: Tx, call: StaffCall, { action, text, locale, before, after, reason }: Change) =>
  writeAudit(tx, call, {
    action,
    reason: reason ?? null,
    subject: { kind: 'text', ref: `${text.kind}/${text.path}/${locale}` },
    before,
    after,
  });

interface ContentKey {
  readonly kind: TextKind;
  readonly subject: string;
  readonly locale: string;
}

/** Puts saved words into the draft of their page or article, where previews show them. Other kinds have no draft. */
export async function draftContent(
  tx: Tx,
  call: StaffCall,
  { kind, subject, locale }: ContentKey,
  words: ReadonlyMap<string, string>,
): Promise<void> {
  if (!isContentKind(kind) || words.size === 0) return;
  const known = new Set(await listPaths(tx, kind, subject));
  await CONTENT[kind].draft(tx, subject, { locale, words, known, by: `staff:${call.staffId}` });
}
