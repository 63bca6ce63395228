import { checkTranslation, type Finding, isBreaking } from '@paddock/i18n/translation/check-translation';
import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditText } from './audit-text.ts';
import { listTerms, lockLocale } from './glossary.sql.ts';
import { lockText, putMark } from './text-queue.sql.ts';
import type { TextRow, TextState } from './texts.staff.contract.ts';

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
}

export type Saved =
  | { readonly ok: true; readonly state: TextState; readonly revision: number }
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' }
  | { readonly ok: false; readonly code: 'text_checks_failed'; readonly findings: readonly Finding[] };

/**
 * Saves words for the source they were made from. What breaks the page is refused; what is only doubtful needs a reason,
 * which stays with the words. Nothing is public yet.
 */
export async function saveText(
  tx: Tx,
  call: StaffCall,
  { id, locale }: TextKey,
  input: SaveInput,
): Promise<Saved> {
  const text = await lockText(tx, id, locale);
  const settings = await lockLocale(tx, locale);
  if (!text || !settings) return { ok: false, code: 'not_found' };
  if (text.revision !== input.revision || text.digest !== input.digest)
    return { ok: false, code: 'conflict' };
  const findings = checkTranslation({
    source: text.source,
    words: input.words,
    locale,
    kind: text.kind,
    terms: await listTerms(tx, locale),
    typography: settings.typography,
  });
  if (findings.some(isBreaking) || (findings.length > 0 && input.overrule === undefined))
    return { ok: false, code: 'text_checks_failed', findings };
  const overruled = findings.length > 0 ? (input.overrule ?? null) : null;
  const revision = await putMark(tx, id, locale, {
    state: 'translated',
    words: input.words,
    made_from: text.source,
    origin: input.origin ?? 'desk',
    translated_by: call.staffId,
    reviewed_by: null,
    overruled,
    note: null,
  });
  await auditText(tx, call, {
    action: 'text.save',
    text,
    locale,
    before: { words: text.words, state: text.state },
    after: { words: input.words, state: 'translated' },
    reason: overruled,
  });
  return { ok: true, state: 'translated', revision };
}
