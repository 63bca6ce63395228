import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import { coversSite } from '../staff/grant-scope.fragment.ts';
import type { ApprovalDecidersSql, OpenApprovalSql } from './deciders.sql.types.ts';

const OPEN = statement<OpenApprovalSql>(
  'open_approval',
  `
select permission from approvals
 where site_id = $1 and id = $2 and status = 'proposed' and expires_at > now()`,
);

const DECIDERS = statement<Known<ApprovalDecidersSql, { email: string }>>(
  'approval_deciders',
  `
select p.id, p.name, p.email, p.locale
  from approvals a
  join sites s on s.id = a.site_id
  join staff p on p.kind = 'person' and p.status = 'active' and p.id <> a.proposed_by
 where a.site_id = $1 and a.id = $2
   and exists (select from grants g
                where g.staff_id = p.id and g.scope_kind <> 'store' and ${coversSite('g', 's')}
                  and g.ended_at is null and g.from_at <= now() and (g.until_at is null or g.until_at > now())
                  and (g.role = any($3::text[]) or exists (select from role_permissions r
                                                            where r.role = g.role and r.permission = a.permission)))
 order by p.id`,
);

/** The permission that decides on a proposal; null: it is decided already. */
export async function findOpenPermission(tx: Tx, siteId: number, approvalId: number): Promise<string | null> {
  const [approval] = await runPrepared(tx, OPEN, [siteId, approvalId]);
  return approval?.permission ?? null;
}

/** The people with one of these built-in roles, or a composed one with the permission; never who proposed it. */
export const listDeciders = (tx: Tx, siteId: number, approvalId: number, roles: readonly string[]) =>
  runPrepared(tx, DECIDERS, [siteId, approvalId, [...roles]]);
