import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditLetter } from './audit-letter.ts';
import { type LetterRefusal, refuseLetterAction } from './letters.rules.ts';
import { lockLetter, setLetterStatus } from './letters.sql.ts';

type Cancelled =
  | { readonly ok: true; readonly id: number; readonly status: 'testing' }
  | { readonly ok: false; readonly code: LetterRefusal | 'not_found' };

/** Takes back the time of a scheduled letter. Its job finds another status and does nothing. */
export async function cancelLetter(tx: Tx, call: StaffCall, id: number): Promise<Cancelled> {
  const letter = await lockLetter(tx, call.siteId, id);
  if (!letter) return { ok: false, code: 'not_found' };
  const refusal = refuseLetterAction('cancel', { status: letter.status, hasTexts: true });
  if (refusal) return { ok: false, code: refusal };
  await setLetterStatus(tx, call.siteId, id, 'testing');
  await auditLetter(tx, call, id, 'cancel', { at: letter.scheduled_at });
  return { ok: true, id, status: 'testing' };
}
