import type { Tx } from '../../platform/db/db.ts';
import { type AuditLine, insertAudit } from './staff.sql.ts';
import type { StaffCall } from './staff-call.ts';

export type AuditEntry = Omit<AuditLine, 'siteId' | 'staffId' | 'requestId'>;

/** Writes what a member of staff did to the audit log, in the transaction that did it. */
export function writeAudit(tx: Tx, call: StaffCall, entry: AuditEntry): Promise<void> {
  const { siteId, staffId, requestId } = call;
  return insertAudit(tx, { ...entry, siteId, staffId, requestId });
}
