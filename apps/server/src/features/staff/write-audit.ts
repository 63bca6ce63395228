import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/db.ts';
import { isPersonal } from './audit-subjects.fragment.ts';
import { type AuditLine, insertAudit, type PersonalValues } from './staff.sql.ts';
import type { StaffCall } from './staff-call.ts';

export type { PersonalValues };

const SALT_BYTES = 16;

export type AuditEntry = Pick<AuditLine, 'action' | 'subject' | 'reason' | 'before' | 'after'> & {
  /** Personal values of the act. They do not belong into `before` and `after`, which are kept for ever. */
  readonly personal?: PersonalValues;
};

/**
 * Writes what a member of staff did to the audit log, in the transaction that did it. An approved act names both
 * people: the approver is the actor, the proposer stands in `after`. The reason of an act on a subject of a person is
 * kept with the personal values: it is erased with the person, and the row keeps its hash.
 */
export function writeAudit(tx: Tx, call: StaffCall, entry: AuditEntry): Promise<void> {
  const { siteId, staffId, requestId, approval, undoes } = call;
  const { personal: values, reason, ...line } = entry;
  const after = approval ? { ...line.after, proposed_by: approval.proposedBy } : line.after;
  const isOfPerson = isPersonal(line.subject.kind);
  const personal = isOfPerson && reason ? withReason(values, reason) : (values ?? null);
  return insertAudit(tx, {
    ...line,
    reason: isOfPerson ? null : reason,
    after,
    siteId,
    staffId,
    requestId,
    approvalId: approval?.id ?? null,
    undoesId: undoes ?? null,
    personal: personal && { ...personal, salt: randomBytes(SALT_BYTES) },
  });
}

const withReason = (values: PersonalValues | undefined, reason: string): PersonalValues => ({
  before: values?.before ?? {},
  after: { ...values?.after, reason },
});
