import { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { type ApprovableAct, type ApprovalRequired, findLimit } from '../approvals/approvable-act.ts';
import { COUNT_CURRENCY } from '../approvals/approvals.rules.ts';
import { runOrPropose } from '../approvals/run-or-propose.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { readInstant } from '../versions/publish-window.ts';
import { auditLetter } from './edit-letter.ts';
import { batchKey, sendBatchJob, startKey, startLetterJob } from './letters.jobs.ts';
import { type LetterRefusal, readersOf, refuseLetterAction } from './letters.rules.ts';
import { countAudience, lockLetter, scheduleLetter, startLetter } from './letters.sql.ts';

const Input = z.object({
  id: z.number(),
  /** Null, or past when a second person approves: at once. */
  at: z.iso.datetime().nullable().default(null),
});
type Input = z.infer<typeof Input>;

type Sent =
  | { readonly ok: true; readonly acted: { readonly planned: number; readonly scheduled_at: string | null } }
  | { readonly ok: false; readonly code: LetterRefusal | 'not_found' | 'letter_without_readers' }
  | ApprovalRequired;

/** Above the number of readers in the site's rule a second person must approve. Without a rule one person is enough. */
export const sendLetterAct: ApprovableAct<Input, Sent> = {
  contract: 'letter.send',
  permission: 'letter.send',
  input: Input,
  subjectOf: ({ id }) => ({ kind: 'letter', ref: String(id) }),
  reasonOf: () => '',
  readState: async (tx, siteId, { id }) => {
    const letter = await lockLetter(tx, siteId, id);
    return letter && { status: letter.status, revision: letter.revision };
  },
  run: runSendLetter,
};

export async function isAboveLetterLimit(tx: Tx, siteId: number, readers: number): Promise<boolean> {
  const limit = await findLimit(tx, { siteId, permission: 'letter.send', currency: COUNT_CURRENCY });
  return limit === null || readers > limit;
}

async function runSendLetter(tx: Tx, call: StaffCall, { id, at }: Input): Promise<Sent> {
  const { siteId } = call;
  const letter = await lockLetter(tx, siteId, id);
  if (!letter) return { ok: false, code: 'not_found' };
  const { status, locales, revision } = letter;
  const refusal = refuseLetterAction('send', { status, hasTexts: locales.length > 0 });
  if (refusal) return { ok: false, code: refusal };
  const planned = readersOf(await countAudience(tx, siteId), locales);
  if (planned === 0) return { ok: false, code: 'letter_without_readers' };
  if (!call.approval && (await isAboveLetterLimit(tx, siteId, planned)))
    return { ok: false, code: 'approval_required', amount: null, limitMinor: null };
  if (at && new Date(at) > new Date()) {
    const runAt = new Date(at);
    await scheduleLetter(tx, siteId, id, runAt);
    await queueJob(tx, startLetterJob, { siteId, letterId: id }, { key: startKey(siteId, id), runAt });
    await auditLetter(tx, call, id, 'schedule', { at, planned, locales, revision });
    return { ok: true, acted: { planned, scheduled_at: at } };
  }
  await beginLetter(tx, siteId, id, planned);
  await auditLetter(tx, call, id, 'send', { planned, locales, revision });
  return { ok: true, acted: { planned, scheduled_at: null } };
}

export async function beginLetter(tx: Tx, siteId: number, id: number, planned: number): Promise<void> {
  await startLetter(tx, siteId, id, planned);
  await queueJob(tx, sendBatchJob, { siteId, letterId: id }, { key: batchKey(siteId, id) });
}

/** Begins to send a letter now or at a local time of its site, or proposes it to a second person. */
export async function sendLetter(tx: Tx, call: StaffCall, id: number, localAt?: string) {
  const at = await readInstant(tx, call.siteId, undefined, localAt);
  if (at && at <= new Date()) return { ok: false, code: 'time_past' } as const;
  return runOrPropose(tx, call, sendLetterAct, { id, at: at?.toISOString() ?? null });
}
