import { sql } from 'kysely';
import { ROLES } from '../../features/staff/staff.rules.ts';
import type { Tx } from '../../platform/db/db.ts';

/**
 * Groups of the demo's identity provider: `desk-finance` gives the role on every site, `desk-finance-ec` on one. In a
 * shop of one's own nobody has a role by the name of a group: administrators map the groups of the company.
 */
export async function addDeskGroups(tx: Tx): Promise<number> {
  const { rows } = await sql`
    insert into group_grants (group_name, role, scope_kind, scope_ref)
    select 'desk-' || role || coalesce('-' || slug, ''), role, case when slug is null then 'brand' else 'site' end, slug
      from unnest(${[...ROLES]}::text[]) as role, (select slug from sites union all select null) as scope
    on conflict (group_name, role, scope_kind, (coalesce(scope_ref, ''))) where ended_at is null do nothing
    returning id`.execute(tx);
  return rows.length;
}
