import type { Tx } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { auditLetter } from './audit-letter.ts';
import { testLetterJob } from './letters.jobs.ts';
import { type LetterRefusal, refuseLetterAction } from './letters.rules.ts';
import { lockLetter, setLetterStatus } from './letters.sql.ts';

type Tested =
  | { readonly ok: true; readonly id: number; readonly status: 'testing' }
  | { readonly ok: false; readonly code: LetterRefusal | 'not_found' };

/** Mails the letter as it is to the caller. */
export async function testLetter(tx: Tx, call: StaffCall, id: number, locale: string): Promise<Tested> {
  const { siteId, staffId } = call;
  const letter = await lockLetter(tx, siteId, id);
  if (!letter) return { ok: false, code: 'not_found' };
  const hasTexts = letter.locales.includes(locale);
  const refusal = refuseLetterAction('test', { status: letter.status, hasTexts });
  if (refusal) return { ok: false, code: refusal };
  if (letter.status === 'draft') await setLetterStatus(tx, siteId, id, 'testing');
  await queueJob(tx, testLetterJob, { siteId, letterId: id, locale, staffId });
  await auditLetter(tx, call, id, 'test', { locale, revision: letter.revision });
  return { ok: true, id, status: 'testing' };
}
