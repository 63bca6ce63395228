import type { Tx } from '../../../../platform/db/db.ts';
import type { StaffCall } from '../../../staff/staff-call.ts';
import { writeAudit } from '../../../staff/write-audit.ts';
import { lockLocale, setLocale } from '../../glossary.sql.ts';

export type LocaleSet =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' };

/** Whether words of the locale need a second person, and whether machines may suggest them. */
export async function setTextLocale(
  tx: Tx,
  call: StaffCall,
  locale: string,
  input: { readonly needs_review: boolean; readonly uses_machine: boolean; readonly revision: number },
): Promise<LocaleSet> {
  const before = await lockLocale(tx, locale);
  if (!before) return { ok: false, code: 'not_found' };
  if (before.revision !== input.revision) return { ok: false, code: 'conflict' };
  await setLocale(tx, locale, input);
  const { needs_review, uses_machine } = before;
  await writeAudit(tx, call, {
    action: 'text.locale',
    reason: null,
    subject: { kind: 'text', ref: `locale/${locale}` },
    before: { needs_review, uses_machine },
    after: { needs_review: input.needs_review, uses_machine: input.uses_machine },
  });
  return { ok: true };
}
