import type { Db, Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { linkStoredUpload, readStoredUpload } from '../../uploads/read-upload.ts';
import { readRegistration } from '../registration/registrations.sql.ts';
import { rejectRegistration, verifyRegistration } from '../registration/verify-registration.ts';

/** Where customers' files are. */
export type Kept = Parameters<typeof readStoredUpload>[1];

/** Null: there is none, or it is gone. */
export async function readBikeProof(db: Db, kept: Kept, siteId: number, id: number) {
  const proof = (await readRegistration(db, siteId, id))?.proof;
  return proof ? readStoredUpload(db, kept, siteId, { id: proof.id }) : null;
}

/** Null: there is none, or it is gone. */
export async function linkBikeProof(db: Db, kept: Kept, siteId: number, id: number) {
  const proof = (await readRegistration(db, siteId, id))?.proof;
  return proof ? linkStoredUpload(db, kept, siteId, proof.id) : null;
}

/** Verified, or with a reason rejected; the decision is in the audit log of the same transaction. */
export async function decideBikeRegistration(
  tx: Tx,
  call: StaffCall,
  { id, reason }: { id: number; reason: string | null },
) {
  const { siteId } = call;
  const decided = await (reason === null
    ? verifyRegistration(tx, siteId, id)
    : rejectRegistration(tx, siteId, { id, reason }));
  if (!decided.ok) return decided;
  const status = reason === null ? ('verified' as const) : ('rejected' as const);
  await writeAudit(tx, call, {
    action: `bike.${status}`,
    reason,
    subject: { kind: 'bike_registration', ref: String(id) },
    before: { status: 'pending' },
    after: { status, serial: decided.serial, bike: decided.bikeId },
  });
  return { ok: true as const, id, status, serial: decided.serial };
}
