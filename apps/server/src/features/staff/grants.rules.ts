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

/** The union of grants: each permission with the sites on which it holds. */
export function uniteGrants(grants: readonly GrantInForce[]): Permissions {
  const united = new Map<Permission, Set<number>>();
  for (const grant of grants) {
    if (grant.site_ids.length === 0) continue;
    for (const permission of permissionsIn(grant)) {
      const sites = united.get(permission) ?? new Set();
      for (const id of grant.site_ids) sites.add(id);
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
