import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import { coversSite } from '../../staff/grant-scope.fragment.ts';
import type {
  StaffAddPersonSql,
  StaffEndGrantSql,
  StaffGiveGrantSql,
  StaffLockPersonSql,
  StaffRoleScopeSql,
  StaffSetStatusSql,
} from './grants.sql.types.ts';

export interface Scope {
  readonly role: string;
  readonly scope_kind: 'brand' | 'region' | 'site' | 'store';
  readonly scope_ref: string | null;
}

const ROLE_SCOPE = statement<
  StaffRoleScopeSql,
  { is_custom: boolean; permissions: string[]; site_ids: number[] }
>(
  'staff_role_scope',
  `
with g as (select $2::text as scope_kind, $3::text as scope_ref)
select exists (select from roles r where r.name = $1) as is_custom,
       array(select r.permission from role_permissions r where r.role = $1 order by 1) as permissions,
       array(select s.id from sites s where ${coversSite('g', 's')} and (g.scope_kind <> 'store' or exists (
               select from stores t where t.site_id = s.id and t.id::text = split_part(g.scope_ref, ':', 2)))
              order by s.id) as site_ids
  from g where is_grant_scope(g.scope_kind, g.scope_ref)`,
);

/** What a role that the maker composed allows, and the sites of a scope. Undefined: the scope is not one. */
export async function readRoleScope(tx: Tx, { role, scope_kind, scope_ref }: Scope) {
  const [row] = await runPrepared(tx, ROLE_SCOPE, [role, scope_kind, scope_ref]);
  return row;
}

const LOCK = statement<StaffLockPersonSql>(
  'staff_lock_person',
  `select id, status, name, email, locale from staff where id = $1 and kind = 'person' for update`,
);

export async function lockPerson(tx: Tx, staffId: number) {
  const [row] = await runPrepared(tx, LOCK, [staffId]);
  return row;
}

const GIVE = statement<StaffGiveGrantSql>(
  'staff_give_grant',
  `
insert into grants (staff_id, role, scope_kind, scope_ref, from_at, until_at, given_by, reason)
values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);

export async function insertGrant(
  tx: Tx,
  grant: Scope & { staffId: number; from: Date; until: Date; giverId: number; reason: string },
): Promise<number> {
  const { staffId, role, scope_kind, scope_ref, from, until, giverId, reason } = grant;
  const values = [staffId, role, scope_kind, scope_ref, from, until, giverId, reason] as const;
  const [row] = await runPrepared(tx, GIVE, [...values]);
  if (!row) throw new Error('The grant could not be written');
  return row.id;
}

const END = statement<StaffEndGrantSql>(
  'staff_end_grant',
  'update grants set ended_at = now(), ended_by = $3 where id = $1 and staff_id = $2 and ended_at is null returning id',
);

/** False: it had ended already. */
export const markGrantEnded = async (
  tx: Tx,
  id: number,
  staffId: number,
  endedBy: number,
): Promise<boolean> => (await runPrepared(tx, END, [id, staffId, endedBy])).length > 0;

const SET_STATUS = statement<StaffSetStatusSql>(
  'staff_set_status',
  'update staff set status = $2 where id = $1 and status <> $2 returning id',
);

export const setStatus = async (tx: Tx, staffId: number, status: 'active' | 'suspended'): Promise<boolean> =>
  (await runPrepared(tx, SET_STATUS, [staffId, status])).length > 0;

const ADD_PERSON = statement<StaffAddPersonSql>(
  'staff_add_person',
  `
insert into staff (kind, name, email, locale, status, created_by)
select 'person', $1, $2, $3, 'invited', $4
 where not exists (select from staff where kind = 'person' and email_key = lower($2))
returning id`,
);

/** Undefined: a person has this address already. */
export async function insertPerson(
  tx: Tx,
  person: { name: string; email: string; locale: string; createdBy: number },
): Promise<number | undefined> {
  const { name, email, locale, createdBy } = person;
  const [row] = await runPrepared(tx, ADD_PERSON, [name, email, locale, createdBy]);
  return row?.id;
}
