import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditLetter } from './audit-letter.ts';
import { type LetterRefusal, refuseLetterAction } from './letters.rules.ts';
import { lockLetter, setLetterStatus } from './letters.sql.ts';

type Stopped =
  | { readonly ok: true; readonly id: number; readonly status: 'stopped' }
  | { readonly ok: false; readonly code: LetterRefusal | 'not_found' };

/** The worker looks at the status before each mail, so none leaves after this is committed but the one on its way. */
export async function stopLetter(tx: Tx, call: StaffCall, id: number): Promise<Stopped> {
  const letter = await lockLetter(tx, call.siteId, id);
  if (!letter) return { ok: false, code: 'not_found' };
  const refusal = refuseLetterAction('stop', { status: letter.status, hasTexts: true });
  if (refusal) return { ok: false, code: refusal };
  await setLetterStatus(tx, call.siteId, id, 'stopped');
  await auditLetter(tx, call, id, 'stop', {});
  return { ok: true, id, status: 'stopped' };
}
