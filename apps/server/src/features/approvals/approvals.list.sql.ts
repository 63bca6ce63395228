import { z } from 'zod';
import { type Db, readSite, readSites } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Approval, OneApproval } from './approvals.contract.ts';
import { mayDecide } from './may-decide.fragment.ts';

const at = (column: string) => `to_json(${column}) #>> '{}'`;
const person = (column: string) =>
  `json_build_object('id', ${column}, 'name', coalesce((select p.name from staff p where p.id = ${column}), '#' || ${column}))`;

// $1: the reader.
const ROW = `json_build_object(
  'id', a.id, 'site', s.slug, 'permission', a.permission, 'contract', a.contract, 'subject_kind', a.subject_kind,
  'subject_ref', a.subject_ref, 'amount_minor', a.amount_minor, 'currency', a.currency, 'limit_minor', a.limit_minor,
  'reason', a.reason, 'status', a.status, 'proposed_by', ${person('a.proposed_by')},
  'proposed_at', ${at('a.proposed_at')}, 'expires_at', ${at('a.expires_at')},
  'decided_by', case when a.decided_by is not null then ${person('a.decided_by')} end,
  'decided_at', ${at('a.decided_at')}, 'note', a.note, 'is_own', a.proposed_by = $1, 'gift', a.input -> 'gift')`;

// What is proposed waits for another person with its permission on its site ($4, $5 are pairs). The plan reads each site by its own index and merges the pages.
const MATCHES = `
      a.site_id = site.id
  and case $3::text
        when 'to_decide' then (a.permission, a.site_id) in (select * from unnest($4::text[], $5::int[]))
                              and ${mayDecide('$1')}
        when 'proposed_by_me' then a.proposed_by = $1
        when 'decided' then a.status <> 'proposed'
        else true end
  and ($6::text is null or (a.subject_kind = $6 and a.subject_ref = $7::text))
  and (a.site_id = any($8::int[]) or a.proposed_by = $1
       or (a.permission, a.site_id) in (select * from unnest($4::text[], $5::int[])))`;

export interface ApprovalFilter {
  readonly staffId: number;
  readonly siteIds: readonly number[];
  readonly view: 'to_decide' | 'proposed_by_me' | 'decided' | 'all';
  /** What the reader may decide, and where. */
  readonly decides: readonly (readonly [permission: string, siteId: number])[];
  /** Sites of which the reader sees all approvals. */
  readonly readable: readonly number[];
  readonly subject: { readonly kind: string; readonly ref: string } | null;
}

const valuesOf = (filter: ApprovalFilter) =>
  [
    filter.staffId,
    [...filter.siteIds],
    filter.view,
    filter.decides.map(([permission]) => permission),
    filter.decides.map(([, siteId]) => siteId),
    filter.subject?.kind ?? null,
    filter.subject?.ref ?? null,
    [...filter.readable],
  ] as const;

const LIST = statement<Statements['approvals_list'], { shown: Approval; key_at: string; key_id: number }>(
  'approvals_list',
  `
select ${ROW} as shown, ${at('a.proposed_at')} as key_at, a.id as key_id
  from (select a.* from unnest($2::int[]) site (id)
         cross join lateral (select * from approvals a
                              where ${MATCHES}
                                and ($9::timestamptz is null or (a.proposed_at, a.id) < ($9, $10::bigint))
                              order by a.proposed_at desc, a.id desc limit $11) a
         order by a.proposed_at desc, a.id desc limit $11) a
  join sites s on s.id = a.site_id
 order by a.proposed_at desc, a.id desc`,
  { shown: Approval },
);

export const listApprovalRows = (
  db: Db,
  filter: ApprovalFilter,
  page: { readonly after: readonly [string, number] | null; readonly limit: number },
) =>
  readSites(db, filter.siteIds, LIST, [
    ...valuesOf(filter),
    page.after?.[0] ?? null,
    page.after?.[1] ?? null,
    page.limit,
  ]);

const COUNT = statement<Statements['approvals_count'], { count: number }>(
  'approvals_count',
  `
select count(*)::int as count
  from (select from unnest($2::int[]) site (id) join approvals a on ${MATCHES} limit $9) a`,
);

export async function countApprovals(db: Db, filter: ApprovalFilter, limit: number): Promise<number> {
  const [row] = await readSites(db, filter.siteIds, COUNT, [...valuesOf(filter), limit]);
  return row?.count ?? 0;
}

const ShownApproval = Approval.extend({
  input: OneApproval.shape.input,
  result: OneApproval.shape.result,
  is_expired: z.boolean(),
  is_joined: z.boolean(),
  /** Only the act knows it: it is compared with the state of today, and shown. */
  state: z.record(z.string(), z.unknown()),
});
export type ShownApproval = z.infer<typeof ShownApproval>;

const SHOW = statement(
  'approval_show',
  `
select ${ROW}::jsonb || jsonb_build_object('input', a.input, 'result', a.result, 'is_expired', a.expires_at <= now(),
         'state', a.subject_state,
         'is_joined', a.proposed_by <> $1 and is_same_person(a.proposed_by::int, $1::int, a.proposed_at))
         as shown
  from approvals a join sites s on s.id = a.site_id where a.site_id = $2 and a.id = $3`,
  { shown: ShownApproval },
);

export async function readApproval(
  db: Db,
  key: { readonly siteId: number; readonly id: number; readonly staffId: number },
): Promise<ShownApproval | null> {
  const [row] = await readSite(db, key.siteId, SHOW, [key.staffId, key.siteId, key.id]);
  return row?.shown ?? null;
}
