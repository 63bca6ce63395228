import { z } from 'zod';
import { type Db, readSite, readSites } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { ATTEMPTS_OF_ORDER, AttemptSums } from '../../orders/money/attempt-sums.fragment.ts';
import { CaseRow, ReconciliationRow } from './payment-lists.staff.contract.ts';

/** The buyer of the order `o` was asked for the rest within a day. */
export const IS_REQUESTED_TODAY = `exists (select from order_events e where e.site_id = o.site_id and e.order_id = o.id
  and e.kind = 'payment_requested' and e.occurred_at > now() - interval '1 day')`;

type After = readonly [string, number] | null;

const CASE = `
select s.slug as site, c.id, o.code as order_code, c.kind, c.status, c.detail, c.resolution,
       to_json(c.opened_at) #>> '{}' as opened_at, to_json(c.resolved_at) #>> '{}' as resolved_at,
       o.given_name || ' ' || o.family_name as name, coalesce(r.amount_minor, o.total_minor) as amount_minor,
       coalesce(r.currency, o.currency) as currency, o.payment_status, c.refund_id, o.status as order_status,
       o.total_minor, ${ATTEMPTS_OF_ORDER} as payments,
       coalesce(${IS_REQUESTED_TODAY}, false) as is_requested_today
  from page c
  join sites s on s.id = c.site_id
  left join orders o on o.site_id = c.site_id and o.id = c.order_id
  left join refunds r on r.site_id = c.site_id and r.id = c.refund_id
 order by c.opened_at, c.id`;

export type ReadCase = Omit<CaseRow, 'due_minor'> & {
  readonly order_status: string | null;
  readonly total_minor: number | null;
  readonly payments: readonly AttemptSums[];
  readonly is_requested_today: boolean;
};

const CASE_JSON = { detail: CaseRow.shape.detail, payments: z.array(AttemptSums) };

const CASES = statement<Statements['payment_cases_list'], ReadCase>(
  'payment_cases_list',
  `
with page as (
  select * from payment_cases
   where site_id = any($1::int[]) and status = $2
     and ($3::timestamptz is null or (opened_at, id) > ($3::timestamptz, $4::bigint))
   order by opened_at, id limit $5)
${CASE}`,
  CASE_JSON,
);

export function listCaseRows(
  db: Db,
  siteIds: readonly number[],
  status: string,
  after: After,
  limit: number,
): Promise<readonly ReadCase[]> {
  const values = [[...siteIds], status, after?.[0] ?? null, after?.[1] ?? null, limit] as const;
  return readSites(db, siteIds, CASES, values);
}

const CASES_COUNT = statement<Statements['payment_cases_count'], { count: number }>(
  'payment_cases_count',
  `
select count(*)::int as count from (
  select from payment_cases where site_id = any($1::int[]) and status = $2 limit $3) as counted`,
);

export async function countCases(db: Db, siteIds: readonly number[], status: string, max: number) {
  const [row] = await readSites(db, siteIds, CASES_COUNT, [[...siteIds], status, max]);
  return row?.count ?? 0;
}

const ONE = statement<Statements['payment_case_one'], ReadCase>(
  'payment_case_one',
  `with page as (select * from payment_cases where site_id = $1 and id = $2) ${CASE}`,
  CASE_JSON,
);

export async function findCaseRow(db: Db, siteId: number, id: number): Promise<ReadCase | null> {
  const [row] = await readSite(db, siteId, ONE, [siteId, id]);
  return row ?? null;
}

const REPORT_WHERE = `site_id = any($1::int[]) and (not $2::boolean or differences <> '[]'::jsonb)`;

const REPORTS = statement<Statements['reconciliations_list'], ReconciliationRow>(
  'reconciliations_list',
  `
with page as (
  select * from reconciliation_reports
   where ${REPORT_WHERE} and ($3::timestamptz is null or (created_at, id) < ($3::timestamptz, $4::bigint))
   order by created_at desc, id desc limit $5)
select s.slug as site, p.id, p.provider, p.account_ref, to_json(p.from_at) #>> '{}' as from_at,
       to_json(p.to_at) #>> '{}' as to_at, p.matched, p.differences, to_json(p.created_at) #>> '{}' as created_at
  from page p join sites s on s.id = p.site_id
 order by p.created_at desc, p.id desc`,
  { differences: ReconciliationRow.shape.differences },
);

export const listReportRows = (
  db: Db,
  siteIds: readonly number[],
  onlyDifferences: boolean,
  after: After,
  limit: number,
) =>
  readSites(db, siteIds, REPORTS, [
    [...siteIds],
    onlyDifferences,
    after?.[0] ?? null,
    after?.[1] ?? null,
    limit,
  ]);

const REPORTS_COUNT = statement<Statements['reconciliations_count'], { count: number }>(
  'reconciliations_count',
  `select count(*)::int as count from (select from reconciliation_reports where ${REPORT_WHERE} limit $3) as counted`,
);

export async function countReports(
  db: Db,
  siteIds: readonly number[],
  onlyDifferences: boolean,
  max: number,
): Promise<number> {
  const [row] = await readSites(db, siteIds, REPORTS_COUNT, [[...siteIds], onlyDifferences, max]);
  return row?.count ?? 0;
}
