import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { coversSite } from '../../staff/grant-scope.fragment.ts';
import type { Scope } from '../members/grants.sql.ts';

// $1 sites of the caller, $2 text or null.
const FILTER = `m.ended_at is null and (m.until_at is null or m.until_at > now()) and ($2::text is null or m.group_name ilike $2 or m.role ilike $2)
   and exists (select from sites s where ${coversSite('m', 's')} and s.id = any ($1::int[]))`;

const SITE_IDS = `array(select s.id from sites s where ${coversSite('m', 's')} order by s.id)`;

interface MappingRow extends Scope {
  readonly id: number;
  readonly group: string;
  readonly created_at: Date;
  readonly created_by: string | null;
  readonly holders: number;
  readonly until_at: Date | null;
  readonly is_confirmed: boolean;
  readonly site_ids: readonly number[];
}

type LockedMapping = Pick<MappingRow, 'group' | 'site_ids' | keyof Scope>;
/** By the check of the table. */
type KnownScope = Pick<Scope, 'scope_kind'>;

const LIST = statement<Known<Statements['group_grants'], KnownScope>, MappingRow>(
  'group_grants',
  `
select m.id, m.group_name as "group", m.role, m.scope_kind, m.scope_ref, m.created_at,
       m.until_at, m.confirmed_at is not null as is_confirmed,
       (select b.name from staff b where b.id = m.created_by) as created_by,
       (select count(*) from grants g where g.group_grant_id = m.id and g.ended_at is null)::int as holders,
       ${SITE_IDS} as site_ids
  from group_grants m
 where ${FILTER} and (m.group_name, m.id) > ($3, $4::int)
 order by m.group_name, m.id limit $5::int`,
);

const COUNT = statement<Statements['group_grant_count'], { count: number }>(
  'group_grant_count',
  `select count(*)::int as count from (select from group_grants m where ${FILTER} limit 10001) counted`,
);

export interface GroupFilter {
  readonly siteIds: readonly number[];
  readonly text: string | null;
}

const filterValues = ({ siteIds, text }: GroupFilter) =>
  [[...siteIds], text === null ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`] as const;

/** One row more than `limit`, after the group and id of the page before. */
export const listMappings = (
  db: Db,
  filter: GroupFilter,
  page: { readonly after: readonly [string, number]; readonly limit: number },
) => runPrepared(db, LIST, [...filterValues(filter), ...page.after, page.limit + 1]);

export async function countMappings(db: Db, filter: GroupFilter): Promise<number> {
  const [row] = await runPrepared(db, COUNT, [...filterValues(filter)]);
  return row?.count ?? 0;
}

const INSERT = statement(
  'group_grant_insert',
  `
insert into group_grants (group_name, role, scope_kind, scope_ref, created_by, until_at, confirmed_at)
values ($1, $2, $3, $4, $5, $6, case when not $7::boolean then now() end)
on conflict (group_name, role, scope_kind, (coalesce(scope_ref, ''))) where ended_at is null do nothing
returning id`,
);

const END_OVER = statement(
  'group_grant_end_over',
  'update group_grants set ended_at = now() where ended_at is null and until_at <= now()',
);

/** Undefined: the group has this role in this scope already. */
export async function insertMapping(
  tx: Tx,
  mapping: Scope & {
    readonly group: string;
    readonly createdBy: number;
    readonly until: Date | null;
    readonly waits: boolean;
  },
): Promise<number | undefined> {
  const { group, role, scope_kind, scope_ref, createdBy, until, waits } = mapping;
  await runPrepared(tx, END_OVER, []);
  const values = [group, role, scope_kind, scope_ref, createdBy, until, waits] as const;
  const [row] = await runPrepared(tx, INSERT, [...values]);
  return row?.id;
}

const LOCK = statement<Known<Statements['group_grant_lock'], KnownScope>, LockedMapping>(
  'group_grant_lock',
  `
select m.group_name as "group", m.role, m.scope_kind, m.scope_ref, ${SITE_IDS} as site_ids
  from group_grants m where m.id = $1 and m.ended_at is null for no key update of m`,
);

/** Undefined: there is no such mapping, or it has ended. */
export async function lockMapping(tx: Tx, id: number) {
  const [row] = await runPrepared(tx, LOCK, [id]);
  return row;
}

const LOCK_OPEN = statement(
  'group_grant_lock_open',
  `
select group_name, role, scope_kind, scope_ref, ended_at, confirmed_at from group_grants
 where id = $1 for no key update`,
);

/** A mapping as a proposal to confirm it knew it. */
export async function lockOpenMapping(tx: Tx, id: number) {
  const [row] = await runPrepared(tx, LOCK_OPEN, [id]);
  return row;
}

const CONFIRM = statement(
  'group_grant_confirm',
  'update group_grants set confirmed_at = now() where id = $1 and confirmed_at is null',
);

/** A third person has confirmed what the group gives. */
export async function markMappingConfirmed(tx: Tx, id: number): Promise<void> {
  await runPrepared(tx, CONFIRM, [id]);
}

const SHORTEN = statement(
  'group_grant_shorten',
  `
with mapping as (update group_grants set until_at = $2 where id = $1)
update grants set until_at = $2
 where group_grant_id = $1 and ended_at is null and from_at < $2 and (until_at is null or until_at > $2)
returning staff_id`,
);

/** The mapping and what it has given end earlier; answers the holders. */
export async function shortenMapping(tx: Tx, id: number, until: Date): Promise<number[]> {
  return (await runPrepared(tx, SHORTEN, [id, until])).map(({ staff_id }) => staff_id);
}

const END = statement(
  'group_grant_end',
  `
with mapping as (update group_grants set ended_at = now() where id = $1 returning id)
update grants g set ended_at = now(), ended_by = $2 from mapping m
 where g.group_grant_id = m.id and g.ended_at is null
returning g.id, g.staff_id`,
);

/** Ends the mapping and the grants it has given; answers those grants. */
export const endMapping = (tx: Tx, id: number, endedBy: number) => runPrepared(tx, END, [id, endedBy]);
