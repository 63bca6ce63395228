import type { Tx } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditLetter } from './edit-letter.ts';
import { batchKey, sendBatchJob } from './letters.jobs.ts';
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
