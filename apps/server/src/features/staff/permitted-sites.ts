import type { Db } from '../../platform/db/db.ts';
import { uniteGrants } from './grants.rules.ts';
import type { Permission } from './staff.rules.ts';
import { findStaffGrants } from './staff.sql.ts';

/** The sites on which a staff member has the permission now: for work that goes on without a request. */
export async function findPermittedSites(
  db: Db,
  staffId: number,
  permission: Permission,
): Promise<ReadonlySet<number>> {
  return uniteGrants(await findStaffGrants(db, staffId)).get(permission) ?? new Set();
}
