import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

const END_LOST = statement(
  'staff_end_lost_groups',
  `
update grants g set ended_at = now()
  from group_grants m
 where g.staff_id = $1 and g.ended_at is null and m.id = g.group_grant_id
   and (m.ended_at is not null or not (m.group_name = any ($2::text[])))
returning g.id, g.role, g.scope_kind, g.scope_ref, m.group_name`,
);

/** Ends the grants of groups that the person has lost, or that give nothing any more. */
export const endLostGroups = (tx: Tx, staffId: number, groups: readonly string[]) =>
  runPrepared(tx, END_LOST, [staffId, [...groups]]);

const GIVE = statement(
  'staff_give_by_groups',
  `
with granted as (
  insert into grants (staff_id, role, scope_kind, scope_ref, reason, group_grant_id, until_at)
  select $1, m.role, m.scope_kind, m.scope_ref, 'group ' || m.group_name, m.id, m.until_at
    from group_grants m
   where m.ended_at is null and (m.until_at is null or m.until_at > now()) and m.group_name = any ($2::text[])
  on conflict (staff_id, group_grant_id) where ended_at is null and group_grant_id is not null do nothing
  returning id, role, scope_kind, scope_ref, group_grant_id
)
select granted.id, granted.role, granted.scope_kind, granted.scope_ref, m.group_name
  from granted join group_grants m on m.id = granted.group_grant_id`,
);

/** Gives what the groups of the person map to and the person lacks. */
export const giveByGroups = (tx: Tx, staffId: number, groups: readonly string[]) =>
  runPrepared(tx, GIVE, [staffId, [...groups]]);
