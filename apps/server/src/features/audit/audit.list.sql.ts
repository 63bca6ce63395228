import type { z } from 'zod';
import { type Db, readSite, readSites, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { AuditRow, Chain, OneAuditRow } from './audit.contract.ts';

const at = (column: string) => `to_json(${column}) #>> '{}'`;

const ROW = `jsonb_build_object(
  'id', a.id, 'site', s.slug, 'at', ${at('a.occurred_at')}, 'actor_kind', a.actor_kind,
  'actor', (select jsonb_build_object('id', p.id, 'name', p.name) from staff p
             where a.actor_kind = 'staff' and p.id::text = a.actor_ref),
  'action', a.action, 'subject_kind', a.subject_kind, 'subject_ref', a.subject_ref, 'reason', coalesce(a.reason, v.after ->> 'reason'),
  'approval_id', a.approval_id, 'undoes_id', a.undoes_id)`;

const MATCHES = `
      a.site_id = site.id
  and ($2::text is null or (a.actor_kind = 'staff' and a.actor_ref = $2))
  and ($3::text is null or a.action = $3)
  and ($4::text is null or a.subject_kind = $4)
  and ($5::text is null or a.subject_ref = $5)
  and ($6::date is null or a.occurred_at >= $6)
  and ($7::date is null or a.occurred_at < $7::date + 1)`;

export interface AuditFilter {
  readonly siteIds: readonly number[];
  readonly who: number | null;
  readonly action: string | null;
  readonly subjectKind: string | null;
  readonly subjectRef: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

const valuesOf = (filter: AuditFilter) =>
  [
    [...filter.siteIds],
    filter.who === null ? null : String(filter.who),
    filter.action,
    filter.subjectKind,
    filter.subjectRef,
    filter.from,
    filter.to,
  ] as const;

// Each site is read by its own index and the pages are merged.
const LIST = statement<Statements['audit_list'], { shown: AuditRow; key_at: string; key_id: number }>(
  'audit_list',
  `
select ${ROW} as shown, ${at('a.occurred_at')} as key_at, a.id as key_id
  from (select a.* from unnest($1::int[]) site (id)
         cross join lateral (select * from audit_log a
                              where ${MATCHES}
                                and ($8::timestamptz is null or (a.occurred_at, a.id) < ($8, $9::bigint))
                              order by a.occurred_at desc, a.id desc limit $10) a
         order by a.occurred_at desc, a.id desc limit $10) a
  join sites s on s.id = a.site_id
  left join audit_private v on v.site_id = a.site_id and v.audit_id = a.id
 order by a.occurred_at desc, a.id desc`,
  { shown: AuditRow },
);

export const listAuditRows = (
  db: Db,
  filter: AuditFilter,
  page: { readonly after: readonly [string, number] | null; readonly limit: number },
) =>
  readSites(db, filter.siteIds, LIST, [
    ...valuesOf(filter),
    page.after?.[0] ?? null,
    page.after?.[1] ?? null,
    page.limit,
  ]);

const COUNT = statement<Statements['audit_count'], { count: number }>(
  'audit_count',
  `
select count(*)::int as count
  from (select from unnest($1::int[]) site (id) join audit_log a on ${MATCHES} limit $8) a`,
);

export async function countAuditRows(db: Db, filter: AuditFilter, limit: number): Promise<number> {
  const [row] = await readSites(db, filter.siteIds, COUNT, [...valuesOf(filter), limit]);
  return row?.count ?? 0;
}

const ShownAudit = OneAuditRow.omit({ actions: true });
export type ShownAudit = z.infer<typeof ShownAudit>;

const SHOW = statement(
  'audit_show',
  `
select ${ROW} || jsonb_build_object(
         'request_id', a.request_id, 'before', coalesce(a.before, '{}'), 'after', coalesce(a.after, '{}'),
         'personal', case when v.audit_id is not null
                          then jsonb_build_object('before', v.before, 'after', v.after) end,
         'has_erased_values', a.private_hash is not null and v.audit_id is null,
         'undone_by', (select u.id from audit_log u where u.site_id = $1 and u.undoes_id = a.id),
         'link', (select min(c.number) from audit_chain c where c.site_id = $1 and c.through_xact >= a.xact)) as shown
  from audit_log a
  join sites s on s.id = a.site_id
  left join audit_private v on v.site_id = a.site_id and v.audit_id = a.id
 where a.site_id = $1 and a.id = $2`,
  { shown: ShownAudit },
);

export async function readAuditRow(db: Db, siteId: number, id: number): Promise<ShownAudit | null> {
  const [row] = await readSite(db, siteId, SHOW, [siteId, id]);
  return row?.shown ?? null;
}

const LATER = statement<Statements['audit_later'], { count: number }>(
  'audit_later',
  `
select count(*)::int as count from audit_log
 where site_id = $1 and subject_kind = $2 and subject_ref = $3 and id > $4`,
);

/** How many acts on the subject follow a row. */
export async function countLaterActs(
  tx: Tx,
  { siteId, kind, ref, id }: { siteId: number; kind: string; ref: string; id: number },
): Promise<number> {
  const [row] = await runPrepared(tx, LATER, [siteId, kind, ref, id]);
  return row?.count ?? 0;
}

const HEADS = statement(
  'audit_heads',
  `
select jsonb_build_object('site', s.slug, 'links', coalesce(c.number, 0), 'rows', coalesce(c.covered, 0),
         'unlinked', (select count(*) from (select from audit_log a
                                             where a.site_id = s.id and a.xact > coalesce(c.through_xact, '0'::xid8)
                                             limit 10000) a),
         'head', case when c.number is not null
                      then jsonb_build_object('number', c.number, 'hash', encode(c.hash, 'hex'),
                                              'at', ${at('c.created_at')}) end) as shown
  from sites s
  left join lateral (select l.number, l.hash, l.through_xact, l.created_at,
                            (select sum(k.row_count) from audit_chain k where k.site_id = s.id)::bigint as covered
                       from audit_chain l where l.site_id = s.id order by l.number desc limit 1) c on true
 where s.id = any($1::int[]) and (c.number is not null or cardinality($1::int[]) = 1)
 order by s.slug`,
  { shown: Chain },
);

/** The last link of each site that has one. */
export const listChainHeads = (db: Db, siteIds: readonly number[]) =>
  readSites(db, siteIds, HEADS, [[...siteIds]]);
