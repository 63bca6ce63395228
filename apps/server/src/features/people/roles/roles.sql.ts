import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

const ROLES = statement<
  Statements['staff_roles'],
  { name: string; label: string; revision: number; permissions: string[] }
>(
  'staff_roles',
  `
select r.name, r.label, r.revision,
       array(select p.permission from role_permissions p where p.role = r.name order by 1) as permissions
  from roles r order by r.name`,
);

export const listCustomRoles = (db: Db | Tx) => runPrepared(db, ROLES, []);

const HOLDERS = statement<Statements['staff_role_holders'], { role: string; holders: number }>(
  'staff_role_holders',
  `
select g.role, count(distinct g.staff_id)::int as holders from grants g
 where g.ended_at is null and g.from_at <= now() and (g.until_at is null or g.until_at > now()) group by g.role`,
);

export const countHolders = (db: Db) => runPrepared(db, HOLDERS, []);

const ADD = statement(
  'staff_add_role',
  'insert into roles (name, label, created_by) values ($1, $2, $3) on conflict (name) do nothing returning name',
);

/** False: the name is taken. */
export const insertRole = async (tx: Tx, name: string, label: string, by: number): Promise<boolean> =>
  (await runPrepared(tx, ADD, [name, label, by])).length > 0;

const CHANGE = statement(
  'staff_change_role',
  `
update roles set label = $2, revision = revision + 1, changed_at = now()
 where name = $1 and revision = $3 returning revision`,
);

/** False: another change came first, or there is no such role. */
export const updateRole = async (tx: Tx, name: string, label: string, revision: number): Promise<boolean> =>
  (await runPrepared(tx, CHANGE, [name, label, revision])).length > 0;

const IN_USE = statement<Statements['staff_role_in_use'], { is_used: boolean }>(
  'staff_role_in_use',
  `
select exists (select from grants g where g.role = $1 and g.ended_at is null)
    or exists (select from group_grants m where m.role = $1 and m.ended_at is null) as is_used`,
);

/** Whether a person or key has the role, or a group gives it. */
export async function isRoleInUse(tx: Tx, role: string): Promise<boolean> {
  const [row] = await runPrepared(tx, IN_USE, [role]);
  return row?.is_used ?? false;
}

const HOLDING = statement(
  'staff_holding_role',
  'select distinct staff_id as id from grants where role = $1 and ended_at is null order by 1',
);

export const listHoldersOf = async (tx: Tx, role: string): Promise<number[]> =>
  (await runPrepared(tx, HOLDING, [role])).map(({ id }) => id);

const SET_PERMISSIONS = statement(
  'staff_set_role_permissions',
  `
with gone as (delete from role_permissions where role = $1 and not (permission = any ($2::text[])))
insert into role_permissions (role, permission) select $1, unnest($2::text[]) on conflict do nothing`,
);

export async function setRolePermissions(
  tx: Tx,
  role: string,
  permissions: readonly string[],
): Promise<void> {
  await runPrepared(tx, SET_PERMISSIONS, [role, [...permissions]]);
}
