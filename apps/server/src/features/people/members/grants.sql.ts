import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { coversSite } from '../../staff/grant-scope.fragment.ts';

export interface Scope {
  readonly role: string;
  readonly scope_kind: 'brand' | 'region' | 'site' | 'store';
  readonly scope_ref: string | null;
}

const ROLE_SCOPE = statement<
  Statements['staff_role_scope'],
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

const LOCK_ROLE = statement('staff_lock_role', 'select name from roles where name = $1 for share');

/** The permissions of a composed role stay as they are until what is given with it is written. */
export async function lockRole(tx: Tx, role: string): Promise<void> {
  await runPrepared(tx, LOCK_ROLE, [role]);
}

interface HeldRow {
  readonly role: string;
  readonly permissions: readonly string[] | null;
  readonly site_ids: readonly number[];
  readonly until_at: Date | null;
  readonly created_at: Date;
}

const HELD = statement<Statements['staff_held_grants'], HeldRow>(
  'staff_held_grants',
  `
select g.role, (select array_agg(p.permission) from role_permissions p where p.role = g.role) as permissions,
       array(select s.id from sites s where g.scope_kind <> 'store' and ${coversSite('g', 's')}) as site_ids,
       g.until_at, g.created_at
  from grants g
 where g.staff_id = $1 and g.ended_at is null and g.from_at <= now() and (g.until_at is null or g.until_at > now())
   for share of g`,
);

/** The grants in force of a person, with their ends. Locked: none of them ends while what it carries is written. */
export const listHeldGrants = (tx: Tx, staffId: number) => runPrepared(tx, HELD, [staffId]);

export interface PassedOn extends Scope {
  readonly id: number;
  /** Undefined for a mapping of a group. */
  readonly staff_id: number | null;
  readonly permissions: readonly string[] | null;
  readonly site_ids: readonly number[];
  readonly until_at: Date | null;
  readonly created_at: Date;
}

const PASSED_ON = statement<Statements['staff_passed_on'], PassedOn>(
  'staff_passed_on',
  `
select g.id, g.staff_id, g.role, g.scope_kind, g.scope_ref, g.until_at, g.created_at,
       (select array_agg(p.permission) from role_permissions p where p.role = g.role) as permissions,
       array(select s.id from sites s where ${coversSite('g', 's')}) as site_ids
  from (select id, staff_id, role, scope_kind, scope_ref, until_at, created_at from grants
         where given_by = $1 and ended_at is null and group_grant_id is null
        union all
        select id, null, role, scope_kind, scope_ref, until_at, created_at from group_grants
         where created_by = $1 and ended_at is null) g
 order by g.created_at, g.id`,
);

/** What a person has passed on and has not ended: grants and mappings of groups. */
export const listPassedOn = (tx: Tx, staffId: number) => runPrepared(tx, PASSED_ON, [staffId]);

const SHORTEN = statement(
  'staff_shorten',
  'update grants set until_at = $2 where id = $1 and from_at < $2 returning id',
);

/** False: it would begin after its new end. */
export const shortenGrant = async (tx: Tx, id: number, until: Date): Promise<boolean> =>
  (await runPrepared(tx, SHORTEN, [id, until])).length > 0;

const LOCK_GRANT = statement(
  'staff_lock_grant',
  `
select staff_id, role, scope_kind, scope_ref, ended_at, confirmed_at from grants where id = $1 for update`,
);

export async function lockGrant(tx: Tx, id: number) {
  const [row] = await runPrepared(tx, LOCK_GRANT, [id]);
  return row;
}

// The invitation of the receiver is confirmed too, unless it came from the person who confirms.
const CONFIRM = statement(
  'staff_confirm_grant',
  `
with receiver as (
  update staff s set confirmed_at = now() from grants g
   where g.id = $1 and s.id = g.staff_id and s.confirmed_at is null
     and not is_same_person(s.created_by, $2::int, now())
)
update grants set confirmed_at = now() where id = $1 and confirmed_at is null`,
);

/** A third person has confirmed a grant and its receiver. */
export async function markGrantConfirmed(tx: Tx, id: number, by: number): Promise<void> {
  await runPrepared(tx, CONFIRM, [id, by]);
}

const LOCK = statement(
  'staff_lock_person',
  `select id, status, name, email, locale from staff where id = $1 and kind = 'person' for update`,
);

export async function lockPerson(tx: Tx, staffId: number) {
  const [row] = await runPrepared(tx, LOCK, [staffId]);
  return row;
}

const GIVE = statement(
  'staff_give_grant',
  `
insert into grants (staff_id, role, scope_kind, scope_ref, from_at, until_at, given_by, reason, confirmed_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, case when not $9::boolean then now() end) returning id`,
);

export async function insertGrant(
  tx: Tx,
  grant: Scope & {
    staffId: number;
    from: Date;
    until: Date;
    giverId: number;
    reason: string;
    waits: boolean;
  },
): Promise<number> {
  const { staffId, role, scope_kind, scope_ref, from, until, giverId, reason, waits } = grant;
  const values = [staffId, role, scope_kind, scope_ref, from, until, giverId, reason, waits] as const;
  const [row] = await runPrepared(tx, GIVE, [...values]);
  if (!row) throw new Error('The grant could not be written');
  return row.id;
}

const END = statement(
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

const SET_STATUS = statement(
  'staff_set_status',
  'update staff set status = $2 where id = $1 and status <> $2 returning id',
);

export const setStatus = async (tx: Tx, staffId: number, status: 'active' | 'suspended'): Promise<boolean> =>
  (await runPrepared(tx, SET_STATUS, [staffId, status])).length > 0;

const ADD_PERSON = statement(
  'staff_add_person',
  `
insert into staff (kind, name, email, locale, status, created_by, confirmed_at)
select 'person', $1, $2, $3, 'invited', $4, null
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
