import { z } from 'zod';
import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { coversSite } from '../../staff/grant-scope.fragment.ts';
import { Grant, PersonRow } from './people.contract.ts';

const IN_FORCE = `g.ended_at is null and g.from_at <= now() and (g.until_at is null or g.until_at > now())`;

const SEEN_AT = '(select max(s.seen_at) from staff_sessions s where s.staff_id = p.id)';

const SIGNS_IN_BY = `case when p.oidc_issuer is not null then 'company'
  when exists (select from staff_passkeys k where k.staff_id = p.id) then 'passkey' else 'none' end`;

const UNTIL_AT = `(select min(g.until_at) from grants g where g.staff_id = p.id and ${IN_FORCE})`;

// $1 sites of the caller, $2 whether these are all sites, $3 text or null, $4 view.
const FILTER = `p.kind = 'person'
   and ($2::boolean or exists (select from grants g join sites s on ${coversSite('g', 's')}
         where g.staff_id = p.id and g.ended_at is null and s.id = any ($1::int[])))
   and ($3::text is null or p.name ilike $3 or p.email_key like lower($3))
   and case $4::text
     when 'ends_soon' then exists (select from grants g where g.staff_id = p.id and ${IN_FORCE} and g.until_at < now() + interval '14 days')
     when 'temporary' then exists (select from grants g where g.staff_id = p.id and ${IN_FORCE} and g.until_at < g.from_at + interval '15 days')
     when 'not_seen' then p.status = 'active' and coalesce(${SEEN_AT}, p.created_at) < now() - interval '60 days'
     when 'suspended' then p.status = 'suspended'
     else true end`;

interface PersonListRow {
  id: number;
  name: string;
  email: string;
  status: 'invited' | 'active' | 'suspended';
  signs_in_by: 'company' | 'passkey' | 'none';
  seen_at: Date | null;
  until_at: Date | null;
  grants: PersonRow['grants'];
}

const PEOPLE = statement<Statements['staff_people'], PersonListRow>(
  'staff_people',
  `
select p.id, p.name, coalesce(p.email, '') as email, p.status, ${SIGNS_IN_BY} as signs_in_by, ${SEEN_AT} as seen_at,
       ${UNTIL_AT} as until_at,
       coalesce((select json_agg(json_build_object('role', g.role, 'scope_kind', g.scope_kind, 'scope_ref', g.scope_ref)
                  order by g.role, g.scope_ref) from grants g where g.staff_id = p.id and ${IN_FORCE}), '[]') as grants
  from staff p
 where ${FILTER} and (p.name, p.id) > ($5, $6::int)
 order by p.name, p.id limit $7::int`,
  { grants: PersonRow.shape.grants },
);
const PEOPLE_COUNT = statement<Statements['staff_people_count'], { count: number }>(
  'staff_people_count',
  `select count(*)::int as count from (select from staff p where ${FILTER} limit 10001) counted`,
);

export interface PeopleFilter {
  readonly siteIds: readonly number[];
  readonly seesAll: boolean;
  readonly text: string | null;
  readonly view: string;
}

const filterValues = ({ siteIds, seesAll, text, view }: PeopleFilter) =>
  [[...siteIds], seesAll, text === null ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`, view] as const;

/** One row more than `limit`, after the name and id of the page before. */
export const listPeople = (
  db: Db,
  filter: PeopleFilter,
  page: { after: readonly [string, number]; limit: number },
) => runPrepared(db, PEOPLE, [...filterValues(filter), ...page.after, page.limit + 1]);

export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const [row] = await runPrepared(db, PEOPLE_COUNT, [...filterValues(filter)]);
  return row?.count ?? 0;
}

// PostgreSQL writes instants with an offset.
const GrantRow = Grant.extend({
  from_at: z.string(),
  until_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  permissions: z.array(z.string()).nullable(),
  /** The sites of the scope; of a store, its site. */
  site_ids: z.array(z.number()),
});
export type GrantRow = Readonly<z.infer<typeof GrantRow>>;

interface PersonFullRow extends Omit<PersonListRow, 'grants'> {
  locale: string;
  timezone: string;
  created_at: Date;
  grants: readonly GrantRow[];
}

const PERSON = statement<Statements['staff_person'], PersonFullRow>(
  'staff_person',
  `
select p.id, p.name, coalesce(p.email, '') as email, p.status, p.locale, p.timezone, p.created_at,
       ${SIGNS_IN_BY} as signs_in_by, ${SEEN_AT} as seen_at, ${UNTIL_AT} as until_at,
       coalesce((select json_agg(json_build_object('id', g.id, 'role', g.role, 'scope_kind', g.scope_kind,
           'scope_ref', g.scope_ref, 'from_at', g.from_at, 'until_at', g.until_at, 'ended_at', g.ended_at,
           'granted_by', (select b.name from staff b where b.id = g.given_by), 'reason', g.reason,
           'group', (select m.group_name from group_grants m where m.id = g.group_grant_id),
           'is_in_force', ${IN_FORCE},
           'is_confirmed', g.confirmed_at is not null and not exists (
             select from group_grants m where m.id = g.group_grant_id and m.confirmed_at is null),
           'permissions', (select json_agg(r.permission) from role_permissions r where r.role = g.role),
           'site_ids', array(select s.id from sites s where ${coversSite('g', 's')})) order by g.created_at desc, g.id desc)
         from (select * from grants where staff_id = p.id order by created_at desc, id desc limit 100) g), '[]') as grants
  from staff p where p.id = $1 and p.kind = 'person'`,
  { grants: z.array(GrantRow) },
);

/** A person with the last hundred grants, ended ones included. */
export async function readPerson(db: Db | Tx, staffId: number) {
  const [row] = await runPrepared(db, PERSON, [staffId]);
  return row;
}

interface HolderRow {
  id: number;
  kind: 'person' | 'api_key';
  name: string;
  role: string;
  scope_kind: 'brand' | 'region' | 'site' | 'store';
  scope_ref: string | null;
  until_at: Date | null;
  permissions: string[] | null;
}

const WHO_CAN = statement<
  Known<Statements['staff_who_can'], { scope_kind: HolderRow['scope_kind'] }>,
  HolderRow
>(
  'staff_who_can',
  `
select p.id, p.kind, p.name, g.role, g.scope_kind, g.scope_ref, g.until_at,
       (select json_agg(r.permission) from role_permissions r where r.role = g.role) as permissions
  from sites s
  join grants g on g.scope_kind <> 'store' and ${coversSite('g', 's')} and ${IN_FORCE}
  join staff p on p.id = g.staff_id and p.status = 'active'
 where s.id = $1
   and (p.kind = 'person' or exists (select from staff_tokens t where t.staff_id = p.id and t.revoked_at is null))
 order by p.name, p.id, g.id limit 1000`,
  { permissions: GrantRow.shape.permissions },
);

/** The grants in force on a site, with who holds them. */
export const listHolders = (db: Db | Tx, siteId: number) => runPrepared(db, WHO_CAN, [siteId]);
