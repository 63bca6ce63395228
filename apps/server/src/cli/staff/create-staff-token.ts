import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '../../features/staff/staff.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { insertStaffToken } from './staff-tokens.sql.ts';

export { ROLES, type Role } from '../../features/staff/staff.rules.ts';

export type CreatedStaffToken =
  | { readonly ok: true; readonly id: number; readonly token: string }
  | { readonly ok: false; readonly code: 'site_unknown' };

/** A new token for a member of staff, for one site or for all. It is shown once: we keep its hash only. */
export async function createStaffToken(
  owner: Db,
  { site, name, role }: { site: string | null; name: string; role: Role },
): Promise<CreatedStaffToken> {
  const token = `staff_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest();
  const row = await insertStaffToken(owner, { site, name, role, hash });
  return row ? { ok: true, id: row.id, token } : { ok: false, code: 'site_unknown' };
}
