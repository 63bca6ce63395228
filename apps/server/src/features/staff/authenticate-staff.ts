import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import type { Actor, Tenant } from '../../platform/http/http.ts';
import { useStaffToken } from './staff.sql.ts';

/** Which member of staff a bearer token belongs to. A token of another site is invalid here. */
export async function authenticateStaff(db: Db, token: string, tenant: Tenant | null): Promise<Actor | null> {
  if (!tenant) return null;
  const hash = createHash('sha256').update(token).digest();
  const found = await useStaffToken(db, hash, tenant.id);
  if (!found) return null;
  return { kind: 'staff', id: found.id, tokenId: found.id, role: found.role };
}
