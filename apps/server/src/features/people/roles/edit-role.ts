import type { Db, Tx } from '../../../platform/db/db.ts';
import { holdsAll } from '../../staff/grants.rules.ts';
import {
  isPermission,
  isRole,
  isSensitive,
  PERMISSIONS,
  permissionsOf,
  ROLES,
} from '../../staff/staff.rules.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { needsConfirmation } from '../members/confirm-gift.ts';
import { endPassedOn } from '../members/end-passed-on.ts';
import type { Giver } from '../members/give-grant.ts';
import type { Role } from './roles.contract.ts';
import {
  countHolders,
  insertRole,
  isRoleInUse,
  listCustomRoles,
  listHoldersOf,
  setRolePermissions,
  updateRole,
} from './roles.sql.ts';

/** Every role with its permissions, and every permission. */
export async function listStaffRoles(db: Db) {
  const [custom, counted] = await Promise.all([listCustomRoles(db), countHolders(db)]);
  const holders = new Map(counted.map((row) => [row.role, row.holders]));
  const builtIn = ROLES.map(
    (name): Role => ({
      name,
      label: null,
      is_built_in: true,
      permissions: [...permissionsOf(name)],
      holders: holders.get(name) ?? 0,
      revision: null,
    }),
  );
  const composed = custom.map(
    (role): Role => ({ ...role, is_built_in: false, holders: holders.get(role.name) ?? 0 }),
  );
  const permissions = PERMISSIONS.map((name) => ({ name, is_sensitive: isSensitive(name) }));
  return { data: [...builtIn, ...composed], meta: { permissions } };
}

interface RoleInput {
  readonly name: string;
  readonly label: string;
  readonly permissions: readonly string[];
  readonly reason: string;
  /** Of the role that is changed; absent for a new one. */
  readonly revision?: number;
}

type Edited =
  | { readonly ok: true; readonly name: string }
  | {
      readonly ok: false;
      readonly code:
        | 'role_exists'
        | 'role_in_use'
        | 'role_unknown'
        | 'more_than_held'
        | 'conflict'
        | 'validation_failed';
    };

/** Composes or changes a role. A role holds on any site, so the caller must hold its permissions on all of them. */
export async function editRole(
  tx: Tx,
  editor: Giver,
  siteIds: readonly number[],
  input: RoleInput,
): Promise<Edited> {
  const { name, label, reason, revision } = input;
  const permissions = [...new Set(input.permissions)].sort();
  if (isRole(name)) return { ok: false, code: 'role_exists' };
  if (!permissions.every(isPermission)) return { ok: false, code: 'validation_failed' };
  const before = (await listCustomRoles(tx)).find((role) => role.name === name);
  if (revision !== undefined && !before) return { ok: false, code: 'role_unknown' };
  const touched = ['role.edit', ...permissions, ...(before?.permissions ?? [])];
  if (!holdsAll(editor.held, touched, siteIds)) return { ok: false, code: 'more_than_held' };
  const isDone =
    revision === undefined
      ? await insertRole(tx, name, label, editor.staffId)
      : await updateRole(tx, name, label, revision);
  if (!isDone) return { ok: false, code: revision === undefined ? 'role_exists' : 'conflict' };
  // Holders would get what a third person has to confirm without being named.
  const added = permissions.filter((permission) => !before?.permissions.includes(permission));
  if (needsConfirmation(added) && (await isRoleInUse(tx, name))) return { ok: false, code: 'role_in_use' };
  await setRolePermissions(tx, name, permissions);
  await writeAudit(tx, editor, {
    action: revision === undefined ? 'role.create' : 'role.change',
    subject: { kind: 'role', ref: name },
    reason,
    before: before ? { label: before.label, permissions: before.permissions } : {},
    after: { label, permissions },
  });
  const kept: readonly string[] = permissions;
  if (before?.permissions.some((permission) => !kept.includes(permission)))
    for (const holder of await listHoldersOf(tx, name)) await endPassedOn(tx, editor, holder, reason);
  return { ok: true, name };
}
