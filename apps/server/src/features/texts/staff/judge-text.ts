import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { type LockedText, lockText, type MarkUpdate, putMark } from './queue/text-mark.sql.ts';
import { auditText, type TextKey } from './save-text.ts';
import type { TextState } from './texts.staff.contract.ts';

export type Judged =
  | { readonly ok: true; readonly state: TextState; readonly revision: number }
  | { readonly ok: false; readonly code: 'not_found' | 'conflict' | 'text_own_words' };

type Verdict =
  | {
      readonly ok: true;
      readonly update: Partial<MarkUpdate> & Pick<MarkUpdate, 'state'>;
      readonly reason?: string;
    }
  | { readonly ok: false; readonly code: 'conflict' | 'text_own_words' };

/** Locks the text, lets the rule decide, writes the new state and the audit row. */
async function judge(
  tx: Tx,
  call: StaffCall,
  { key, revision, action }: { key: TextKey; revision: number; action: string },
  rule: (text: LockedText) => Verdict,
): Promise<Judged> {
  const text = await lockText(tx, key.id, key.locale);
  if (!text) return { ok: false, code: 'not_found' };
  if (text.revision !== revision) return { ok: false, code: 'conflict' };
  const verdict = rule(text);
  if (!verdict.ok) return verdict;
  const { words, made_from, translated_by, origin } = text;
  const kept = {
    words,
    made_from,
    translated_by,
    origin,
    reviewed_by: null,
    overruled: null,
    note: null,
    wants_review: false,
  };
  const next = await putMark(tx, key.id, key.locale, { ...kept, ...verdict.update });
  await auditText(tx, call, {
    action,
    text,
    locale: key.locale,
    before: { state: text.state },
    after: { state: verdict.update.state },
    reason: verdict.reason ?? null,
  });
  return { ok: true, state: verdict.update.state, revision: next };
}

/** The source has changed, the words fit it as they are. Words that shoppers read already need no second publishing. */
export const confirmText = (tx: Tx, call: StaffCall, key: TextKey, revision: number) =>
  judge(tx, call, { key, revision, action: 'text.confirm' }, ({ state, source, is_live }) =>
    state === 'stale'
      ? { ok: true, update: { state: is_live ? 'published' : 'translated', made_from: source } }
      : { ok: false, code: 'conflict' },
  );

/** Another person than the translator approves the words; the database refuses the same one too. */
export const reviewText = (tx: Tx, call: StaffCall, key: TextKey, revision: number) =>
  judge(tx, call, { key, revision, action: 'text.review' }, ({ state, source, made_from, translated_by }) => {
    if (state !== 'translated' || made_from !== source) return { ok: false, code: 'conflict' };
    if (translated_by === call.staffId) return { ok: false, code: 'text_own_words' };
    return { ok: true, update: { state: 'reviewed', reviewed_by: call.staffId } };
  });

/** The words go back to the translators with a note: they are a suggestion again. */
export const returnText = (
  tx: Tx,
  call: StaffCall,
  key: TextKey,
  { revision, note }: { readonly revision: number; readonly note: string },
) =>
  judge(tx, call, { key, revision, action: 'text.return' }, ({ state }) =>
    state === 'translated' || state === 'reviewed'
      ? { ok: true, update: { state: 'suggested', note }, reason: note }
      : { ok: false, code: 'conflict' },
  );
