import { isPermission, isRole, type Permission, permissionsOf } from './staff.rules.ts';

/** A grant in force, as the database resolves it. */
export interface GrantInForce {
  readonly role: string;
  /** Of a role that the maker composed; null: the role is built in. */
  readonly permissions: readonly string[] | null;
  /** The sites of its scope. A store is not a site: its grants give nothing on the whole site. */
  readonly site_ids: readonly number[];
}

export type Permissions = ReadonlyMap<Permission, ReadonlySet<number>>;

/** What a role allows; unknown names allow nothing. */
export function permissionsIn({
  role,
  permissions,
}: Pick<GrantInForce, 'role' | 'permissions'>): readonly Permission[] {
  if (isRole(role)) return permissionsOf(role);
  return (permissions ?? []).filter(isPermission);
}

/**
 * The union of grants: each permission with the sites on which it holds. Runs on every call: permissions with the same
 * sites share one set, so that fifty permissions on 200 sites do not fill fifty sets.
 */
export function uniteGrants(grants: readonly GrantInForce[]): Permissions {
  const united = new Map<Permission, ReadonlySet<number>>();
  for (const grant of grants) {
    if (grant.site_ids.length === 0) continue;
    const own: ReadonlySet<number> = new Set(grant.site_ids);
    const joined = new Map<ReadonlySet<number>, ReadonlySet<number>>();
    for (const permission of permissionsIn(grant)) {
      const before = united.get(permission);
      const sites = before === undefined ? own : (joined.get(before) ?? before.union(own));
      if (before !== undefined) joined.set(before, sites);
      united.set(permission, sites);
    }
  }
  return united;
}

/** Whether staff with `held` may pass on `permissions` on all of these sites: never more than they hold. */
export const holdsAll = (
  held: ReadonlyMap<string, ReadonlySet<number>>,
  permissions: readonly string[],
  siteIds: readonly number[],
): boolean =>
  siteIds.length > 0 &&
  permissions.every((permission) => siteIds.every((id) => held.get(permission)?.has(id) ?? false));
