import type { Tx } from '../../platform/db/db.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';

type Act = 'create' | 'save' | 'test' | 'send' | 'schedule' | 'cancel' | 'stop' | 'resume';

/** Writes down who did what to a letter, in the transaction that does it. */
export const auditLetter = (tx: Tx, call: StaffCall, id: number, act: Act, after: object): Promise<void> =>
  writeAudit(tx, call, {
    action: `letter.${act}`,
    subject: { kind: 'letter', ref: String(id) },
    reason: null,
    before: {},
    after,
  });
