import type { Db, Tx } from '../../../platform/db/db.ts';
import type { FileStorage } from '../../../platform/files/file-storage.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import {
  type FileAnswer,
  linkStoredUpload,
  readStoredUpload,
  type UploadLink,
} from '../../uploads/read-upload.ts';
import { moveWarrantyRequest, type WarrantyMove } from './move-warranty-request.ts';
import { findDeskRequest } from './warranty.staff.sql.ts';

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

/** A file of a request; of another request, or of none, it is not there. */
export async function readStaffWarrantyFile(
  db: Db,
  kept: FileStorage,
  siteId: number,
  { code, id }: { code: string; id: string },
): Promise<FileAnswer | null> {
  return (await hasFile(db, siteId, { code, id })) ? readStoredUpload(db, kept, siteId, { id }) : null;
}

export async function linkStaffWarrantyFile(
  db: Db,
  kept: FileStorage,
  siteId: number,
  { code, id }: { code: string; id: string },
): Promise<UploadLink | null> {
  return (await hasFile(db, siteId, { code, id })) ? linkStoredUpload(db, kept, siteId, id) : null;
}

async function hasFile(db: Db, siteId: number, { code, id }: { code: string; id: string }): Promise<boolean> {
  const request = await findDeskRequest(db, siteId, code);
  return request?.files?.some((file) => file.id === id) ?? false;
}
