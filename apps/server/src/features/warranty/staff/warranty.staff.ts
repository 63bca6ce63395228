import type { Db, Tx } from '../../../platform/db/db.ts';
import type { FileStorage } from '../../../platform/files/file-storage.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { moveWarrantyRequest, type WarrantyMove } from './move-warranty-request.ts';
import { linkFileForDesk, readFileForDesk } from './read-for-desk.ts';

export const readStaffWarrantyFile = (
  db: Db,
  kept: FileStorage,
  siteId: number,
  key: { code: string; id: string },
) => readFileForDesk(db, kept, siteId, key);

export const linkStaffWarrantyFile = (
  db: Db,
  kept: FileStorage,
  siteId: number,
  key: { code: string; id: string },
) => linkFileForDesk(db, kept, siteId, key);

/** The next step of a request; the audit log is written in the same transaction. */
export async function actOnWarranty(tx: Tx, call: StaffCall, code: string, move: WarrantyMove) {
  const moved = await moveWarrantyRequest(tx, call.siteId, code, move);
  if (!moved.ok) return moved;
  await writeAudit(tx, call, {
    action: `warranty.${move.to}`,
    reason: move.to === 'rejected' ? move.reason : null,
    subject: { kind: 'warranty_request', ref: code },
    before: { status: moved.from },
    after: { status: move.to },
  });
  return { ok: true as const, acted: { code, status: move.to } };
}
