import type { Db } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/http.ts';
import { hashToken } from '../../platform/secrets/secret-token.ts';
import { uniteGrants } from './grants.rules.ts';
import { isForKeys, type Permission } from './staff.rules.ts';
import { findStaffGrants, findStaffSession, useStaffSession, useStaffToken } from './staff.sql.ts';

/** Tells the token of a person's session from an API key, so that one statement resolves either. */
export const SESSION_PREFIX = 'desk_';

/**
 * The staff member a bearer token belongs to, with the sites of each permission. `isCall: false`: the session is not
 * noted as used.
 */
export async function authenticateStaff(
  db: Db,
  token: string,
  { isCall = true } = {},
): Promise<Actor | null> {
  const hash = hashToken(token);
  if (token.startsWith(SESSION_PREFIX)) {
    const found = await (isCall ? useStaffSession : findStaffSession)(db, hash);
    if (!found) return null;
    const { id, staff_id, is_strong: isStrong, grants } = found;
    return {
      kind: 'staff',
      id: staff_id,
      tokenId: id,
      permissions: uniteGrants(grants),
      session: { id, isStrong },
    };
  }
  const found = await useStaffToken(db, hash);
  if (!found) return null;
  return {
    kind: 'staff',
    id: found.staff_id,
    tokenId: found.id,
    permissions: new Map([...uniteGrants(found.grants)].filter(([permission]) => isForKeys(permission))),
  };
}

/** The sites on which a staff member has the permission now: for work that goes on without a request. */
export async function findPermittedSites(
  db: Db,
  staffId: number,
  permission: Permission,
): Promise<ReadonlySet<number>> {
  return uniteGrants(await findStaffGrants(db, staffId)).get(permission) ?? new Set();
}
