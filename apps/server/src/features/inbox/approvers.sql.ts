import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { mayDecide } from '../approvals/may-decide.fragment.ts';
import { coversSite } from '../staff/grant-scope.fragment.ts';

const OPEN = statement(
  'open_approval',
  `
select permission from approvals
 where site_id = $1 and id = $2 and status = 'proposed' and expires_at > now()`,
);

const APPROVERS = statement<Known<Statements['approvers'], { email: string }>>(
  'approvers',
  `
select p.id, p.name, p.email, p.locale
  from approvals a
  join sites s on s.id = a.site_id
  join staff p on p.kind = 'person' and p.status = 'active'
 where a.site_id = $1 and a.id = $2
   and exists (select from grants g
                where g.staff_id = p.id and g.scope_kind <> 'store' and ${coversSite('g', 's')}
                  and g.ended_at is null and g.from_at <= now() and (g.until_at is null or g.until_at > now())
                  and (g.role = any($3::text[]) or exists (select from role_permissions r
                                                            where r.role = g.role and r.permission = a.permission)))
   and ${mayDecide('p.id')}
 order by p.id`,
);

/** The permission that decides on a proposal; null: it is decided already. */
export async function findOpenPermission(tx: Tx, siteId: number, approvalId: number): Promise<string | null> {
  const [approval] = await runPrepared(tx, OPEN, [siteId, approvalId]);
  return approval?.permission ?? null;
}

/** The people who may decide it, with one of these built-in roles or a composed one with the permission. */
export const listApprovers = (tx: Tx, siteId: number, approvalId: number, roles: readonly string[]) =>
  runPrepared(tx, APPROVERS, [siteId, approvalId, [...roles]]);
