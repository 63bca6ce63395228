import type { Tx } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditLetter } from './audit-letter.ts';
import { batchKey, sendBatchJob } from './letters.jobs.ts';
import { type LetterRefusal, refuseLetterAction } from './letters.rules.ts';
import { lockLetter, setLetterStatus } from './letters.sql.ts';

type Resumed =
  | { readonly ok: true; readonly id: number; readonly status: 'sending' }
  | { readonly ok: false; readonly code: LetterRefusal | 'not_found' };

/** Goes on with the subscribers who have not been claimed. */
export async function resumeLetter(tx: Tx, call: StaffCall, id: number): Promise<Resumed> {
  const { siteId } = call;
  const letter = await lockLetter(tx, siteId, id);
  if (!letter) return { ok: false, code: 'not_found' };
  const refusal = refuseLetterAction('resume', { status: letter.status, hasTexts: true });
  if (refusal) return { ok: false, code: refusal };
  await setLetterStatus(tx, siteId, id, 'sending');
  await queueJob(tx, sendBatchJob, { siteId, letterId: id }, { key: batchKey(siteId, id) });
  await auditLetter(tx, call, id, 'resume', {});
  return { ok: true, id, status: 'sending' };
}
